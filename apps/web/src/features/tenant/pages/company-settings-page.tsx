import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { settingsQuery } from '../api.settings.ts';
import { SettingsForm } from '../components/settings-form.tsx';
import { settingWords } from '../words.settings.ts';

/** The settings of the company, for the ceo and org admins (decisions-2 X6). */
export function CompanySettingsPage() {
  const { Profile } = useSession();
  return (
    <Page title={pages.companySettings.title}>
      {capabilitiesOfProfile(Profile).administersPeople ? (
        <Settings />
      ) : (
        <EmptyState icon={<IconEyeOff size={24} />} title={settingWords.notYours} />
      )}
    </Page>
  );
}

function Settings() {
  // A form that is open keeps its values, so read anew only when the person asks.
  const { data, error, refetch } = useQuery({ ...settingsQuery, staleTime: Number.POSITIVE_INFINITY });
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refetch();
    setRound((former) => former + 1);
  };
  if (data) return <SettingsForm key={round} settings={data} onReload={() => void reload()} />;
  if (error)
    return (
      <ErrorPanel title={settingWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  return <SkeletonForm />;
}
