import { platformProblem } from '../refusal/problem.ts';

const longestQueue = 200;

/** Runs work, at once or when its turn comes. Throws 503 with `Retry-After` when too many wait. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Returns a queue in which at most `atOnce` calls run; at most `longest` others follow in order. */
export function createTurns(atOnce: number, longest = longestQueue): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longest)
        throw platformProblem(503, 'too_many_sign_ins', { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // Give the slot directly to the next waiter; releasing it would let a newcomer overtake the queue.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Returns a queue per key; a key is forgotten when none of its work runs. */
export function createTurnsByKey(atOnce: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lanes = new Map<string, { turns: Turns; users: number }>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { turns: createTurns(atOnce), users: 0 };
    lanes.set(key, lane);
    lane.users += 1;
    try {
      return await lane.turns(work);
    } finally {
      lane.users -= 1;
      if (lane.users === 0) lanes.delete(key);
    }
  };
}
