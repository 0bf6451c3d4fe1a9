/** Calls each observer at once: every element is in view. */
export class SeenAtOnce {
  readonly #seen: (entries: { isIntersecting: boolean }[]) => void;
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    this.#seen = seen;
  }
  observe() {
    this.#seen([{ isIntersecting: true }]);
  }
  disconnect() {
    // Nothing is observed any more.
  }
}
