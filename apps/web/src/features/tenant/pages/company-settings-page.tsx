import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { companyDataLink, connectionsLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { settingsQuery } from '../api.settings.ts';
import { RefusedMails } from '../components/refused-mails.tsx';
import { SettingsForm } from '../components/settings-form.tsx';
import { settingWords } from '../words.settings.ts';

/**
 * Shows the settings of the company: all of them to the ceo and org admins, the settings of appraisals to HR admins
 * (tenant.1).
 */
export function CompanySettingsPage() {
  const { Profile, Tenant } = useSession();
  const { openLayer } = useAddressLayer<'appraisal-labels'>();
  const { administersPeople, changesSettings } = capabilitiesOfProfile(Profile);
  return (
    <Page
      title={pages.companySettings.title}
      actions={
        <>
          {administersPeople ? (
            <>
              <Button variant="default" renderRoot={(props) => <Link {...props} {...connectionsLink()} />}>
                {pages.connections.title}
              </Button>
              <Button variant="default" renderRoot={(props) => <Link {...props} {...companyDataLink()} />}>
                {pages.companyData.title}
              </Button>
            </>
          ) : null}
          {changesSettings && Tenant.TalentEnabled ? (
            <Button variant="default" onClick={() => openLayer('appraisal-labels')}>
              {settingWords.labels}
            </Button>
          ) : null}
        </>
      }
    >
      {changesSettings ? (
        <>
          {administersPeople ? <RefusedMails /> : null}
          <Settings />
        </>
      ) : (
        <EmptyState icon={<IconEyeOff size={24} />} title={settingWords.notYours} />
      )}
    </Page>
  );
}

function Settings() {
  // An open form keeps its values, so fetch again only when the person asks for it.
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
