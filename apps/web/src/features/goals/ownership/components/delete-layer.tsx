import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { goalOf, useLeaveLayer } from '../../model/leave-layer.ts';
import { DeleteGoal } from './delete-goal.tsx';

/** Delete Goal; it leaves the page of the goal that is gone. */
export function DeleteLayer({ at }: LayerProps<'delete'>) {
  const leave = useLeaveLayer();
  return <DeleteGoal goalId={goalOf(at) ?? 0} onDeleted={() => leave({})} />;
}
