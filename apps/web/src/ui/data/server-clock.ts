let offset = 0;

/** The server's clock now, in epoch milliseconds; until the first answer has come, the machine's. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** Keeps how far the machine's clock is from the server's; `now`: the instant that an answer just carried. */
export function followServerClock(now: number): void {
  offset = now - Date.now();
}

/** Milliseconds since an instant of the machine's own clock, such as those that the query client keeps. */
export function millisecondsSince(instant: number): number {
  return Date.now() - instant;
}
