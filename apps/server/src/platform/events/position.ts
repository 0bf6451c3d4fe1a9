/** The event up to which a round has handled everything it saw, and the transactions that ran then. */
interface Sample {
  readonly eventId: number;
  readonly next: bigint;
  /** Milliseconds of the process's monotonic clock. */
  readonly at: number;
}

/**
 * Finds how far a reader's position may advance. Events can commit in another order than their ids, because a
 * transaction that began earlier may still write a lower id.
 * So the position passes an id only after every transaction that ran when the id was seen has ended. It waits
 * a moment longer, because an id is taken shortly before its transaction gets a number.
 * Until then the reader reads the events beyond the position again and again.
 */
export class SafePosition {
  readonly #samples: Sample[] = [];
  readonly #margin: number;
  readonly #longest: number;

  /**
   * `margin`: the minimum age in milliseconds of a sample that is used. `longest`: the age at which it is used
   * whatever runs, so that a transaction of hours cannot hold the position; it may then miss late events.
   */
  constructor(margin: number, longest = Number.POSITIVE_INFINITY) {
    this.#margin = margin;
    this.#longest = longest;
  }

  /** Records that every visible event up to `eventId` is handled. */
  note(sample: Sample): void {
    const last = this.#samples.at(-1);
    if (last && last.eventId >= sample.eventId) return;
    this.#samples.push(sample);
  }

  /**
   * Returns the highest id that may be passed now; undefined if none may. All transactions below `oldest`
   * have ended.
   */
  take(oldest: bigint, at: number): number | undefined {
    let passed: number | undefined;
    for (let first = this.#samples[0]; first !== undefined; first = this.#samples[0]) {
      const age = at - first.at;
      if (age < this.#margin || (first.next > oldest && age < this.#longest)) break;
      passed = first.eventId;
      this.#samples.shift();
    }
    return passed;
  }
}
