import type { Instant } from '../calendar/instant.ts';

const minute = 60_000;

/** The maximum number of lines in a digest; the next line is 'and n more' (decisions-2 B8). */
export const digestLineCount = 50;

/** The fields of a notification that decide about digests. */
export interface DigestItem {
  readonly createdAt: Instant;
  readonly isRead: boolean;
  /** Whether an earlier mail was requested for it. */
  readonly isMailed: boolean;
}

/**
 * Returns when a digest of the person's notifications is due: `digestMinutes` after the first unread notification
 * that was not mailed (decisions-2 B8). Undefined if there is none.
 */
export function digestDueAt(items: readonly DigestItem[], digestMinutes: number): Instant | undefined {
  const waiting = items.filter(({ isRead, isMailed }) => !isRead && !isMailed);
  if (waiting.length === 0) return undefined;
  return Math.min(...waiting.map(({ createdAt }) => createdAt)) + digestMinutes * minute;
}

/** Returns the time of creation up to which notifications are due for a digest at the instant. */
export function digestHorizon(now: Instant, digestMinutes: number): Instant {
  return now - digestMinutes * minute;
}

/** Returns the lines of a digest, newest first as given, and how many more there are. */
export function digestLines<Line>(lines: readonly Line[]): { shown: readonly Line[]; more: number } {
  return { shown: lines.slice(0, digestLineCount), more: Math.max(0, lines.length - digestLineCount) };
}
