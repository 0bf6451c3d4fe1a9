import type { Week } from '../calendar/week.ts';
import type { Cell } from './matrix.ts';
import type { WeekReach } from './week-walk.ts';

/** The number of weeks in a trail, the shown week included. */
export const trailLength = 6;

/** Returns the numbers of the weeks of a trail that ends with week `shown` of the quarter, oldest first. */
export function trailWeeks(shown: Pick<Week, 'week'>): number[] {
  const first = Math.max(1, shown.week - trailLength + 1);
  return Array.from({ length: shown.week - first + 1 }, (_, step) => first + step);
}

/** A prediction for a trail: the number of its week in the goal's own quarter, and its cell. */
export interface GivenCell {
  readonly week: number;
  readonly cell: Cell;
}

/**
 * Returns the goal's cell in each week of the trail; null for a week without its own prediction, because a
 * carried prediction did not move. `reaches` maps the weeks of the trail to the goal's own quarter.
 */
export function trailOf(given: readonly GivenCell[], reaches: readonly WeekReach[]): (Cell | null)[] {
  return reaches.map(({ same }) => given.find(({ week }) => week === same)?.cell ?? null);
}
