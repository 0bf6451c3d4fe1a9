import { setTimeout as wait } from 'node:timers/promises';

/** Work that is looked for every second and after wake-ups. */
export interface PolledWork {
  /** Ends the work after its current turn. */
  readonly signal: AbortSignal;
  /** Subscribes to wake-ups. Returns the function that unsubscribes. */
  readonly onWake: (listener: () => void) => () => void;
  /** Does what is waiting. Returns true if more may be waiting. */
  readonly turn: () => Promise<boolean>;
  readonly onFault: (error: unknown) => void;
  /** In milliseconds. Wake-ups do not shorten this pause. */
  readonly pauseAfterFault: number;
}

const pollMilliseconds = 1_000;

/** Does the work until its signal is aborted. */
export async function pollOrWake({
  signal,
  onWake,
  turn,
  onFault,
  pauseAfterFault,
}: PolledWork): Promise<void> {
  let woken = new AbortController();
  const off = onWake(() => woken.abort());
  while (!signal.aborted) {
    // A wake-up during the turn ends the wait after it.
    woken = new AbortController();
    try {
      if (!(await turn())) await pause(pollMilliseconds, AbortSignal.any([signal, woken.signal]));
    } catch (error) {
      onFault(error);
      await pause(pauseAfterFault, signal);
    }
  }
  off();
}

/** Waits for the time or the signal. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined);
}
