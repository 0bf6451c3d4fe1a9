import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { useCallback, useState } from 'react';
import { toggled } from '#ui/data/toggled.ts';

const nothing: ReadonlySet<number> = new Set();

/**
 * Keeps which goals of a list are ticked. A goal that left the list is no longer ticked, because nobody shall act on a goal
 * that the list does not show.
 *
 * @param shown the goals of the list, in its order.
 */
export function useGoalTicks(shown: readonly ListedGoal[]) {
  const [chosen, setChosen] = useState(nothing);
  const [isSelecting, setSelecting] = useState(false);
  const toggle = useCallback((id: number) => setChosen((former) => toggled(former, id)), []);
  const ticked = shown.filter(({ Id }) => chosen.has(Id));
  const clear = () => {
    setChosen(nothing);
    setSelecting(false);
  };
  return {
    toggle,
    clear,
    ticked,
    isSelecting,
    /** Shows the boxes on all cards, or ends the choice. */
    onSelect: () => (isSelecting ? clear() : setSelecting(true)),
    all: () => setChosen(new Set(shown.map(({ Id }) => Id))),
    ticks: { chosen, toggle, isChoosing: isSelecting || ticked.length > 0 },
  };
}
