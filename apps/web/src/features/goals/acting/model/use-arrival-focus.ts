import { type RefObject, useEffect, useRef } from 'react';
import type { GoalRun } from './next-goal.ts';

/**
 * Returns a ref for the goal's heading. The drawer stays open from goal to goal, so from the second goal on
 * the heading gets the focus: a screen reader reads it, and no goal is answered unseen.
 */
export function useArrivalFocus(run: GoalRun): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLater = (run.place?.at ?? 1) > 1;
  useEffect(() => {
    if (isLater) heading.current?.focus();
  }, [isLater]);
  return heading;
}
