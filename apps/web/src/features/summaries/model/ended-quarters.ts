import type { Period } from '@bellwether/contract/tenant';

/**
 * Returns the ended quarters, the latest first, because only those can be summarised (reports.9).
 * `current` is the running quarter.
 */
export function endedQuarters(periods: readonly Period[], current: Pick<Period, 'Index'>): Period[] {
  return periods.filter(({ Index }) => Index < current.Index).sort((a, b) => b.Index - a.Index);
}

/** Returns the years with an ended quarter, the latest first. */
export function endedYears(periods: readonly Period[], current: Pick<Period, 'Index'>): number[] {
  return [...new Set(endedQuarters(periods, current).map(({ Year }) => Year))];
}
