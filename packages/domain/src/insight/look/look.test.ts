import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Rating } from '../../goals/rating.ts';
import { type Given, learnChances, modelWithoutHistory } from '../learning/chances.ts';
import { insightWriter } from '../writer.en.ts';
import { contradictionOf, isLow } from './contradictions.ts';
import { type LookGoal, lookOf, withOwnRecord, withRepeated } from './look.ts';
import { signsOf } from './signs.ts';

interface FixtureGoal {
  id: number;
  owner: number;
  parent: number;
  children: number[];
  start: number;
  weeks: ([Rating, Rating] | null)[];
}
interface FixtureItem {
  goal: number;
  chance: number;
  label: Rating | null;
  quality: Rating | null;
  reasons: ({ code: string } & Record<string, unknown>)[];
}
const {
  earlyWarning: { week, weeks, goals: fixture, expected },
}: {
  earlyWarning: {
    week: number;
    weeks: number;
    goals: FixtureGoal[];
    expected: {
      look: FixtureItem[];
      called: FixtureItem[];
      contradictions: { goal: number; kind: string; children: number[]; of: number }[];
      waiting: number;
    };
  };
} = JSON.parse(readFileSync(new URL('../insight-fixtures.json', import.meta.url), 'utf8'));

const at = { week, weeks, model: modelWithoutHistory };
const givenOf = (pairs: FixtureGoal['weeks']): Given[] =>
  pairs.flatMap((pair, index) => (pair ? [{ week: index + 1, likelihood: pair[0], quality: pair[1] }] : []));
const latest = new Map(fixture.map((goal) => [goal.id, givenOf(goal.weeks).at(-1)?.likelihood ?? null]));
const childrenOf = (goal: FixtureGoal) =>
  goal.children.flatMap((id) => {
    const likelihood = latest.get(id) ?? null;
    return likelihood === null ? [] : [{ id, likelihood }];
  });
const goals = fixture.map((goal): LookGoal => {
  const rated = childrenOf(goal);
  return {
    id: goal.id,
    ownerId: goal.owner,
    hasOwnerLeft: false,
    ownerSince: 0,
    isPrivate: false,
    firstWeek: goal.start,
    given: givenOf(goal.weeks),
    parentLikelihood: latest.get(goal.parent) ?? null,
    children: { rated: rated.length, low: rated.filter(({ likelihood }) => isLow(likelihood)).length },
  };
});

describe('the reference goals', () => {
  const look = lookOf(goals, goals, at);

  test.each([
    ['listed', look.items, expected.look],
    ['called', look.called, expected.called],
  ])('are %s in this order, for these reasons', (_, found, wanted) => {
    expect(found.map(({ goal }) => goal.id)).toEqual(wanted.map(({ goal }) => goal));
    for (const [index, item] of wanted.entries()) {
      const one = found[index];
      expect(Math.abs((one?.chance ?? 0) - item.chance)).toBeLessThan(0.0005);
      expect(one).toMatchObject({ likelihood: item.label, quality: item.quality });
      expect(one?.reasons).toEqual(item.reasons);
    }
  });

  test('say how many stand on the list', () => {
    expect(look.waiting).toBe(expected.waiting);
    expect(look.called.map(({ isNew }) => isNew)).toEqual([true, false, false]);
  });

  test('come the same from any order', () => {
    expect(JSON.stringify(lookOf(goals.toReversed(), goals.toReversed(), at))).toBe(JSON.stringify(look));
  });

  test('contradict each other in two places', () => {
    const found = fixture.flatMap((goal) => {
      const one = contradictionOf(
        { state: 'approved', isPrivate: false, likelihood: latest.get(goal.id) ?? null },
        childrenOf(goal),
      );
      return one ? [{ goal: goal.id, ...one, children: one.children.map(({ id }) => id) }] : [];
    });
    expect(found).toEqual(expected.contradictions);
  });
});

const goal = (pairs: FixtureGoal['weeks'], changes: Partial<LookGoal> = {}): LookGoal => ({
  id: 1,
  ownerId: 1,
  hasOwnerLeft: false,
  ownerSince: 0,
  isPrivate: false,
  firstWeek: 0,
  given: givenOf(pairs),
  parentLikelihood: null,
  children: { rated: 0, low: 0 },
  ...changes,
});
const likely: [Rating, Rating] = [3, 3];
const weeksOf = (count: number, pair: [Rating, Rating]) => Array<[Rating, Rating]>(count).fill(pair);
const codes = (
  one: LookGoal,
  when: { week: number; weeks: number; today?: number } = { week: 6, weeks: 14 },
  owned = [one],
) => {
  const look = lookOf([one], owned, { ...when, model: modelWithoutHistory });
  return look.items[0]?.reasons.map(({ code }) => code);
};

