import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { normalCumulative, normalQuantile } from '../numbers.ts';
import { bandOf, bandOfMany, commonShareOf, countDistribution, forecastOf, seenShare } from './forecast.ts';
import { forecastRecord } from './quarters.ts';

interface Summary {
  mean: number;
  low: number;
  mid: number;
  high: number;
}
const {
  forecast: { twelve, fiveHundred, commonShare },
}: {
  forecast: {
    twelve: {
      chances: number[];
      independent: number[];
      independentSummary: Summary;
      share15: number[];
      share15Summary: Summary;
    };
    fiveHundred: {
      share: number;
      summary: Summary;
      monteCarlo: Summary & { seed: number; draws: number };
    };
    commonShare: {
      past: { chances: number[]; achieved: number; seen: number }[];
      none: number;
      afterThree: number;
    };
  };
} = JSON.parse(readFileSync(new URL('../insight-fixtures.json', import.meta.url), 'utf8'));

const manyChances = Array.from({ length: 500 }, (_, i) => 0.05 + (0.9 * ((i * 137) % 500)) / 500);

/** Compares within the tolerance of the reference numbers: the mean and the shares nearly, the edges exactly. */
function same(actual: Summary, { mean, ...edges }: Summary): void {
  expect(Math.abs(actual.mean - mean)).toBeLessThan(0.0005);
  expect(actual).toMatchObject(edges);
}

test.each([
  ['independent', 0, twelve.independent, twelve.independentSummary],
  ['with a common share', 0.15, twelve.share15, twelve.share15Summary],
])('twelve goals, %s', (_, share, wanted, summary) => {
  const distribution = countDistribution(twelve.chances, share);
  expect(distribution).toHaveLength(wanted.length);
  for (const [at, part] of wanted.entries())
    expect(Math.abs((distribution[at] ?? 0) - part)).toBeLessThan(0.0005);
  same(bandOf(distribution), summary);
});

test('five hundred goals', () => {
  same(bandOf(countDistribution(manyChances, fiveHundred.share)), fiveHundred.summary);
});

/** A generator of numbers from 0 to 1, as the reference uses it. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('drawing lots with the same common factor gives the same band', () => {
  const { draws, seed, ...wanted } = fiveHundred.monteCarlo;
  const random = mulberry32(seed);
  const places = manyChances.map(normalQuantile);
  const counts = Array.from({ length: draws }, () => {
    const factor =
      normalQuantile(Math.min(Math.max(random(), 1e-9), 1 - 1e-9)) * Math.sqrt(fiveHundred.share);
    const own = Math.sqrt(1 - fiveHundred.share);
    return places.filter((place) => random() < normalCumulative((place + factor) / own)).length;
  }).sort((a, b) => a - b);
  const edge = (part: number) => counts[Math.ceil(part * draws) - 1] ?? 0;
  const mean = counts.reduce((total, count) => total + count, 0) / draws;
  expect(Math.abs(mean - wanted.mean)).toBeLessThan(0.006 * 500);
  expect(Math.abs(edge(0.1) - wanted.low)).toBeLessThanOrEqual(2);
  expect(Math.abs(edge(0.5) - wanted.mid)).toBeLessThanOrEqual(2);
  expect(Math.abs(edge(0.9) - wanted.high)).toBeLessThanOrEqual(2);
});

describe('the common share', () => {
  test('is learned from what finished quarters missed', () => {
    const seen = commonShare.past.map((past) => seenShare(past.chances, past.achieved));
    for (const [at, { seen: wanted }] of commonShare.past.entries())
      expect(Math.abs((seen[at] ?? 0) - wanted)).toBeLessThan(0.0005);
    expect(Math.abs(commonShareOf(seen) - commonShare.afterThree)).toBeLessThan(0.0005);
  });

  test('starts at 0.20 and stays within its bounds', () => {
    expect(commonShareOf([])).toBe(commonShare.none);
    expect(commonShareOf(Array<number>(12).fill(9))).toBe(0.4);
    expect(commonShareOf(Array<number>(12).fill(-9))).toBe(0.04);
  });
});

test('the order of the goals changes no byte', () => {
  const [one, other] = [manyChances, manyChances.toReversed()].map((chances) =>
    Array.from(countDistribution(chances, 0.2)),
  );
  expect(other).toEqual(one);
});

const each = (chances: readonly number[]) => chances.map((chance) => ({ chance, count: 1 }));

test('what is decided is added, and nothing is a forecast, too', () => {
  const decided = [
    { chance: 1, count: 3 },
    { chance: 0, count: 9 },
  ];
  const { low, mid, high } = forecastOf([...decided, ...each(twelve.chances)], 0.15);
  expect({ low, mid, high }).toEqual({ low: 7, mid: 10, high: 12 });
  expect(forecastOf([{ chance: 1, count: 2 }], 0.2)).toEqual({ mean: 2, low: 2, mid: 2, high: 2 });
});

test('very many goals cost little and give nearly the same', () => {
  const [exact, near] = [bandOf(countDistribution(manyChances, 0.15)), bandOfMany(each(manyChances), 0.15)];
  expect(Math.abs(near.mean - exact.mean)).toBeLessThan(0.001);
  for (const edge of ['low', 'mid', 'high'] as const)
    expect(Math.abs(near[edge] - exact[edge])).toBeLessThanOrEqual(1);
  const goals = manyChances.map((chance) => ({ chance, count: 40 }));
  expect(forecastOf(goals, 0.15)).toEqual(bandOfMany(goals, 0.15));
});

describe('finished quarters', () => {
  const quarter = (id: number, achieved: number, weeks: readonly number[]) => ({
    id,
    snapshots: weeks.map((week) => ({ week, goals: each(twelve.chances), achieved })),
  });

  test('speak with the mean of their snapshots of weeks 3, 6, 9 and 12', () => {
    const record = forecastRecord([quarter(1, 4, [2, 3, 6]), quarter(2, 9, [3]), quarter(3, 9, [5])]);
    const [first, second] = commonShare.past;
    expect(record.seen.map(({ period }) => period)).toEqual([1, 2]);
    expect(record.seen[0]?.share).toBeCloseTo(first?.seen ?? 0, 4);
    expect(record.share).toBeCloseTo(commonShareOf([first?.seen ?? 0, second?.seen ?? 0]), 4);
    // A band of 4 to 9, then a wider one.
    expect(record.inside).toEqual({ of: 3, inside: 3, quarters: 2 });
    expect(forecastRecord([quarter(1, 11, [3, 6, 9, 12])]).inside).toEqual({ of: 4, inside: 0, quarters: 1 });
  });

  test('without a snapshot say nothing', () => {
    expect(forecastRecord([])).toEqual({ share: 0.2, seen: [], inside: { of: 0, inside: 0, quarters: 0 } });
  });
});
