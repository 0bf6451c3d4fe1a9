import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { pages } from '#pages';
import { goalsLink, matrixLink } from '#platform/links.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconChartGridDots } from '#ui/marks/icons.ts';
import { GoalFinder } from '../components/goal-finder.tsx';
import { matrixWords } from '../words.ts';

/** Shows what the matrix will contain and how to begin, while no goal can open it. */
export function NoMatrixPage() {
  const navigate = useNavigate();
  return (
    <Page
      title={pages.matrix.title}
      actions={<GoalFinder onGoal={(goalId) => void navigate(matrixLink(goalId))} />}
    >
      <EmptyState
        icon={<IconChartGridDots size={24} />}
        title={matrixWords.noMatrix}
        action={
          <Button variant="default" renderRoot={(props) => <Link {...props} {...goalsLink()} />}>
            Go to goals
          </Button>
        }
      >
        {matrixWords.noMatrixReason}
      </EmptyState>
    </Page>
  );
}
