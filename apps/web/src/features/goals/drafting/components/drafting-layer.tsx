import type { GoalInfo } from '@bellwether/contract/goals/goal';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { readGoalSearch } from '../../model/goal-search.ts';
import { goalOf, useLeaveLayer } from '../../model/leave-layer.ts';
import type { DraftingLayer as Name } from '../words.ts';
import { GoalDrafting } from './goal-drafting.tsx';

/** Renders the goal form's drawer; after a save it leads to the new goal. */
export function DraftingLayer({ name, at }: LayerProps<Name>) {
  const leave = useLeaveLayer();
  return (
    <GoalDrafting
      layer={name}
      goalId={name === 'create' ? undefined : goalOf(at)}
      periodId={readGoalSearch(at.search).period}
      onCreated={(made: GoalInfo) => leave({ goalId: made.Goal.Id })}
    />
  );
}
