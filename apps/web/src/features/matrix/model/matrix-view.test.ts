import { describe, expect, it } from 'vitest';
import { buildChild, buildMatrix, buildWeek } from './matrix.fixture.ts';
import { entriesOf, levelChoices, nodesOf, objectiveChoices, stateChoices, viewOf } from './matrix-view.ts';

const matrix = buildMatrix(
  [
    buildChild({ Id: 20 }),
    buildChild({ Id: 21, Generation: 2, ParentId: 20, IsCarried: true }),
    buildChild({ Id: 22, Likelihood: null, Quality: null, GoalStatusId: 0 }),
    buildChild({ Id: 23, State: 'review', Likelihood: null, Quality: null, GoalStatusId: 0 }),
    buildChild({ Id: 24, State: 'finalized', IsFinalized: true, Likelihood: 4, Quality: 4 }),
    buildChild({ Id: 25, State: 'results_in_review', Likelihood: 0, Quality: 0 }),
  ],
  {
    results: [{ Id: 1, GoalId: 24, Completed: true, ObjectiveResult: null, Quality: 3 }],
    managerresults: [{ Id: 2, GoalId: 24, Completed: false, ObjectiveResult: null }],
    gaps: [{ Id: 90, ParentId: 12, Generation: 1, IsDeleted: true, Realignable: [] }],
  },
);
const entries = entriesOf(matrix);

describe('the week that a strip outlines', () => {
  const stripWeekOf = (goal: Parameters<typeof buildChild>[0], week: number) =>
    entriesOf(buildMatrix([buildChild(goal)], { weekPeriod: buildWeek(week) }))[1]?.stripWeek;

  it('is the shown one', () => expect(stripWeekOf({}, 8)).toBe(8));
  it('is none after the quarter', () => expect(stripWeekOf({}, 14)).toBeNull());
  it('lies ahead for a goal of a later quarter', () => expect(stripWeekOf({ GoalPeriodId: 99 }, 8)).toBe(0));
});
const idsOf = (search: Parameters<typeof viewOf>[1]) =>
  viewOf(entries, search).shown.map((entry) => entry.id);

describe('counts and list', () => {
  it('every number of the grid equals its goals, under every filter', () => {
    const filters = [
      {},
      { level: 1 },
      { level: 2 },
      { state: 'approved' as const },
      { state: 'finalized' as const },
    ];
    for (const filter of filters) {
      const { counts } = viewOf(entries, filter);
      expect(counts).toHaveLength(25);
      counts.forEach((count, cell) => {
        expect(viewOf(entries, { ...filter, cell }).shown, `cell ${cell}`).toHaveLength(count);
      });
    }
  });

  it('goals without a cell have their numbers, too', () => {
    const view = viewOf(entries, {});
    expect(view).toMatchObject({ unpredicted: 2, finalized: 1, isNarrowed: false, isEmpty: false });
    expect(idsOf({ aside: 'unpredicted' })).toEqual([22, 23]);
    expect(idsOf({ aside: 'finalized' })).toEqual([24]);
    expect(view.counts.reduce((a, b) => a + b, 0) + view.unpredicted + view.finalized).toBe(entries.length);
  });

  it('level and state also narrow the numbers beside the grid', () => {
    expect(viewOf(entries, { state: 'review' })).toMatchObject({
      unpredicted: 1,
      finalized: 0,
      isEmpty: true,
    });
    expect(idsOf({ level: 2 })).toEqual([21]);
  });

  it('the page’s goal is marked at its place, unless a filter excludes it', () => {
    expect(viewOf(entries, {}).own).toBe(13);
    expect(viewOf(entries, { cell: 0 }).own).toBe(13);
    expect(viewOf(entries, { level: 1 }).own).toBeNull();
  });

  it('a carried prediction keeps its place', () => {
    expect(idsOf({ cell: 17 })).toEqual([20, 21]);
  });
});

describe('titles of a cell', () => {
  it('name its goals, or a few of many', () => {
    expect(viewOf(entries, {}).titles[17]).toBe('Halve the picking errors, Halve the picking errors');
    const many = buildMatrix(
      Array.from({ length: 9 }, (_, index) => buildChild({ Id: 50 + index, Title: `G${index}` })),
    );
    expect(viewOf(entriesOf(many), {}).titles[17]).toBe('G0, G1, G2, G3, G4, G5, and 3 more');
    expect(viewOf(entriesOf(many), {}).titles[0]).toBe('');
  });
});

describe('an entry', () => {
  it('has the direction from the former prediction, and none if the week has no prediction', () => {
    const trends = (trail: (number | null)[]) => {
      const [, entry] = entriesOf(buildMatrix([buildChild({ Trail: trail })]));
      return [entry?.likelihoodTrend, entry?.qualityTrend];
    };
    expect(trends([12, null, 18])).toEqual(['improved', 'improved']);
    expect(trends([12, 8])).toEqual(['worsened', 'improved']);
    expect(trends([12, 12])).toEqual(['same', 'same']);
    expect(trends([12, null])).toEqual([null, null]);
    expect(trends([null, 12])).toEqual([null, null]);
  });

  it('has its result and the manager’s answer', () => {
    expect(entries.find((entry) => entry.id === 24)).toMatchObject({
      cell: null,
      resultQuality: 3,
      managerCompleted: false,
    });
  });

  it('a gap is a node of the tree and no goal of the list', () => {
    expect(nodesOf(entries, matrix.gaps).map((node) => node.id)).toContain(90);
    expect(idsOf({})).not.toContain(90);
  });
});

it('the options of level and state show their number of goals', () => {
  expect(levelChoices(entries).map((choice) => choice.label)).toEqual([
    'This goal · 1',
    'Level 1 · 5',
    'Level 2 · 1',
  ]);
  expect(stateChoices(entries)).toContainEqual({ value: 'approved', label: 'Approved · 4' });
});

it('a strategic objective is offered with its number of goals, and narrows to them', () => {
  const some = entriesOf(
    buildMatrix([buildChild({ Id: 20 }), buildChild({ Id: 21, StrategicObjective: 'Employees' })]),
  );
  expect(objectiveChoices(some)).toEqual([{ value: 'Employees', label: 'Employees · 1' }]);
  expect(viewOf(some, { objective: 'Employees' }).shown.map(({ id }) => id)).toEqual([21]);
});
