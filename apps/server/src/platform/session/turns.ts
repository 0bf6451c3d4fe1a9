import { platformProblem } from '../http/problem.ts';

const longestQueue = 200;

/** Runs work, or lets it wait for its turn. Throws 503 with a time to come back when 200 wait. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `atOnce` run at the same time; the others follow in the order in which they came. */
export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue)
        throw platformProblem(503, 'too_many_sign_ins', { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, not given up, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The same for each key by itself; a key is forgotten when nothing of it runs. */
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
