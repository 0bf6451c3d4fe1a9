import { browserStore } from '#ui/data/browser-store.ts';

const PREFIX = 'bw.day.';

/** Days (YYYY-MM-DD) that a person chose or used last, stored in the browser per person and tenant (`scope`). */
export function readDay(scope: string, key: string): string | undefined {
  const day = browserStore.get(`${PREFIX}${scope}.${key}`);
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}

/** Stores a day. If the browser's storage is full or closed, the day lives as long as the tab. */
export function writeDay(scope: string, key: string, day: string): void {
  browserStore.set(`${PREFIX}${scope}.${key}`, day);
}

/** Whether a storage key holds a day. Such keys survive the end of a session, but no sign-out. */
export function isDayKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** Deletes the days of one person, after an explicit sign-out. */
export function forgetDays(scope: string): void {
  for (const key of browserStore.keys()) if (key.startsWith(`${PREFIX}${scope}.`)) browserStore.remove(key);
}
