import { type RefObject, useEffect, useRef } from 'react';
import type { GoalRun } from './next-goal.ts';

/**
 * The drawer stays open from goal to goal: from the second one on, focus goes to the new goal's heading, so that it is
 * read aloud and nothing is answered that was not looked at.
 */
export function useArrivalFocus(run: GoalRun): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLater = (run.place?.at ?? 1) > 1;
  useEffect(() => {
    if (isLater) heading.current?.focus();
  }, [isLater]);
  return heading;
}