test.each<
  [string, LookGoal, { week: number; weeks: number; today?: number } | undefined, string[] | undefined]
>([
  ['nothing but its label', goal([likely]), { week: 1, weeks: 14 }, undefined],
  ['Unsure six times', goal(weeksOf(6, [2, 2])), undefined, ['label']],
  ['Unsure five times', goal(weeksOf(5, [2, 2])), { week: 5, weeks: 14 }, undefined],
  ['an owner who left', goal([likely], { hasOwnerLeft: true }), { week: 1, weeks: 14 }, ['left', 'label']],
  [
    'an owner who left, Very likely',
    goal([[4, 4]], { hasOwnerLeft: true }),
    { week: 1, weeks: 14 },
    ['left', 'label'],
  ],
  ['an owner who left without a word', goal([], { hasOwnerLeft: true }), undefined, ['left', 'no_word']],
  [
    'a joiner’s first week',
    goal([null, null, likely], { firstWeek: 3, ownerSince: 3 }),
    { week: 3, weeks: 14 },
    undefined,
  ],
  [
    'two weeks after a joiner’s first',
    goal([null, null, null, null, likely], { firstWeek: 5, ownerSince: 3 }),
    { week: 5, weeks: 14 },
    ['late_start', 'label'],
  ],
  [
    'a fall longer than a month ago, by today',
    goal([[4, 3], [4, 3], likely, null, null, null, null]),
    { week: 7, weeks: 14 },
    ['silent', 'label'],
  ],
  [
    'a jump, when today is in the next week',
    goal([...weeksOf(8, [1, 3]), likely]),
    { week: 9, weeks: 14, today: 10 },
    ['jump', 'label'],
  ],
  ['no word in the second week', goal([], { firstWeek: 5 }), undefined, ['no_word']],
  ['no word in the first week', goal([], { firstWeek: 6 }), undefined, undefined],
  [
    'half of its children low',
    goal([likely], { children: { rated: 2, low: 1 } }),
    { week: 1, weeks: 14 },
    ['children', 'label'],
  ],
  [
    'children low, but itself Unsure',
    goal([[2, 2]], { children: { rated: 2, low: 2 } }),
    { week: 1, weeks: 14 },
    undefined,
  ],
  [
    'its parent is called unlikely',
    goal([likely], { parentLikelihood: 1 }),
    { week: 1, weeks: 14 },
    ['parent_low', 'label'],
  ],
  ['a jump near the end', goal([...weeksOf(9, [1, 3]), likely]), { week: 10, weeks: 14 }, ['jump', 'label']],
  ['a jump with five weeks left', goal([...weeksOf(8, [1, 3]), likely]), { week: 9, weeks: 14 }, undefined],
  ['six times the same', goal(weeksOf(6, likely)), undefined, ['unchanged', 'label']],
  ['five times the same', goal(weeksOf(5, likely)), { week: 5, weeks: 14 }, undefined],
  [
    'a late start',
    goal([null, null, likely], { firstWeek: 3 }),
    { week: 3, weeks: 14 },
    ['late_start', 'label'],
  ],
  ['Very likely, three weeks ago', goal(weeksOf(3, [4, 4])), undefined, ['silent', 'label']],
  ['Very likely, two weeks ago', goal(weeksOf(4, [4, 4])), undefined, undefined],
  ['more than three', goal([...weeksOf(2, [4, 4]), [3, 1]]), undefined, ['silent', 'fell', 'label']],
  ['week 14 of 14', goal(weeksOf(14, likely)), { week: 14, weeks: 14 }, ['unchanged', 'label']],
])('%s', (_, one, when, wanted) => {
  expect(codes(one, when)).toEqual(wanted);
});

test('other goals of the owner fell: half of at least two, private ones aside', () => {
  const one = goal([likely]);
  const fell = (id: number, changes: Partial<LookGoal> = {}) =>
    goal(
      [
        [4, 3],
        [2, 2],
      ],
      { id, ...changes },
    );
  const stayed = (id: number) => goal([likely], { id });
  const when = { week: 2, weeks: 14 };
  expect(codes(one, when, [one, fell(2), stayed(3)])).toEqual(['others_fell', 'label']);
  expect(codes(one, when, [one, fell(2)])).toBeUndefined();
  expect(codes(one, when, [one, fell(2), stayed(3), stayed(4)])).toBeUndefined();
  expect(codes(one, when, [one, fell(2, { isPrivate: true }), stayed(3)])).toBeUndefined();
});

