import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { goalsLink, matrixLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconChartGridDots } from '#ui/marks/icons.ts';
import { GoalFinder } from '../components/goal-finder.tsx';
import { matrixWords, noMatrixPageWords } from '../words.ts';

/** Shows what the matrix will contain and how to begin, while no goal can open it. */
export function NoMatrixPage() {
  const navigate = useNavigate();
  const { writesGoals } = capabilitiesOfProfile(useSession().Profile);
  return (
    <Page
      title={pages.matrix.title}
      actions={<GoalFinder onGoal={(goalId) => void navigate(matrixLink(goalId))} />}
    >
      <EmptyState
        icon={<IconChartGridDots size={24} />}
        title={matrixWords.noMatrix}
        action={
          writesGoals ? (
            <Button renderRoot={(props) => <Link {...props} {...goalsLink()} search={{ open: 'create' }} />}>
              {matrixWords.addGoal}
            </Button>
          ) : (
            <Button variant="default" renderRoot={(props) => <Link {...props} {...goalsLink()} />}>
              {noMatrixPageWords.goToGoals}
            </Button>
          )
        }
      >
        {matrixWords.noMatrixReason}
      </EmptyState>
    </Page>
  );
}
