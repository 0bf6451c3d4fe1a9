/** The application's one clock, epoch milliseconds. Everything that asks for "now" is handed one. */
export interface Clock {
  now(): number;
}

/** Runs on from `start` (epoch milliseconds), or shows the machine's time. */
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
