const PREFIX = 'bw.day.';

/** Days (YYYY-MM-DD) that a person chose or used last, stored in the browser per person and tenant (`scope`). */
export function readDay(scope: string, key: string): string | undefined {
  const day = localStorage.getItem(`${PREFIX}${scope}.${key}`);
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}

/** Stores a day. If the browser's storage is full or closed, the day is lost, which only costs a default. */
export function writeDay(scope: string, key: string, day: string): void {
  try {
    localStorage.setItem(`${PREFIX}${scope}.${key}`, day);
  } catch (error) {
    console.warn('The day could not be kept in this browser.', error);
  }
}

/** Whether a storage key holds a day. Such keys survive the end of a session, but no sign-out. */
export function isDayKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** Deletes the days of one person, after an explicit sign-out. */
export function forgetDays(scope: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`${PREFIX}${scope}.`)) localStorage.removeItem(key);
}
