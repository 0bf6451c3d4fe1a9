import type { Said } from '@bellwether/domain/shared/said';
import { HttpProblem, platformProblem } from '../refusal/problem.ts';
import type { platformWords } from '../refusal/words.ts';

export interface Limits {
  /** How much work runs at the same time. */
  readonly atOnce: number;
  /** How many more may wait, in order; the next caller gets 503. */
  readonly waiting: number;
  /** The refusal of that 503; default: busy, with five seconds to come back. */
  readonly full?: { readonly code: keyof typeof platformWords; readonly retryAfterSeconds: number };
  /** How much work of one key may run and wait together; the next call gets 429 with `tooMany`. Absent: any number. */
  readonly perKey?: { readonly atMost: number; readonly tooMany: Said };
}

interface Waiting {
  readonly start: () => void;
}

const secondsToComeBack = 5;
const busy = { code: 'busy', retryAfterSeconds: secondsToComeBack } as const;

/** Limits how much costly work a node runs at once, in all and by key, such as a person. */
export class Limiter {
  readonly #limits: Limits;
  readonly #waiting: Waiting[] = [];
  readonly #byKey = new Map<string, number>();
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Throws what `run` would throw now at a limit, so that nobody does costly work whose result could not be used.
   * @throws HttpProblem 429 or 503 with `Retry-After`.
   */
  demandPlace(key: string): void {
    const own = this.#byKey.get(key) ?? 0;
    const { atOnce, waiting, perKey, full = busy } = this.#limits;
    if (perKey && own >= perKey.atMost)
      throw new HttpProblem(429, perKey.tooMany, { retryAfterSeconds: secondsToComeBack });
    if (this.#running >= atOnce && this.#waiting.length >= waiting)
      throw platformProblem(503, full.code, { retryAfterSeconds: full.retryAfterSeconds });
  }

  /**
   * Runs `work` when its turn comes. `key` is whose work it is; `gone` removes the call from the
   * queue.
   * @throws HttpProblem 429 or 503 with `Retry-After` at a limit; the reason of `gone` if it is aborted
   *   first.
   */
  async run<T>(key: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    this.demandPlace(key);
    this.#byKey.set(key, (this.#byKey.get(key) ?? 0) + 1);
    try {
      if (this.#running >= this.#limits.atOnce) await this.#turn(gone);
      else this.#running += 1;
      try {
        gone?.throwIfAborted();
        return await work();
      } finally {
        this.#end();
      }
    } finally {
      this.#forget(key);
    }
  }

  #turn(gone: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(gone?.reason);
      };
      const entry: Waiting = {
        start: () => {
          gone?.removeEventListener('abort', leave);
          resolve();
        },
      };
      if (gone?.aborted) return reject(gone.reason);
      gone?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(entry);
    });
  }

  #end(): void {
    // Give the slot to the next waiter; releasing it would let a newcomer overtake the queue.
    const next = this.#waiting.shift();
    if (next) next.start();
    else this.#running -= 1;
  }

  #forget(key: string): void {
    const left = (this.#byKey.get(key) ?? 1) - 1;
    if (left === 0) this.#byKey.delete(key);
    else this.#byKey.set(key, left);
  }
}

/** Limits work by key alone: each key has a limiter, which is forgotten when none of its work runs. */
export class LimiterByKey {
  readonly #limits: Limits;
  readonly #lanes = new Map<string, { readonly limiter: Limiter; users: number }>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws HttpProblem 503 with `Retry-After` at the limit of the key. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(key) ?? { limiter: new Limiter(this.#limits), users: 0 };
    this.#lanes.set(key, lane);
    lane.users += 1;
    try {
      return await lane.limiter.run(key, work);
    } finally {
      lane.users -= 1;
      if (lane.users === 0) this.#lanes.delete(key);
    }
  }
}
