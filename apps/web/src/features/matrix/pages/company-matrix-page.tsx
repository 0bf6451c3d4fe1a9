import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GoalSideDrawer } from '#features/goals/door.ts';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { companyGoalsLink, predictionsLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconChartGridDots, IconEyeOff } from '#ui/marks/icons.ts';
import { companyMatrixQuery } from '../api.ts';
import { MatrixBoard } from '../components/matrix-board.tsx';
import { MatrixSkeleton } from '../components/matrix-skeleton.tsx';
import { useMatrixSearch } from '../model/matrix-search.ts';
import { companyMatrixPageWords, matrixWords } from '../words.ts';

/** Shows all company goals and everything below them in one grid, for the ceo whose goals they are. */
export function CompanyMatrixPage() {
  const { Profile } = useSession();
  // Do not make the call: the server would refuse it with 403, which ends the session.
  if (!capabilitiesOfProfile(Profile).ownsCompanyGoals)
    return (
      <Page title={pages.companyMatrix.title}>
        <EmptyState
          icon={<IconEyeOff size={24} />}
          title={companyMatrixPageWords.notYours}
          action={
            <Button variant="default" renderRoot={(props) => <Link {...props} {...predictionsLink()} />}>
              {pages.matrix.title}
            </Button>
          }
        >
          {companyMatrixPageWords.eachGoal}
        </EmptyState>
      </Page>
    );
  return <CompanyMatrix />;
}

function CompanyMatrix() {
  const { week } = useMatrixSearch();
  const matrix = useQuery(companyMatrixQuery(week));
  return (
    <Page title={pages.companyMatrix.title} fill>
      {matrix.data ? (
        matrix.data.childs.length === 0 ? (
          <EmptyState
            icon={<IconChartGridDots size={24} />}
            title={matrixWords.noMatrix}
            action={
              <Button
                renderRoot={(props) => (
                  <Link {...props} {...companyGoalsLink()} search={{ open: 'create' }} />
                )}
              >
                {matrixWords.addGoal}
              </Button>
            }
          >
            {matrixWords.noCompanyGoals}
          </EmptyState>
        ) : (
          <MatrixBoard matrix={{ ...matrix.data, goal: null }} isStale={matrix.isPlaceholderData} />
        )
      ) : matrix.isError ? (
        <ErrorPanel
          inset
          title={companyMatrixPageWords.notLoaded}
          detail={problemText(matrix.error)}
          onRetry={() => void matrix.refetch()}
        />
      ) : (
        <MatrixSkeleton />
      )}
      <GoalSideDrawer width={600} />
    </Page>
  );
}
