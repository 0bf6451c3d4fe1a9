import type { Profile } from '@bellwether/contract/people/profile';
import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CalendarPart, FollowingPart, OwnSlackPart, PreferencesPart } from '#features/notifications/door.ts';
import { ColorSchemeSwitch } from '#platform/color-scheme-switch.tsx';
import { profileLink, securityLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { settingsTitles } from '#platform/words.settings.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { setLetterKeys, useLetterKeys } from '#ui/layers/letter-keys.ts';
import { Page } from '#ui/layout/page.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { AbsenceList, AddAbsenceButton } from '../../absence/components/absence-list.tsx';
import { absenceWords } from '../../absence/words.ts';
import { profileQuery } from '../../api.ts';
import { notificationWords } from '../../words.ts';
import { EmailSwitch } from '../components/email-switch.tsx';
import { LanguagePart } from '../components/language-part.tsx';
import { PasswordPart } from '../components/password-part.tsx';
import { SessionList } from '../components/session-list.tsx';
import classes from '../components/settings.module.css';
import { appearanceWords, pageWords, profilePartWords, securityPartWords } from '../words.ts';

interface PartPageProps {
  readonly name: keyof typeof settingsTitles;
  readonly children: ReactNode;
}

function PartPage({ name, children }: PartPageProps) {
  return (
    <Page title={settingsTitles[name]} narrow>
      <div className={classes.page}>{children}</div>
    </Page>
  );
}

/** A part that shows what the own profile has. */
function ProfilePart({
  name,
  of,
}: {
  readonly name: PartPageProps['name'];
  readonly of: (profile: Profile) => ReactNode;
}) {
  const { Profile: own } = useSession();
  const { data, error, refetch } = useQuery(profileQuery(own.Id));
  return (
    <PartPage name={name}>
      {data ? (
        of(data)
      ) : error ? (
        <ErrorPanel title={pageWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonForm />
      )}
    </PartPage>
  );
}

/** The address with which the person signs in, the password, and the ways to profile and security. */
export function AccountSettings() {
  const { Profile: own } = useSession();
  return (
    <PartPage name="account">
      <PasswordPart />
      <SettingsPart
        title={profilePartWords.part}
        aside={
          <Button variant="default" renderRoot={(props) => <Link {...props} {...profileLink()} />}>
            {profilePartWords.open}
          </Button>
        }
      >
        <p className={classes.quiet}>{profilePartWords.hint(own.Email ?? '')}</p>
      </SettingsPart>
      <SettingsPart
        title={settingsTitles.security}
        aside={
          <Button variant="default" renderRoot={(props) => <Link {...props} {...securityLink()} />}>
            {settingsTitles.security}
          </Button>
        }
      >
        <p className={classes.quiet}>{securityPartWords.hint}</p>
      </SettingsPart>
    </PartPage>
  );
}

/** Which news come, and how. */
export function NotificationSettings() {
  return (
    <ProfilePart
      name="notifications"
      of={(profile) => (
        <>
          <EmailSwitch profile={profile} />
          <SettingsPart title={notificationWords.part}>
            <PreferencesPart mailIsOn={profile.EmailPreference ?? false} />
          </SettingsPart>
          <SettingsPart title={notificationWords.following}>
            <FollowingPart />
          </SettingsPart>
          <SettingsPart title={notificationWords.calendar}>
            <CalendarPart />
          </SettingsPart>
          <OwnSlackPart />
        </>
      )}
    />
  );
}

export function LanguageSettings() {
  return (
    <ProfilePart
      name="language"
      of={(profile) => <LanguagePart isLocked={profile.Locked.includes('Locale')} />}
    />
  );
}

/** The person's absences (people.34). */
export function AbsenceSettings() {
  const { Profile: own } = useSession();
  return (
    <PartPage name="absence">
      <SettingsPart title={absenceWords.part} aside={<AddAbsenceButton personId={own.Id} />}>
        <AbsenceList personId={own.Id} />
      </SettingsPart>
    </PartPage>
  );
}

/** The colours and the keys of this browser. */
export function AppearanceSettings() {
  const areLettersOn = useLetterKeys();
  return (
    <PartPage name="appearance">
      <SettingsPart title={appearanceWords.colours}>
        <p className={classes.quiet}>{appearanceWords.browser}</p>
        <div className={classes.choice}>
          <ColorSchemeSwitch />
        </div>
      </SettingsPart>
      <SettingsPart title={appearanceWords.keys}>
        <Switch
          label={appearanceWords.letters}
          description={appearanceWords.lettersHint}
          checked={areLettersOn}
          onChange={(event) => setLetterKeys(event.currentTarget.checked)}
        />
      </SettingsPart>
    </PartPage>
  );
}

/** Where the person is signed in (accounts.6). */
export function SessionSettings() {
  return (
    <PartPage name="sessions">
      <SessionList />
    </PartPage>
  );
}
