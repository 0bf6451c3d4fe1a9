/** Lets turns begin at even intervals, at most `perMinute` of them in a minute. */
export class Pace {
  readonly #interval: number;
  #next = 0;

  /** @param perMinute undefined: no limit. */
  constructor(perMinute: number | undefined) {
    this.#interval = perMinute === undefined ? 0 : 60_000 / perMinute;
  }

  /** Resolves when the caller's turn begins. */
  async turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#next);
    this.#next = at + this.#interval;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  }
}
