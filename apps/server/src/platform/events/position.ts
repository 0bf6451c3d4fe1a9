/** Up to which event a turn has handled everything that it saw, and which transactions ran then. */
interface Sample {
  readonly eventId: number;
  readonly next: bigint;
  /** Milliseconds of the process. */
  readonly at: number;
}

/**
 * Finds how far a reader's position may move. Events commit in another order than their ids: a transaction that began
 * earlier may still write a lower id. So the position passes an id only when every transaction that ran when the id was
 * seen has ended, and a moment after that, because an id is taken shortly before its transaction gets a number. Until
 * then the reader looks at what lies beyond the position again and again.
 */
export class SafePosition {
  readonly #samples: Sample[] = [];
  readonly #margin: number;

  /** `margin`: milliseconds for which a sample is at least kept. */
  constructor(margin: number) {
    this.#margin = margin;
  }

  /** Everything up to `eventId` that could be seen is handled. */
  note(sample: Sample): void {
    const last = this.#samples.at(-1);
    if (last && last.eventId >= sample.eventId) return;
    this.#samples.push(sample);
  }

  /** The highest id that may be passed now; undefined where there is none. All transactions below `oldest` have ended. */
  take(oldest: bigint, at: number): number | undefined {
    let passed: number | undefined;
    for (let first = this.#samples[0]; first !== undefined; first = this.#samples[0]) {
      if (first.next > oldest || at - first.at < this.#margin) break;
      passed = first.eventId;
      this.#samples.shift();
    }
    return passed;
  }
}
