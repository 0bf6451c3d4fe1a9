import type { ReportName } from '@bellwether/domain/reports/reports';
import { browserStore } from '#ui/data/browser-store.ts';

const PREFIX = 'bw.day.';
const keyOf = (scope: string, name: ReportName) => `${PREFIX}${scope}.report.${name}`;

/** Returns the day (YYYY-MM-DD) on which this person (`draftScope`) last made the report in this browser. */
export function lastMade(scope: string, name: ReportName): string | undefined {
  const day = browserStore.get(keyOf(scope, name));
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}

/**
 * Remembers in this browser that the person has made the report on the day. If the browser's storage is full or closed,
 * the day lives as long as the tab.
 */
export function keepLastMade(scope: string, name: ReportName, day: string): void {
  browserStore.set(keyOf(scope, name), day);
}

/** Whether a storage key holds such a day. These keys survive the end of a session, but no sign-out. */
export function isLastMadeKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** Deletes the days of one person, after an explicit sign-out. */
export function forgetLastMade(scope: string): void {
  for (const key of browserStore.keys()) if (key.startsWith(`${PREFIX}${scope}.`)) browserStore.remove(key);
}
