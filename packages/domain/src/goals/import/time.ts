import { addDays, type Day, daysBetween } from '../../calendar/day.ts';
import { type FiscalSettings, type Quarter, quarterOf } from '../../calendar/quarter.ts';
import { quartersAhead } from '../../calendar/settings.ts';
import { quarterNamed } from './dates.ts';
import type { GatheredGoal } from './gather.ts';

/** How many quarters of the past a file can bring. */
export const quartersOfPast = 40;
/** A goal of more days than this belongs to the quarter in which it begins. */
const mostDays = 120;

type Found =
  | { readonly index: number }
  | { readonly code: 'quarter_missing' | 'quarter_unknown' | 'quarter_out_of_range' };

/** Returns the quarter of a goal: the named one, else that of its dates, else that of its last check-in. */
export function quarterOfGoal(goal: GatheredGoal, settings: FiscalSettings, today: Day): Found {
  const index = indexOf(goal, settings);
  if (typeof index !== 'number') return index;
  const current = quarterOf(today, settings).index;
  const isKnown = index >= current - quartersOfPast && index <= current + quartersAhead;
  return isKnown ? { index } : { code: 'quarter_out_of_range' };
}

function indexOf(
  { quarter, start, end, checkIns }: GatheredGoal,
  settings: FiscalSettings,
): number | Exclude<Found, { index: number }> {
  const named = quarter === '' ? undefined : quarterNamed(quarter, settings);
  if (named !== undefined) return named;
  const day =
    middleOf(start, end) ??
    checkIns
      .map((said) => said.day ?? '')
      .toSorted()
      .at(-1);
  if (day) return quarterOf(day, settings).index;
  return { code: quarter === '' ? 'quarter_missing' : 'quarter_unknown' };
}

function middleOf(start: Day | undefined, end: Day | undefined): Day | undefined {
  if (start === undefined || end === undefined || end < start) return end ?? start;
  const days = daysBetween(start, end);
  return days > mostDays ? start : addDays(start, Math.floor(days / 2));
}

/** Whether the quarter's last day is before `today`. */
export function hasEnded(quarter: Pick<Quarter, 'endDate'>, today: Day): boolean {
  return quarter.endDate < today;
}
