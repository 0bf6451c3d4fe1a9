let offset = 0;

/** Returns the server's present time in epoch milliseconds; until the first reply, the machine's. */
export function serverNow(): number {
  return Date.now() + offset;
}

/**
 * Stores the difference between the machine's clock and the server's; `now`: the time of a reply that just
 * arrived.
 */
export function followServerClock(now: number): void {
  offset = now - Date.now();
}

/** Returns how far the server's clock is ahead of the machine's, in milliseconds. */
export const serverAhead = (): number => offset;

/** Sets how far the server's clock is ahead, as an earlier page has learnt it. */
export function setServerAhead(ahead: number): void {
  offset = ahead;
}

/**
 * Returns the milliseconds since an instant of the machine's own clock, such as the query client's instants.
 */
export function millisecondsSince(instant: number): number {
  return Date.now() - instant;
}
