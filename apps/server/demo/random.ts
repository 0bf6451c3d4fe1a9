/**
 * Random-looking numbers that are the same for the same seed, so that every demo and every load is
 * reproducible.
 */
export interface Random {
  /** Returns a number of at least 0 and below 1. */
  next(): number;
  /** Returns a whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

/** Returns Mulberry32: small, fast and good enough for lifelike data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick(choices) {
      const choice = choices[between(0, choices.length - 1)];
      if (choice === undefined) throw new RangeError('There is nothing to pick from.');
      return choice;
    },
  };
}
