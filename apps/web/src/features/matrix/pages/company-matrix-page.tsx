import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GoalSideDrawer } from '#features/goals/door.ts';
import { pages } from '#pages';
import { companyGoalsLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Page } from '#ui/layout/page.tsx';
import { companyMatrixQuery } from '../api.ts';
import { MatrixBoard } from '../components/matrix-board.tsx';
import { MatrixSkeleton } from '../components/matrix-skeleton.tsx';
import { useMatrixSearch } from '../model/matrix-search.ts';
import { companyMatrixPageWords, matrixWords } from '../words.ts';

/** Shows all company goals and everything below them in one grid, for the ceo whose goals they are. */
export function CompanyMatrixPage() {
  const { week } = useMatrixSearch();
  const matrix = useQuery(companyMatrixQuery(week));
  return (
    <Page title={pages.companyMatrix.title} fill>
      {matrix.data ? (
        matrix.data.childs.length === 0 ? (
          <EmptyState
            title={matrixWords.noMatrix}
            action={
              <Button
                variant="default"
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
