import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconCircleCheck, IconPlus, IconSearch, IconTarget, IconTrash } from '#ui/marks/icons.ts';
import { type GoalSearch, useGoalLayer } from '../../model/goal-search.ts';
import { narrowingOf, withoutNarrowing } from '../model/narrowing.ts';
import { emptyGoalListWords, emptyWords } from '../words.ts';

interface EmptyGoalListProps {
  readonly search: GoalSearch;
  readonly mayAdd: boolean;
}

/** Shows why the list is empty, and what the person can do. */
export function EmptyGoalList({ search, mayAdd }: EmptyGoalListProps) {
  const { openLayer } = useGoalLayer();
  const { deleted, ...narrowed } = narrowingOf(search);
  if (search.q || Object.keys(narrowed).length > 0) {
    const { q, ...others } = search;
    return (
      <EmptyState
        icon={<IconSearch size={24} />}
        title={emptyGoalListWords.noGoalsMatch}
        action={
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="." search={withoutNarrowing(others)} />}
          >
            {emptyGoalListWords.clearAll}
          </Button>
        }
      >
        {emptyGoalListWords.otherFiltersOrAnother}
      </EmptyState>
    );
  }
  if (deleted) {
    return (
      <EmptyState icon={<IconTrash size={24} />} title={emptyGoalListWords.noDeletedGoalsIn}>
        {emptyGoalListWords.goalsThatWereDeleted}
      </EmptyState>
    );
  }
  if (search.waiting) {
    return (
      <EmptyState icon={<IconCircleCheck size={24} />} title={emptyGoalListWords.nothingWaitsForYou}>
        {emptyGoalListWords.goalsChangesResultsAnd}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<IconTarget size={24} />}
      title={emptyWords.noGoals}
      action={
        mayAdd ? (
          <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => openLayer('create')}>
            {emptyWords.addGoal}
          </Button>
        ) : undefined
      }
    >
      {mayAdd ? emptyGoalListWords.aGoalSaysWhat : emptyGoalListWords.chooseAnotherQuarterOr}
    </EmptyState>
  );
}
