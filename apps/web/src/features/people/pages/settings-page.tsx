import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { profileQuery } from '../api.ts';
import { AvatarPart } from '../components/avatar-part.tsx';
import { EmailSwitch } from '../components/email-switch.tsx';
import { PasswordPart } from '../components/password-part.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { SessionList } from '../components/session-list.tsx';
import classes from '../components/settings.module.css';
import { settingsWords } from '../words.ts';

/** What the signed-in person changes about the own account (2-people §2). */
export function SettingsPage() {
  const { Profile } = useSession();
  const { data, error, refetch } = useQuery(profileQuery(Profile.Id));
  return (
    <Page title={settingsWords.title}>
      <div className={classes.page}>
        {data ? (
          <>
            <AvatarPart profile={data} />
            {data.IsEditable ? <ProfileForm profile={data} /> : null}
            <EmailSwitch profile={data} />
          </>
        ) : error ? (
          <ErrorPanel
            inset
            title={settingsWords.failed}
            detail={problemText(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonForm fields={5} />
        )}
        <PasswordPart />
        <SessionList />
      </div>
    </Page>
  );
}
