import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { goalsLink } from '#platform/links.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconTarget } from '#ui/marks/icons.ts';
import { noGoalsWords } from '../words.ts';

interface NoGoalsYetProps {
  readonly title: string;
  /** What stands here once there are goals. */
  readonly children: string;
}

/** Shown instead of a list or a forecast while no goal runs; leads to the goals. */
export function NoGoalsYet({ title, children }: NoGoalsYetProps) {
  return (
    <EmptyState
      icon={<IconTarget size={24} />}
      title={title}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} {...goalsLink()} />}>
          {noGoalsWords.toGoals}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
