import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Rating, ratings } from '../goals/rating.ts';
import { badNewsOf, leadOf } from './calibration/bad-news.ts';
import { calibrationOf, leaningOf, ownShift, wilson } from './calibration/calibration.ts';
import { learnChances, type ScoredGoal } from './learning/chances.ts';
import { type LookRow, lookingOf, lookingWord, lookRowsOf, spotsOf } from './opinions/looking.ts';
import { areApart, decideOpinion, mayGiveOpinion, pooled, together } from './opinions/opinions.ts';

type Pair = [Rating, Rating] | null;
type Wilson = [share: number, goals: number, low: number, high: number];
const fixtures: {
  learnAndChance: {
    finished: { id: number; owner: number; y: 0 | 1; weeks: Pair[] }[];
    ownerShift: Record<string, number>;
  };
  calibration: {
    expected: { rows: Record<string, number>[] } & Record<string, number>;
    wilson: Wilson[];
    person: {
      tenGoals: { week1to7: [Rating, Rating]; week8to13: [Rating, Rating]; achieved: number };
      expected: Record<string, number>;
    };
  };
  badNews: { lead: Record<string, number>; expected: Record<string, number> };
  secondOpinion: { chances: number[]; pooled: number }[];
  afterLooking: {
    items: { stratum: string; rose: 0 | 1; looked: boolean }[];
    expected: Record<string, number | boolean>;
  };
} = JSON.parse(readFileSync(new URL('./insight-fixtures.json', import.meta.url), 'utf8'));

const goals: ScoredGoal[] = fixtures.learnAndChance.finished.map(({ id, owner, y, weeks }) => ({
  id,
  ownerId: owner,
  isAchieved: y === 1,
  weeks: 13,
  given: weeks.flatMap((pair, at) => (pair ? [{ week: at + 1, likelihood: pair[0], quality: pair[1] }] : [])),
}));

/** Within the fixtures' tolerance. */
const near = (actual: number | null | undefined, expected: number | undefined) =>
  expect(Math.abs((actual ?? Number.NaN) - (expected ?? Number.NaN))).toBeLessThan(0.0005);

const tenGoals: ScoredGoal[] = Array.from({ length: 10 }, (_, at) => {
  const { week1to7, week8to13, achieved } = fixtures.calibration.person.tenGoals;
  const given = Array.from({ length: 13 }, (__, week) => {
    const [likelihood, quality] = week < 7 ? week1to7 : week8to13;
    return { week: week + 1, likelihood, quality };
  });
  return { id: at + 1, ownerId: 1, weeks: 13, given, isAchieved: at < achieved };
});

