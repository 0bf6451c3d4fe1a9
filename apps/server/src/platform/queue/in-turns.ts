import { setImmediate } from 'node:timers/promises';

/** Finishes work that is divided into steps. Other requests run after each step, also after the last one. */
export async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    await setImmediate();
    if (done) return value;
  }
}
