import { expect, test } from 'vitest';
import type { Rating } from '../goals/rating.ts';
import { mayAskForCeo } from './audience.ts';
import { deckColours } from './deck-colours.ts';
import type { SummaryGoal } from './facts.ts';
import { figuresOf, moversOf } from './figures.ts';
import { annualSlides, quarterlySlides } from './slides.ts';

const goal = (id: number, changes: Partial<SummaryGoal>): SummaryGoal => ({
  id,
  title: 'Goal',
  measurement: '',
  state: 'approved',
  isPrivate: false,
  likelihood: null,
  quality: null,
  delta: null,
  weeks: [],
  needsUpdate: false,
  result: null,
  managerCompleted: null,
  ...changes,
});

test('counts at risk as the tag does, and trends of approved goals only', () => {
  const goals = [
    goal(1, { likelihood: 1, delta: 'worsened' }),
    goal(6, { likelihood: 2 }),
    goal(2, { likelihood: 3, delta: 'improved', needsUpdate: true }),
    goal(3, {
      likelihood: 0,
      delta: 'worsened',
      state: 'finalized',
      result: { completed: true, percent: null, quality: 4 },
    }),
    goal(4, {
      likelihood: 4,
      delta: 'improved',
      state: 'results_in_review',
      result: { completed: null, percent: 100, quality: null },
    }),
    goal(5, { result: { completed: null, percent: 99.9, quality: null } }),
  ];
  expect(figuresOf(goals)).toMatchObject({
    counted: 6,
    predicted: 5,
    withResult: 3,
    atRisk: 1,
    improved: 1,
    worsened: 1,
    needsUpdate: 1,
    completed: 2,
    likelihoods: [1, 1, 1, 1, 1],
    notPredicted: 1,
  });
});

test('movers are the goals that moved furthest over the quarter, falls first; five at most', () => {
  const moved = (id: number, from: Rating, to: Rating) =>
    goal(id, {
      weeks: [
        { week: 1, likelihood: from },
        { week: 9, likelihood: to },
      ],
    });
  const goals = [
    moved(1, 2, 3),
    moved(2, 4, 0),
    moved(3, 0, 4),
    moved(4, 3, 3),
    moved(5, 3, 2),
    goal(6, {}),
    moved(7, 1, 3),
    moved(8, 1, 2),
  ];
  expect(moversOf(goals)).toEqual([
    { id: 2, from: 4, to: 0, week: 9 },
    { id: 3, from: 0, to: 4, week: 9 },
    { id: 7, from: 1, to: 3, week: 9 },
    { id: 5, from: 3, to: 2, week: 9 },
    { id: 8, from: 1, to: 2, week: 9 },
  ]);
});

test.each<[string, Parameters<typeof mayAskForCeo>[0]['role'], isOrgAdmin: boolean, may: boolean]>([
  ['the ceo', 'ceo', false, true],
  ['an org admin', 'contributor', true, true],
  ['an observer who is org admin', 'observer', true, true],
  ['a manager', 'manager', false, false],
  ['an observer', 'observer', false, false],
])('For CEO: %s', (_name, role, isOrgAdmin, may) => {
  const person = { role, isOrgAdmin, isGoalAdmin: true, isGoalManager: true, isHrAdmin: true };
  expect(mayAskForCeo(person)).toBe(may);
});

test.each([
  [0, []],
  [1, [1]],
  [6, [6]],
  [7, [6, 1]],
  [200, [...Array.from({ length: 33 }, () => 6), 2]],
])('%i goals stand on summary slides of six', (count, sizes) => {
  const goalIds = Array.from({ length: count }, (_, at) => at + 1);
  const slides = quarterlySlides({ goalIds, companyGoalIds: [] });
  expect(slides.slice(0, 2)).toEqual([{ kind: 'cover' }, { kind: 'answer' }]);
  const goals = slides.flatMap((slide) => (slide.kind === 'goals' ? [slide] : []));
  expect(goals.map((slide) => slide.goalIds.length)).toEqual(sizes);
  expect(goals.flatMap((slide) => slide.goalIds)).toEqual(goalIds);
  expect(goals.map(({ part, parts }) => [part, parts])).toEqual(sizes.map((_, at) => [at + 1, sizes.length]));
});

test('a year has a slide for each quarter with goals, and four goals on a slide', () => {
  const slides = annualSlides([
    { periodId: 1, goalIds: [1, 2, 3, 4, 5] },
    { periodId: 2, goalIds: [] },
    { periodId: 3, goalIds: [6] },
  ]);
  expect(slides).toEqual([
    { kind: 'cover' },
    { kind: 'answer' },
    { kind: 'quarter', periodId: 1 },
    { kind: 'annual-goals', periodId: 1, goalIds: [1, 2, 3, 4], part: 1, parts: 2 },
    { kind: 'annual-goals', periodId: 1, goalIds: [5], part: 2, parts: 2 },
    { kind: 'quarter', periodId: 3 },
    { kind: 'annual-goals', periodId: 3, goalIds: [6], part: 1, parts: 1 },
  ]);
});

test.each([
  [null, true, '#2f5fd0', '#ffffff'],
  ['ffd400', true, '#ffd400', '#000000'],
  ['ffd400', false, '#ffd400', '#000000'],
  ['101010', false, '#101010', '#ffffff'],
])(
  'slides in %s, light text %s: the wish of the company if it is readable',
  (primaryColor, useLightText, colour, onColour) => {
    expect(deckColours({ primaryColor, useLightText })).toEqual({ colour, onColour });
  },
);
