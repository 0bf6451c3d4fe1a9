import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { pages } from '#pages';
import { talentLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { scheduleQuery } from '../api.overview.ts';
import { MatrixFilters } from '../components/matrix-filters.tsx';
import { TalentBoard } from '../components/talent-board.tsx';
import { NotAuthorized, NotAuthorizedPanel, TalentTabs, ViewSwitch } from '../components/talent-frame.tsx';
import { useTalentView } from '../model/use-talent-view.ts';
import { talentWords } from '../words.ts';

/**
 * Shows the people of a quarter by their ratings; if the address names no quarter, of the latest ended one
 * (talent.16).
 */
export function TalentMatrixPage() {
  const { id, uid } = useParams({ strict: false });
  const { Profile } = useSession();
  const { rights, viewSearch } = useTalentView();
  const personId = uid === undefined ? Profile.Id : Number(uid);
  if (!rights.seesTeams) return <NotAuthorized title={pages.talentMatrix.title} />;
  return (
    <Page
      title={pages.talentMatrix.title}
      trail={
        <Link {...talentLink()} search={viewSearch}>
          {pages.talent.title}
        </Link>
      }
    >
      <TalentTabs shown="matrix">{personId === Profile.Id ? <ViewSwitch /> : null}</TalentTabs>
      <Matrix periodId={id === undefined ? undefined : Number(id)} personId={personId} />
    </Page>
  );
}

interface MatrixProps {
  readonly periodId: number | undefined;
  readonly personId: number;
}

function Matrix({ periodId, personId }: MatrixProps) {
  const { scopeOf } = useTalentView();
  const schedule = useQuery(scheduleQuery);
  if (isAbsent(schedule.error)) return <NotAuthorizedPanel />;
  if (schedule.error)
    return (
      <ErrorPanel
        title={talentWords.failed}
        detail={problemText(schedule.error)}
        onRetry={() => void schedule.refetch()}
      />
    );
  if (!schedule.data) return <SkeletonDetail />;
  const latest = schedule.data.Periods[0];
  if (!latest) return <EmptyState title={talentWords.startsNextQuarter} />;
  const scope = scopeOf(periodId ?? latest.PeriodId, personId);
  return (
    <>
      <MatrixFilters scope={scope} periods={schedule.data.Periods} />
      <TalentBoard scope={scope} />
    </>
  );
}
