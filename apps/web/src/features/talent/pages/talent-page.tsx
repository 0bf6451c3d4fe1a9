import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { useLayerSearch } from '#platform/layers/layer-search.ts';
import { myAppraisalsLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconUserStar } from '#ui/marks/icons.ts';
import { scheduleQuery } from '../api.overview.ts';
import { CalibrationList } from '../calibration/components/calibration-list.tsx';
import { OwedLists } from '../components/owed-list.tsx';
import classes from '../components/period-list.module.css';
import { PeriodList } from '../components/period-list.tsx';
import { NotAuthorized, NotAuthorizedPanel, TalentTabs, ViewSwitch } from '../components/talent-frame.tsx';
import { CycleList } from '../cycles/components/cycle-list.tsx';
import type { TalentLayerName } from '../model/layer-names.ts';
import { useTalentRights } from '../model/talent-rights.ts';
import { useLateCards } from '../model/use-late-cards.ts';
import { useTalentView } from '../model/use-talent-view.ts';
import { owedWords, talentWords } from '../words.ts';

/**
 * Lists the quarters with the progress of their appraisals. Sends people without a team to their own appraisals
 * (talent.16).
 */
export function TalentPage() {
  const { seesTeams, isAppraised } = useTalentRights();
  // The link of a notification opens an appraisal here, also for people who only have their own.
  const layer = useLayerSearch();
  if (!seesTeams)
    return isAppraised ? <Navigate {...myAppraisalsLink()} search={layer} replace /> : <NotAuthorized />;
  return (
    <Page title={pages.talent.title} actions={<LabelsButton />}>
      <TalentTabs shown="overview">
        <ViewSwitch />
      </TalentTabs>
      <Cards />
    </Page>
  );
}

/** The cards and the list of quarters, at once: nothing moves under a press. */
function Cards() {
  if (!useLateCards()) return <SkeletonRows rows={6} />;
  return (
    <>
      <CycleList />
      <CalibrationList />
      <Periods />
    </>
  );
}

function Periods() {
  const { data, error, refetch } = useQuery(scheduleQuery);
  const { rights, isOrganization } = useTalentView();
  const counted = isOrganization ? 'organization' : rights.isAppraised ? 'own' : 'team';
  if (data) {
    if (data.Periods.length > 0)
      return (
        <>
          <OwedLists />
          <p className={classes.counted}>{owedWords.counts[counted]}</p>
          <PeriodList periods={data.Periods} />
        </>
      );
    return <EmptyState icon={<IconUserStar size={24} />} title={talentWords.startsNextQuarter} />;
  }
  if (isAbsent(error)) return <NotAuthorizedPanel />;
  if (error)
    return (
      <ErrorPanel title={talentWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  return <SkeletonRows rows={4} />;
}

/** Opens the form for the company's rating words; shown to people who may change them (talent.12). */
function LabelsButton() {
  const { Profile } = useSession();
  const { openLayer } = useAddressLayer<TalentLayerName>();
  if (!capabilitiesOfProfile(Profile).changesSettings) return null;
  return (
    <Button variant="default" onClick={() => openLayer('appraisal-labels')}>
      {talentWords.labels}
    </Button>
  );
}
