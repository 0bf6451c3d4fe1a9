import { HttpProblem, platformProblem } from '../refusal/problem.ts';
import { type Said } from '@bellwether/domain/shared/said';

export interface QueueLimits {
  /** How much work runs at the same time. */
  readonly atOnce: number;
  /** How many more may wait; the next caller gets 503. */
  readonly waiting: number;
  /** How much one person's work may run and wait together; the next call gets 429. */
  readonly perPerson: number;
  /** The refusal of that 429. */
  readonly tooMany: Said;
}

interface Waiting {
  readonly start: () => void;
}

const secondsToComeBack = 5;

/** Limits how much costly work a node runs at once, in all and per person. */
export class BoundedQueue {
  readonly #limits: QueueLimits;
  readonly #waiting: Waiting[] = [];
  readonly #byPerson = new Map<string, number>();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Throws what `run` would throw now at a limit, so that nobody does costly work whose result could not be used.
   * @throws HttpProblem 429 or 503 with `Retry-After`.
   */
  demandPlace(person: string): void {
    const own = this.#byPerson.get(person) ?? 0;
    const { atOnce, waiting, perPerson, tooMany } = this.#limits;
    if (own >= perPerson) throw new HttpProblem(429, tooMany, { retryAfterSeconds: secondsToComeBack });
    if (this.#running >= atOnce && this.#waiting.length >= waiting)
      throw platformProblem(503, 'busy', { retryAfterSeconds: secondsToComeBack });
  }

  /**
   * Runs `work` when its turn comes. `person` is the id of the caller; `gone` removes the call from the
   * queue.
   * @throws HttpProblem 429 or 503 with `Retry-After` at a limit; the reason of `gone` if it is aborted
   *   first.
   */
  async run<T>(person: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    this.demandPlace(person);
    this.#byPerson.set(person, (this.#byPerson.get(person) ?? 0) + 1);
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
      this.#forget(person);
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

  #forget(person: string): void {
    const left = (this.#byPerson.get(person) ?? 1) - 1;
    if (left === 0) this.#byPerson.delete(person);
    else this.#byPerson.set(person, left);
  }
}
