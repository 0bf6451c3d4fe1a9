import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { goalOf, useLeaveLayer } from '../../model/leave-layer.ts';
import { DeleteGoal } from './delete-goal.tsx';

/** Renders Delete Goal, and leaves the page of the deleted goal. */
export function DeleteLayer({ at }: LayerProps<'delete'>) {
  const leave = useLeaveLayer();
  return <DeleteGoal goalId={goalOf(at) ?? 0} onDeleted={() => leave({})} />;
}
