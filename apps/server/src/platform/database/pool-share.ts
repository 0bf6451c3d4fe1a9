import type pg from 'pg';
import type { DatabasePool } from './pool.ts';

/** Longer than any job's transaction: a longer wait means a deadlock. */
const patience = 60_000;

/**
 * Returns a pool whose clients are those of `pool`, at most `most` of them at once; further callers wait for a turn.
 * Listeners of the pool hear commits of the share, and the reverse.
 */
export function shareOf(pool: DatabasePool, most: number): DatabasePool {
  const turns = new Turns(most);
  return Object.create(pool, {
    connect: {
      value: async (): Promise<pg.PoolClient> => {
        await turns.take();
        try {
          return givingBack(await pool.connect(), () => turns.give());
        } catch (error) {
          turns.give();
          throw error;
        }
      },
    },
  }) as DatabasePool;
}

/** Calls `over` once, when the client is released. The pool sets `release` anew whenever it hands a client out. */
function givingBack(client: pg.PoolClient, over: () => void): pg.PoolClient {
  const release = client.release;
  client.release = (error) => {
    client.release = release;
    release.call(client, error);
    over();
  };
  return client;
}

class Turns {
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(most: number) {
    this.#free = most;
  }

  take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(new Error('timeout exceeded when trying to connect: jobs use their half of the connections'));
      }, patience);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(begin);
    });
  }

  give(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
