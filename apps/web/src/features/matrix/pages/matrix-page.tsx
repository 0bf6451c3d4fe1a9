import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { GoalSideDrawer } from '#features/goals/door.ts';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { companyMatrixLink, goalsLink, matrixLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { matrixQuery } from '../api.ts';
import { GoalFinder } from '../components/goal-finder.tsx';
import { GoalWalk, GoalWalkSkeleton } from '../components/goal-walk.tsx';
import { MatrixBoard } from '../components/matrix-board.tsx';
import { MatrixSkeleton } from '../components/matrix-skeleton.tsx';
import { type MatrixSearch, useMatrixSearch } from '../model/matrix-search.ts';
import { matrixPageWords, matrixWords } from '../words.ts';

/** Shows a goal and everything below it in the grid of one week (matrix.1). */
export function MatrixPage() {
  const { goalId: id } = useParams({ strict: false });
  const goalId = typeof id === 'number' ? id : 0;
  const { week } = useMatrixSearch();
  const { ownsCompanyGoals } = capabilitiesOfProfile(useSession().Profile);
  const navigate = useNavigate();
  const client = useQueryClient();
  const matrix = useQuery(matrixQuery(goalId, week));
  // A goal that was deleted while it is shown must not look present.
  const shown = isAbsent(matrix.error) ? undefined : matrix.data;

  const goTo = (to: number, search: MatrixSearch = {}) => void navigate({ ...matrixLink(to), search });

  return (
    <Page
      title={pages.matrix.title}
      {...(shown ? { tabTitle: `${shown.goal.Title} · ${pages.matrix.title}` } : {})}
      fill
      actions={
        <>
          {ownsCompanyGoals ? (
            <Button variant="default" renderRoot={(props) => <Link {...props} {...companyMatrixLink()} />}>
              {matrixWords.allCompanyGoals}
            </Button>
          ) : null}
          <GoalFinder onGoal={goTo} />
          {shown ? (
            <GoalWalk
              goalId={goalId}
              own={shown.owngoals}
              // The goals of the circle share one quarter, so the week stays.
              onNear={(to) => void client.prefetchQuery(matrixQuery(to, week))}
              onGoal={(to) => goTo(to, week === undefined ? {} : { week })}
            />
          ) : matrix.isError ? null : (
            <GoalWalkSkeleton />
          )}
        </>
      }
    >
      {shown ? (
        <MatrixBoard matrix={shown} isStale={matrix.isPlaceholderData} />
      ) : (
        <Without query={matrix} goalId={goalId} isOtherWeek={week !== undefined} />
      )}
      {/* The narrowest width, so that the grid and the trail in it stay visible beside it. */}
      <GoalSideDrawer width={600} />
    </Page>
  );
}

interface WithoutProps {
  readonly query: { readonly isError: boolean; readonly error: unknown; readonly refetch: () => unknown };
  readonly goalId: number;
  /** Whether the address names a week: the goal may have a matrix in another week. */
  readonly isOtherWeek: boolean;
}

/** Shows the page without a matrix: loading, failed, or not for this person. */
function Without({ query, goalId, isOtherWeek }: WithoutProps) {
  if (!query.isError) return <MatrixSkeleton />;
  if (isAbsent(query.error)) {
    return (
      <EmptyState
        icon={<IconEyeOff size={24} />}
        title={matrixPageWords.thisGoalIsNot}
        action={
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} {...(isOtherWeek ? matrixLink(goalId) : goalsLink())} />}
          >
            {isOtherWeek ? matrixWords.currentWeek : matrixPageWords.goToGoals}
          </Button>
        }
      >
        {isOtherWeek ? matrixPageWords.itWasDeletedIs : matrixPageWords.itWasDeletedOr}
      </EmptyState>
    );
  }
  return (
    <ErrorPanel
      inset
      title={matrixPageWords.notLoaded}
      detail={problemText(query.error)}
      onRetry={() => void query.refetch()}
    />
  );
}
