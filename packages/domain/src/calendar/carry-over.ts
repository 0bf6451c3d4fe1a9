import type { Instant } from './instant.ts';
import { isLastWeek } from './prediction-window.ts';
import { currentQuarter, type Quarter, quarterByIndex } from './quarter.ts';
import type { CalendarSettings } from './settings.ts';

/**
 * Returns the quarter whose unfinished goals are offered, and the next one, into which they go. A quarter is
 * offered from the first day of its last week until the last week of the next quarter begins, in the tenant's
 * days. So there is always exactly one pair, and its target is never before the running quarter.
 */
export function carryOverQuarters(now: Instant, settings: CalendarSettings): { from: Quarter; to: Quarter } {
  const current = currentQuarter(now, settings);
  const index = isLastWeek(current, now, settings) ? current.index : current.index - 1;
  return { from: quarterByIndex(index, settings), to: quarterByIndex(index + 1, settings) };
}
