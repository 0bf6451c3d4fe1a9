import type { GoalInfo } from '@bellwether/contract/goals/goal';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { readGoalSearch } from '../../model/goal-search.ts';
import { goalOf, useLeaveLayer } from '../../model/leave-layer.ts';
import type { DraftingLayer as Name } from '../words.ts';
import { GoalDrafting } from './goal-drafting.tsx';

/** The goal form's drawer; it leads on to a goal that was just made. */
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
