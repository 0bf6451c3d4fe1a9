import { exactGoals, nodes, share, shareBounds, shareCold, shareLimit, sharePrior } from '../constants.ts';
import { clamp, normalCumulative, normalDensity, normalQuantile, sum } from '../numbers.ts';

/** Smaller shares are ignored, because they change no shown digit. */
const nothing = 1e-18;
const tolerance = 1e-12;

/** The middles of forty equal parts of the common factor. */
const factors = Array.from({ length: nodes }, (_, at) => normalQuantile((at + 0.5) / nodes));

/**
 * Returns the chance of each number of achieved goals, 0 to all: exact for the given share of common luck
 * (insight.6). Their order does not matter.
 */
export function countDistribution(chances: readonly number[], commonShare: number): Float64Array {
  const sorted = chances.toSorted((a, b) => a - b);
  const total = new Float64Array(sorted.length + 1);
  if (commonShare === 0) return addCount(total, sorted, 1);
  const places = sorted.map((chance) => normalQuantile(clamped(chance)));
  const shared = Math.sqrt(commonShare);
  const own = Math.sqrt(1 - commonShare);
  for (const factor of factors) addCount(total, conditional(places, shared * factor, own), 1 / nodes);
  return total;
}

/** Many goals have the same chance, so compute each chance once. */
function conditional(places: readonly number[], shift: number, own: number): number[] {
  let last = Number.NaN;
  let chance = 0;
  return places.map((place) => {
    if (place !== last) {
      last = place;
      chance = normalCumulative((place + shift) / own);
    }
    return chance;
  });
}

/** Adds the distribution of independent goals, multiplied by `weight`. Skips counts whose share is almost zero. */
function addCount(total: Float64Array, chances: readonly number[], weight: number): Float64Array {
  const shares = new Float64Array(chances.length + 1);
  shares[0] = 1;
  let lowest = 0;
  let highest = 0;
  for (const chance of chances) {
    highest += 1;
    for (let count = highest; count > lowest; count--)
      shares[count] = (shares[count] ?? 0) * (1 - chance) + (shares[count - 1] ?? 0) * chance;
    shares[lowest] = (shares[lowest] ?? 0) * (1 - chance);
    while ((shares[highest] ?? 0) < nothing) shares[highest--] = 0;
    while ((shares[lowest] ?? 0) < nothing) shares[lowest++] = 0;
  }
  for (let count = lowest; count <= highest; count++)
    total[count] = (total[count] ?? 0) + weight * (shares[count] ?? 0);
  return total;
}

/** The expected number, and the band in which the result lies with a chance of 80 %. */
export interface Band {
  readonly mean: number;
  readonly low: number;
  readonly mid: number;
  readonly high: number;
}

/** Returns the mean of a distribution, and the smallest counts that reach a tenth, a half and nine tenths of it. */
export function bandOf(distribution: Float64Array): Band {
  let mean = 0;
  for (const [count, part] of distribution.entries()) mean += count * part;
  return {
    mean,
    low: reaching(distribution, 0.1),
    mid: reaching(distribution, 0.5),
    high: reaching(distribution, 0.9),
  };
}

function reaching(distribution: Float64Array, part: number): number {
  let reached = 0;
  for (const [count, one] of distribution.entries()) {
    reached += one;
    if (reached >= part - tolerance) return count;
  }
  return distribution.length - 1;
}

/** The number of goals that have the same chance. */
export interface ChanceCount {
  /** 1 or 0 for a decided goal. */
  readonly chance: number;
  readonly count: number;
}

/** Returns how many goals will be achieved. Decided goals only shift the band. */
export function forecastOf(goals: readonly ChanceCount[], commonShare: number): Band {
  const open = goals.filter(({ chance }) => chance > 0 && chance < 1);
  const achieved = sum(goals.map(({ chance, count }) => (chance >= 1 ? count : 0)));
  const band =
    sum(open.map(({ count }) => count)) > exactGoals
      ? bandOfMany(open, commonShare)
      : bandOf(
          countDistribution(
            open.flatMap(({ chance, count }) => Array<number>(count).fill(chance)),
            commonShare,
          ),
        );
  return {
    mean: band.mean + achieved,
    low: band.low + achieved,
    mid: band.mid + achieved,
    high: band.high + achieved,
  };
}

/** Returns nearly the same as `bandOf` of the exact distribution. The cost does not grow with the number of goals. */
export function bandOfMany(goals: readonly ChanceCount[], commonShare: number): Band {
  const places = goals
    .map(({ chance, count }) => ({ place: normalQuantile(clamped(chance)), count }))
    .sort((a, b) => a.place - b.place || a.count - b.count);
  const bells = factors.map((factor) => {
    let mean = 0;
    let variance = 0;
    for (const { place, count } of places) {
      const chance = normalCumulative((place + Math.sqrt(commonShare) * factor) / Math.sqrt(1 - commonShare));
      mean += count * chance;
      variance += count * chance * (1 - chance);
    }
    return { mean, spread: Math.sqrt(variance) };
  });
  const most = sum(places.map(({ count }) => count));
  const below = (count: number) =>
    sum(bells.map(({ mean, spread }) => normalCumulative((count + 0.5 - mean) / spread))) / nodes;
  const reached = (part: number) => {
    let [low, high] = [0, most];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (below(middle) >= part - tolerance) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    mean: sum(bells.map(({ mean }) => mean)) / nodes,
    low: reached(0.1),
    mid: reached(0.5),
    high: reached(0.9),
  };
}

/**
 * Returns the common share that one past snapshot suggests, from the part of its error that chance alone does not
 * explain.
 */
export function seenShare(chances: readonly number[], achieved: number): number {
  const sure = chances.map(clamped).sort((a, b) => a - b);
  const expected = sum(sure);
  const byChance = sum(sure.map((chance) => chance * (1 - chance)));
  const together = sum(sure.map((chance) => normalDensity(normalQuantile(chance))));
  return ((achieved - expected) ** 2 - byChance) / together ** 2;
}

/**
 * Returns the common share after finished quarters. Each quarter counts with the mean of what its snapshots suggest.
 */
export function commonShareOf(seen: readonly number[]): number {
  if (seen.length === 0) return shareCold;
  const known = sum(seen.map((one) => clamp(one, -shareLimit, shareLimit)));
  return clamp((sharePrior * share + known) / (sharePrior + seen.length), shareBounds[0], shareBounds[1]);
}

function clamped(chance: number): number {
  return clamp(chance, 0.001, 0.999);
}
