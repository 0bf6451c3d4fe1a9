/** The event up to which a round has handled all events that it saw, and the transactions that were running then. */
interface Sample {
  readonly eventId: number;
  readonly next: bigint;
  /** Milliseconds of the process's monotonic clock. */
  readonly at: number;
}

/**
 * Finds how far a reader's position may advance. Events can commit in another order than their ids, because a
 * transaction that began earlier may still write a lower id. So the position may pass an id only after all
 * transactions have ended that were running when the id was seen. The position waits a moment longer, because an
 * event gets its id shortly before its transaction gets a number. Until then the reader reads the events beyond the
 * position again.
 */
export class SafePosition {
  readonly #samples: Sample[] = [];
  readonly #margin: number;
  readonly #longest: number;

  /**
   * `margin` is the minimum age of a usable sample, in milliseconds. `longest` is the age from which a sample is
   * usable even if old transactions still run, so that a transaction of hours cannot stop the position; late events
   * may then be missed.
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
