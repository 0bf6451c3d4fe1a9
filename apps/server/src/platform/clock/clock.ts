/** The application's only clock, in epoch milliseconds. Code that needs the current time takes this clock. */
export interface Clock {
  now(): number;
}

/** Returns a clock that runs from `start` (epoch milliseconds), or the machine's clock. */
export function createClock(start?: number): Clock {
  if (start === undefined) return { now: () => Date.now() };
  const offset = start - Date.now();
  return { now: () => Date.now() + offset };
}

/** A clock that tests move by hand. */
export function createManualClock(
  start: number,
): Clock & { set(now: number): void; advance(milliseconds: number): void } {
  let now = start;
  return {
    now: () => now,
    set(next) {
      now = next;
    },
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
