import type { Period } from '@bellwether/contract/tenant';

/**
 * Returns the completed quarters, the latest first: only those can be summarised (3-strategy-reports-signin §9).
 * `current` is the running one.
 */
export function endedQuarters(periods: readonly Period[], current: Pick<Period, 'Index'>): Period[] {
  return periods.filter(({ Index }) => Index < current.Index).sort((a, b) => b.Index - a.Index);
}

/** Returns the years with a completed quarter, the latest first. */
export function endedYears(periods: readonly Period[], current: Pick<Period, 'Index'>): number[] {
  return [...new Set(endedQuarters(periods, current).map(({ Year }) => Year))];
}
