import type { SettingGroup } from '@bellwether/domain/tenant/settings';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { settingsTitles } from '#platform/words.settings.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { settingsQuery } from '../api.settings.ts';
import { RefusedMails } from '../components/refused-mails.tsx';
import { SettingsForm } from '../components/settings-form.tsx';
import { settingPages } from '../model/setting-pages.ts';
import { settingWords } from '../words.settings.ts';

interface SettingsPageProps {
  readonly title: string;
  /** The groups of the settings on this page. */
  readonly groups: readonly SettingGroup[];
  readonly actions?: ReactNode;
  /** What stands above the form. */
  readonly above?: ReactNode;
}

/** Shows groups of the company's settings (tenant.1). */
function CompanySettings({ title, groups, actions, above }: SettingsPageProps) {
  const { Profile } = useSession();
  return (
    <Page title={title} actions={actions} narrow>
      {capabilitiesOfProfile(Profile).changesSettings ? (
        <>
          {above}
          <Settings groups={groups} />
        </>
      ) : (
        <EmptyState icon={<IconEyeOff size={24} />} title={settingWords.notYours} />
      )}
    </Page>
  );
}

export function GoalSettingsPage() {
  return <CompanySettings title={settingsTitles.goals} groups={settingPages.goals} />;
}

/** The scale of appraisals; the labels are edited in a drawer. */
export function TalentSettingsPage() {
  const { Profile, Tenant } = useSession();
  const { openLayer } = useAddressLayer<'appraisal-labels'>();
  return (
    <CompanySettings
      title={settingsTitles.talent}
      groups={settingPages.talent}
      actions={
        capabilitiesOfProfile(Profile).changesSettings && Tenant.TalentEnabled ? (
          <Button variant="default" onClick={() => openLayer('appraisal-labels')}>
            {settingWords.labels}
          </Button>
        ) : null
      }
    />
  );
}

/** How people sign in, what is kept about them, and what each may do in an hour. */
export function PeopleSettingsPage() {
  const { Profile } = useSession();
  return (
    <CompanySettings
      title={settingsTitles.people}
      groups={settingPages.people}
      above={capabilitiesOfProfile(Profile).administersPeople ? <RefusedMails /> : null}
    />
  );
}

export function InsightSettingsPage() {
  return <CompanySettings title={settingsTitles.insight} groups={settingPages.insight} />;
}

function Settings({ groups }: Pick<SettingsPageProps, 'groups'>) {
  // An open form keeps its values, so fetch again only when the person asks for it.
  const { data, error, refetch } = useQuery({ ...settingsQuery, staleTime: Number.POSITIVE_INFINITY });
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refetch();
    setRound((former) => former + 1);
  };
  if (data)
    return <SettingsForm key={round} settings={data} groups={groups} onReload={() => void reload()} />;
  if (error)
    return (
      <ErrorPanel title={settingWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  return <SkeletonForm />;
}