test('a fall is seen for a month and no longer', () => {
  expect(signsOf(goal([[4, 3], ...weeksOf(3, likely)]), 4).fellFrom).toBe(4);
  expect(signsOf(goal([[4, 3], ...weeksOf(5, likely)]), 6).fellFrom).toBeNull();
});

test('a goal that stays Unsure says so, because its label alone is no reason', () => {
  const stuck = goal(weeksOf(6, [2, 2]));
  const { reasons = [] } = lookOf([stuck], [], { ...at, week: 6 }).items[0] ?? {};
  expect(withRepeated(reasons, stuck, 6).map(({ code }) => code)).toEqual(['unchanged', 'label']);
  const told = goal([...weeksOf(5, likely), [3, 1]]);
  const others = lookOf([told], [], { ...at, week: 6 }).items[0]?.reasons ?? [];
  expect(withRepeated(others, told, 6)).toBe(others);
});

test('a prediction for a week that is not yet asked for is no silence', () => {
  expect(signsOf(goal([likely, likely]), 1).silent).toBe(0);
});

test('the owner reads the own record before what the label comes to', () => {
  const { reasons } = lookOf([goal([...weeksOf(2, [4, 4]), [3, 1]])], [], { ...at, week: 6 }).items[0] ?? {};
  const own = withOwnRecord(reasons ?? [], 3, { said: 5, cameTrue: 2 });
  expect(own.map(({ code }) => code)).toEqual(['silent', 'own_record', 'label']);
});

test('each reason is a sentence', () => {
  const model = learnChances(
    Array.from({ length: 40 }, (_, id) => ({
      id,
      ownerId: id % 8,
      weeks: 14,
      isAchieved: id % 2 === 0,
      given: [{ week: 8, likelihood: 3, quality: 2 }],
    })),
  );
  const texts = [
    insightWriter.reason({ code: 'left' }, model),
    insightWriter.reason({ code: 'no_word', weeks: 5 }, model),
    insightWriter.reason({ code: 'silent', weeks: 3, label: 3 }, model),
    insightWriter.reason({ code: 'children', low: 2, rated: 3 }, model),
    insightWriter.reason({ code: 'fell', from: 4, to: 2 }, model),
    insightWriter.reason({ code: 'quality_low', label: 3, quality: 1 }, model),
    insightWriter.reason({ code: 'quality_fell', from: 4, to: 1, label: 3 }, model),
    insightWriter.reason({ code: 'parent_low' }, model),
    insightWriter.reason({ code: 'jump', steps: 2, left: 1 }, model),
    insightWriter.reason({ code: 'unchanged', times: 6 }, model),
    insightWriter.reason({ code: 'others_fell' }, model),
    insightWriter.reason({ code: 'late_start', week: 4 }, model),
    insightWriter.reason({ code: 'own_record', label: 3, said: 5, cameTrue: 2 }, model),
    insightWriter.reason({ code: 'label', label: 3, phase: 1 }, model),
    insightWriter.label(3, 1, modelWithoutHistory),
    insightWriter.cell(3, 1, model),
    insightWriter.cell(3, 2, modelWithoutHistory),
    insightWriter.ownChance(0.6, { goals: 7, mean: 3.2, low: 2, high: 5 }),
    insightWriter.ownChance(0.6, { goals: 1, mean: 0.5, low: null, high: null }),
    insightWriter.contradiction({ title: 'Ship 2.0', likelihood: 3 }, 'parent_high', {
      children: 2,
      rated: 3,
    }),
  ];
  expect(texts).toEqual([
    'Its owner has left: give it to somebody.',
    'No prediction yet, 5 weeks in.',
    'No word for 3 weeks; last said Likely.',
    '2 of its 3 contributing goals are called unlikely.',
    'Likelihood fell from Very likely to Unsure within a month.',
    'Likely, yet its quality is called Bad.',
    'Quality fell from Very good to Bad while likelihood stayed Likely.',
    'The goal it contributes to is called unlikely.',
    'Jumped 2 steps up with 1 week left.',
    'The same answer 6 times in a row.',
    'Other goals of the same owner fell lately.',
    'Began in week 4.',
    'You said Likely at this point 5 times; 2 came true.',
    'Likely at this point comes true about 5 times in 10 here.',
    'Likely at this point: usually about 6 in 10 (an assumption; too few finished goals yet).',
    'When people here say Likely in mid-quarter, it comes true about 5 times in 10 (40 goals).',
    'Likely late in a quarter: usually about 6 in 10 (an assumption; too few finished goals yet).',
    'Its owner: about 6 in 10. Of its 7 contributing goals 3 expected (2–5).',
    'Its owner: about 6 in 10. Of its 1 contributing goal 1 expected.',
    'Ship 2.0 is called Likely; 2 of its 3 contributing goals are called unlikely.',
  ]);
});
