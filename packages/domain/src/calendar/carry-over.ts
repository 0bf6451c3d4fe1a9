import type { Instant } from './instant.ts';
import { isLastWeek } from './prediction-window.ts';
import { currentQuarter, type Quarter, quarterByIndex } from './quarter.ts';
import type { CalendarSettings } from './settings.ts';

/**
 * The quarter whose unfinished goals are offered, and the next one, into which they go. From the first day of a quarter's
 * last week until the last week of the next one begins, in the tenant's days: there is always exactly one such pair, and
 * its target never lies before the running quarter.
 */
export function carryOverQuarters(now: Instant, settings: CalendarSettings): { from: Quarter; to: Quarter } {
  const current = currentQuarter(now, settings);
  const index = isLastWeek(current, now, settings) ? current.index : current.index - 1;
  return { from: quarterByIndex(index, settings), to: quarterByIndex(index + 1, settings) };
}