describe('calibration', () => {
  test('has the rows, intervals and parts of the reference', () => {
    const of = calibrationOf(goals, 1);
    const { rows, ...expected } = fixtures.calibration.expected;
    for (const [at, row] of rows.entries()) {
      const mine = of?.rows[at];
      near(mine?.said, row.said);
      near(mine?.weight, row.w);
      near(mine?.hit, row.hit);
      near(mine?.happened, row.happened);
      near(mine?.goals, row.goals);
      near(mine?.low, row.low);
      near(mine?.high, row.high);
    }
    expect(of?.goals).toBe(expected.n);
    near(of?.brier, expected.brier);
    near(of?.reliability, expected.reliability);
    near(of?.fairReliability, expected.reliabilityFair);
    near(of?.resolution, expected.resolution);
    near(of?.uncertainty, expected.uncertainty);
    near(of?.rate, expected.rate);
    near(of?.bias, expected.bias);
    near(of?.biasError, expected.biasError);
    near(of?.skill, expected.skill);
    expect(of?.word).toBeNull();
  });

  test.each(fixtures.calibration.wilson)(
    'says %f of %i goals lies between %f and %f',
    (share, count, low, high) => {
      near(wilson(share, count)[0], low);
      near(wilson(share, count)[1], high);
    },
  );

  test('calls a person of ten goals too hopeful', () => {
    const of = calibrationOf(tenGoals, 4);
    near(of?.bias, fixtures.calibration.person.expected.bias);
    near(of?.biasError, fixtures.calibration.person.expected.error);
    expect(of?.word).toBe('too_hopeful');
    expect(calibrationOf(tenGoals.slice(1), 4)?.word).toBeNull();
  });

  test('has a word for each side, and none for what chance explains', () => {
    const said = (mean: number, outcome: number) => Array.from({ length: 20 }, () => ({ mean, outcome }));
    expect(leaningOf(said(0.25, 1), 1).word).toBe('too_careful');
    expect(leaningOf([...said(0.5, 1), ...said(0.5, 0)], 1).word).toBe('even');
  });

  test('is split exactly, and gives the same bytes for any order of the goals', () => {
    const finished = fc.array(
      fc.record({
        weeks: fc.constantFrom(13, 14),
        given: fc.uniqueArray(
          fc.record({ week: fc.integer({ min: 1, max: 13 }), likelihood: fc.constantFrom(...ratings) }),
          { selector: ({ week }) => week },
        ),
        isAchieved: fc.boolean(),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(finished, fc.integer({ min: 1, max: 12 }), (all, quarters) => {
        const of = calibrationOf(all, quarters);
        expect(JSON.stringify(calibrationOf(all.toReversed(), quarters))).toBe(JSON.stringify(of));
        expect(JSON.stringify(badNewsOf(all.toReversed()).mean)).toBe(JSON.stringify(badNewsOf(all).mean));
        if (!of) return;
        expect(of.reliability - of.resolution + of.uncertainty).toBeCloseTo(of.brier, 12);
        for (const { happened, low, high } of of.rows)
          expect((low ?? 0) - 1e-9 <= (happened ?? 0) && (happened ?? 0) <= (high ?? 1) + 1e-9).toBe(true);
      }),
    );
  });

  test('is nothing without a prediction', () => {
    expect(calibrationOf([{ weeks: 13, given: [], isAchieved: true }], 1)).toBeNull();
  });
});

test('the shift of an owner is that of the reference', () => {
  const { table } = learnChances(goals);
  for (const [owner, shift] of Object.entries(fixtures.learnAndChance.ownerShift))
    near(
      ownShift(
        goals.filter(({ ownerId }) => ownerId === Number(owner)),
        table,
      ),
      shift,
    );
});

test('bad news has the leads and the counts of the reference', () => {
  expect(Object.fromEntries(goals.map((goal) => [goal.id, leadOf(goal)]))).toEqual(fixtures.badNews.lead);
  const of = badNewsOf(goals);
  expect({
    missed: of.missed.length,
    mean: of.mean,
    early: of.early.length,
    never: of.never.length,
    warned: of.warned.length,
    warnedAndAchieved: of.warnedAndAchieved.length,
  }).toEqual({
    missed: fixtures.badNews.expected.missed,
    mean: fixtures.badNews.expected.mean,
    early: fixtures.badNews.expected.early,
    never: fixtures.badNews.expected.never,
    warned: fixtures.badNews.expected.warned,
    warnedAndAchieved: fixtures.badNews.expected.warnedAndAchieved,
  });
});

describe('second views', () => {
  test.each(fixtures.secondOpinion)('$chances are pooled to $pooled', ({ chances, pooled: expected }) => {
    near(pooled(chances), expected);
  });

  test('of peers count from three on, also together', () => {
    const two = together({ owner: 0.7, manager: null, peers: [0.3, 0.4] });
    expect(two).toEqual({ peers: null, together: null });
    const three = together({ owner: 0.7, manager: null, peers: [0.4, 0.3, 0.35] });
    near(three.peers, pooled([0.4, 0.3, 0.35]));
    near(three.together, 0.411304);
    near(together({ owner: 0.7, manager: 0.4, peers: [0.1, 0.1] }).together, 0.565889);
    expect(together({ owner: null, manager: 0.4, peers: [] }).together).toBeNull();
  });

  test.each<[string, Partial<Parameters<typeof decideOpinion>[0]>, true | string]>([
    ['at first', {}, true],
    ['after the owner', { ownerAnswered: true }, true],
    ['a change before the owner', { hasGiven: true }, true],
    ['a change after the owner', { hasGiven: true, ownerAnswered: true }, 'owner_answered'],
    ['of another week', { isRunningWeek: false }, 'week_not_running'],
    ['of a goal that does not run', { isRunning: false }, 'not_running'],
  ])('%s', (_, some, expected) => {
    const facts = { isRunning: true, isRunningWeek: true };
    const verdict = decideOpinion({ ...facts, ownerAnswered: false, hasGiven: false, ...some });
    expect(verdict.ok || verdict.reason).toBe(expected);
  });

  test('are given by everybody but the owner and observers', () => {
    expect(mayGiveOpinion({ isOwner: false, isObserver: false })).toBe(true);
    expect(mayGiveOpinion({ isOwner: true, isObserver: false })).toBe(false);
    expect(mayGiveOpinion({ isOwner: false, isObserver: true })).toBe(false);
    expect([areApart(3, 1), areApart(3, 2), areApart(null, 0)]).toEqual([true, false, false]);
  });
});

describe('looking', () => {
  const items: LookRow[] = fixtures.afterLooking.items.map((item) => ({ ...item, rose: item.rose === 1 }));

  test('has the figures of the reference, and a word from ten looks on', () => {
    const of = lookingOf(items, spotsOf(items));
    const { looked, rose, comparable, beyondChance } = fixtures.afterLooking.expected;
    expect([of.looked, of.rose, of.isBeyondChance]).toEqual([looked, rose, beyondChance]);
    near(of.comparable, Number(comparable));
    expect(lookingWord(of)).toBe('clearly_more');
    expect(lookingWord({ ...of, looked: 9 })).toBeNull();
    expect(lookingWord({ ...of, isBeyondChance: false })).toBe('about_as_many');
    expect(lookingWord({ ...of, rose: 1, isBeyondChance: false })).toBe('fewer');
  });

  test('compares bad weeks 4 to 10 with the week three, four or two later, and nothing after a look', () => {
    const given = [
      { week: 4, likelihood: 2 },
      { week: 5, likelihood: 1 },
      { week: 6, likelihood: 1 },
      { week: 8, likelihood: 3 },
      { week: 11, likelihood: 0 },
    ] as const;
    const rows = (looks: { week: number; isOwn: boolean }[]) =>
      lookRowsOf({ weeks: 13, given, looks }).map((row) => [row.stratum, row.rose, row.looked]);
    expect(rows([])).toEqual([
      ['0:2:0', true, false],
      ['1:1:-1', true, false],
      ['1:1:0', true, false],
    ]);
    expect(rows([{ week: 5, isOwn: true }])).toEqual([
      ['0:2:0', true, false],
      ['1:1:-1', true, true],
    ]);
    expect(rows([{ week: 5, isOwn: false }])).toEqual([['0:2:0', true, false]]);
  });
});
