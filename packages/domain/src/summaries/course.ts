import type { Rating } from '../goals/rating.ts';
import type { PredictedWeek, SummaryGoal } from './facts.ts';

/**
 * How the predictions of a quarter ran.
 * - `once`: one prediction only.
 * - `dip`: lower in between, and at least as high at the end as at the beginning.
 * - `peak`: higher in between, and no higher at the end than at the beginning.
 */
export type CourseShape = 'none' | 'once' | 'steady' | 'rise' | 'fall' | 'dip' | 'peak';

export interface Course {
  readonly shape: CourseShape;
  readonly first: PredictedWeek;
  readonly last: PredictedWeek;
  /** The week in which the last level was reached for good. */
  readonly settledWeek: number;
  /** The lowest prediction of a dip, the highest of a peak; else the last one. */
  readonly turn: PredictedWeek;
  /** How many weeks of the quarter have a prediction. */
  readonly count: number;
}

const nothing: PredictedWeek = { week: 0, likelihood: 0 };

/** Returns how a goal's predictions ran. */
export function courseOf({ weeks }: Pick<SummaryGoal, 'weeks'>): Course {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last)
    return { shape: 'none', first: nothing, last: nothing, settledWeek: 0, turn: nothing, count: 0 };
  const inOrder = weeks.toSorted((a, b) => a.likelihood - b.likelihood || a.week - b.week);
  const lowest = inOrder[0] ?? first;
  const highest = inOrder.findLast(({ likelihood }) => likelihood === inOrder.at(-1)?.likelihood) ?? last;
  const shape = shapeOf({ first, last, lowest, highest, count: weeks.length });
  const otherwise = weeks.findLastIndex(({ likelihood }) => likelihood !== last.likelihood);
  return {
    shape,
    first,
    last,
    settledWeek: weeks[otherwise + 1]?.week ?? last.week,
    turn: shape === 'dip' ? lowest : shape === 'peak' ? highest : last,
    count: weeks.length,
  };
}

function shapeOf(run: {
  readonly first: PredictedWeek;
  readonly last: PredictedWeek;
  readonly lowest: PredictedWeek;
  readonly highest: PredictedWeek;
  readonly count: number;
}): CourseShape {
  if (run.count === 1) return 'once';
  const [first, last] = [run.first.likelihood, run.last.likelihood];
  const [lowest, highest] = [run.lowest.likelihood, run.highest.likelihood];
  if (lowest === highest) return 'steady';
  if (lowest < Math.min(first, last)) return last >= first ? 'dip' : 'fall';
  if (highest > Math.max(first, last)) return last <= first ? 'peak' : 'rise';
  return last > first ? 'rise' : 'fall';
}

/** Returns whether a likelihood says that the goal will be reached. */
export function isHopeful(likelihood: Rating | null): boolean {
  return likelihood !== null && likelihood >= 3;
}
