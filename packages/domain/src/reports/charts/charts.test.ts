import { describe, expect, test } from 'vitest';
import { type GrowingFigures, noFigures } from '../../goals/figures.ts';
import { likelihoodLabels } from '../../goals/rating.ts';
import { drawnChanges, type ReportChart, chartTable as tableOf, type WeekLine } from './chart.ts';
import * as compliance from './compliance-chart.ts';
import * as charts from './goal-charts.ts';
import { type WeekStep, weekLine } from './goal-charts.ts';
import * as rings from './rings-chart.ts';
import { complianceChartWords } from './words.compliance.ts';
import { chartWriter as writer } from './writer.en.ts';

type First<Of extends (...given: never[]) => unknown> = Parameters<Of>[0];
// The charts in English.
const chartTable = (chart: ReportChart) => tableOf(chart, writer.columns);
const distributionOf = (tally: First<typeof charts.distributionOf>, hasEnded = false) =>
  charts.distributionOf(tally, hasEnded, { writer, likelihoods: likelihoodLabels });
const resultsOf = (tally: First<typeof charts.resultsOf>) => charts.resultsOf(tally, writer);
const findingOf = (quarters: First<typeof charts.findingOf>) => charts.findingOf(quarters, writer);
const weeksOf = (line: WeekLine, before: WeekLine | null, hasEnded = false) =>
  charts.weeksOf({ line, before, hasEnded }, writer);
const changesOf = (steps: readonly WeekStep[]) => charts.changesOf(steps, writer);
const quartersOf = (quarters: First<typeof charts.quartersOf>) => charts.quartersOf(quarters, writer);
const complianceChartOf = (
  thing: First<typeof compliance.complianceChartOf>,
  departments: Parameters<typeof compliance.complianceChartOf>[1],
) => compliance.complianceChartOf(thing, departments, { writer, compliance: complianceChartWords });
const ringsOf = (goals: First<typeof rings.ringsOf>, hasEnded = false) =>
  rings.ringsOf(goals, hasEnded, writer);

const step = (department: string, week: number, more: Partial<WeekStep>): WeekStep => ({
  periodId: 1,
  department,
  week,
  predicted: 0,
  likely: 0,
  moved: 0,
  first: 0,
  ...more,
});
const tallyOf = (figures: Partial<GrowingFigures>, counts: number[] = [0, 0, 0, 0, 0]) => ({
  figures: { ...noFigures(), ...figures },
  counts,
});
/** Sales has two goals that fall from 4 to 2 and to 3; Product one that rises from 1 to 3; Legal one that stays. */
const steps = [
  step('Sales', 2, { predicted: 2, likely: 2, first: 8 }),
  step('Product', 3, { predicted: 1, first: 1 }),
  step('Legal', 3, { predicted: 1, likely: 1, first: 3 }),
  step('Sales', 5, { likely: -1, moved: -3 }),
  step('Product', 5, { likely: 1, moved: 2 }),
];

test('the distribution counts each likelihood, and goals without one', () => {
  const chart = distributionOf(
    tallyOf({ counted: 11, predicted: 9, likely: 7, notPredicted: 2 }, [1, 0, 1, 4, 3]),
    false,
  );
  expect(chart?.finding).toBe(
    '7 of 9 predicted goals are likely or very likely; 2 of 11 goals are not predicted yet.',
  );
  expect(chart && chartTable(chart).rows).toEqual([
    ['Very likely', 3],
    ['Likely', 4],
    ['Unsure', 1],
    ['Not sure', 0],
    ['Not at all', 1],
    ['Not predicted', 2],
  ]);
  expect(distributionOf(tallyOf({ counted: 3, notPredicted: 3 }), false)).toBeNull();
});

test('the weeks show the share of likely goals, beside the quarter before', () => {
  const line = weekLine('Q4 2026', steps);
  expect(line.points).toEqual([
    { week: 2, predicted: 2, likely: 2 },
    { week: 3, predicted: 4, likely: 3 },
    { week: 4, predicted: 4, likely: 3 },
    { week: 5, predicted: 4, likely: 3 },
  ]);
  const alone = weeksOf(line, null);
  expect(alone?.finding).toBe(
    'In week 5, 75% of the predicted goals are likely or very likely, 25 points fewer than in week 2.',
  );
  expect(weeksOf(line, null, true)?.finding).toContain('of the predicted goals were likely');
  const before = weekLine('Q3 2026', [
    step('Sales', 1, { predicted: 4, likely: 3 }),
    step('Sales', 8, { likely: -3 }),
  ]);
  const beside = weeksOf(line, before);
  expect(beside?.finding).toContain('as many as at this time of Q3 2026.');
  expect(beside && chartTable(beside).rows.at(-1)).toEqual([8, '', '', 0]);
  expect(weeksOf(weekLine('Q4 2026', steps.slice(0, 1)), before)).toBeNull();
});

test('the changes say in how many departments likelihood fell and rose', () => {
  const chart = changesOf(steps);
  expect(chart?.finding).toBe(
    'Likelihood fell in 1 and rose in 1 of 3 departments since the first predictions.',
  );
  expect(chart && chartTable(chart).rows).toEqual([
    ['Sales', 4, 2.5, -1.5],
    ['Legal', 3, 3, 0],
    ['Product', 1, 3, 2],
  ]);
  expect(changesOf(steps.slice(0, 3))).toBeNull();
});

test('of many departments the largest falls and rises are drawn, in the order of the numbers shown', () => {
  const moved = (department: string, by: number) =>
    step(department, 1, { predicted: 100, first: 200, moved: by });
  const risen = Array.from({ length: 13 }, (_, at) => moved(`C${at}`, at));
  const chart = changesOf([moved('B', -17), moved('A', -16.6), ...risen]);
  const labels = drawnChanges(chart?.rows ?? []).map(({ label }) => label);
  expect(labels).toEqual(['A', 'B', 'C0', 'C1', 'C2', 'C3', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12']);
});

test('the quarters compare the last with the first', () => {
  const tally = (likely: number, other: number) =>
    tallyOf({ counted: likely + other, predicted: likely + other, likely });
  const of = (...shares: [number, number][]) =>
    quartersOf(
      shares.map((share, at) => ({ label: `Q${at + 1}`, hasEnded: at < 2, tally: tally(...share) })),
    );
  expect(of([1, 1], [0, 0], [51, 49])?.finding).toBe(
    'In Q3, 51% of the predicted goals are likely or very likely, 1 point more than at the end of Q1.',
  );
  expect(of([1, 1], [0, 0])).toBeNull();
});

test('compliance names the department with the most people', () => {
  const chart = complianceChartOf('goals', [
    { label: 'Legal', done: 3, between: 0, open: 0 },
    { label: 'Product', done: 8, between: 0, open: 2 },
    { label: 'Sales', done: 1, between: 0, open: 2 },
    { label: 'Nobody', done: 0, between: 0, open: 0 },
  ]);
  expect(chart?.title).toBe('People with goals, by department');
  expect(chart?.finding).toBe('4 of 16 people have no goals, the most in Sales (2 of 3).');
  expect(chart && chartTable(chart).rows).toEqual([
    ['Sales', 1, 2, 33],
    ['Product', 8, 2, 80],
    ['Legal', 3, 0, 100],
  ]);
  expect(complianceChartOf('updates', [{ label: 'Legal', done: 3, between: 0, open: 0 }])?.finding).toBe(
    'Everybody has updated their predictions.',
  );
  const waiting = complianceChartOf('results', [
    { label: 'Legal', done: 3, between: 1, open: 0 },
    { label: 'Sales', done: 1, between: 2, open: 1 },
  ]);
  expect(waiting?.finding).toBe('1 of 8 people has goals to finalize, the most in Sales (1 of 4).');
  expect(waiting && chartTable(waiting)).toEqual({
    columns: ['Department', 'Finalized', 'Waiting for the manager', 'Not finalized', 'Done in %'],
    rows: [
      ['Sales', 1, 2, 1, 25],
      ['Legal', 3, 1, 0, 75],
    ],
  });
  expect(complianceChartOf('goals', [{ label: 'Legal', done: 3, between: 1, open: 0 }])?.finding).toBe(
    'Everybody has goals, or drafts of them.',
  );
  expect(complianceChartOf('results', [])).toBeNull();
});

test('the tree draws the largest trees and counts all goals below', () => {
  const goal = (id: number, parentId: number | null, level: 0 | 3 | null) => ({
    id,
    parentId,
    level,
    title: `Goal ${id}`,
    owner: 'Somebody',
    word: '',
    isCounted: id !== 99,
    isLikely: level === 3,
    isCompleted: level === 0,
  });
  const many = Array.from({ length: 6 }, (_, at) => goal(20 + at, 2, 3));
  const chart = ringsOf(
    [goal(1, null, null), goal(2, null, 3), ...many, goal(3, 25, 0), goal(4, 98, 0)],
    false,
  );
  expect(chart?.finding).toBe('1 of 3 top goals is likely or very likely, and 6 of 7 goals below them.');
  expect(
    chart?.roots.map(({ title, below, countedBelow, more }) => [title, below, countedBelow, more]),
  ).toEqual([
    ['Goal 2', 7, 6, 2],
    ['Goal 1', 0, 0, 0],
    ['Goal 4', 0, 0, 0],
  ]);
  expect(chart?.roots[0]?.children.map(({ title }) => title)).toEqual([
    'Goal 25',
    'Goal 20',
    'Goal 21',
    'Goal 22',
  ]);
  expect(ringsOf([goal(1, null, 3)], false)).toBeNull();
  const ended = ringsOf([goal(1, null, 0), goal(2, 1, 3), goal(99, 1, null)], true);
  expect(ended?.finding).toBe('1 of 1 top goal was completed, and 0 of 1 goal below it.');
  expect(ended && chartTable(ended).columns).toEqual([
    'Goal',
    'Owner',
    'Result, or likelihood',
    'Goals below',
    'Completed below',
  ]);
});

describe('an ended quarter', () => {
  const ended = tallyOf(
    {
      counted: 127,
      predicted: 120,
      likely: 73,
      notPredicted: 7,
      withResult: 118,
      completed: 70,
      missed: 46,
      inDispute: 2,
    },
    [10, 20, 17, 40, 33],
  );
  const running = tallyOf({ counted: 10, predicted: 1, likely: 1, notPredicted: 9 });

  test('is told by its results first, then by what was predicted', () => {
    expect(findingOf([{ label: 'Q3', hasEnded: true, tally: ended }])).toBe(
      '70 of 118 goals with a result were completed; 2 are in dispute; 9 of 127 goals have no result yet. ' +
        '73 of 120 predicted goals were likely or very likely at the last prediction; 7 of 127 goals were never predicted.',
    );
    expect(
      findingOf([{ label: 'Q3', hasEnded: true, tally: tallyOf({ counted: 2, notPredicted: 2 }) }]),
    ).toBe('No goal has a result yet.');
    expect(findingOf([{ label: 'Q4', hasEnded: false, tally: tallyOf({}) }])).toBe('');
  });

  test('beside a running one gives the results, and the running one the predictions', () => {
    expect(
      findingOf([
        { label: 'Q3', hasEnded: true, tally: ended },
        { label: 'Q4', hasEnded: false, tally: running },
      ]),
    ).toBe(
      '70 of 118 goals with a result were completed; 2 are in dispute; 9 of 127 goals have no result yet. ' +
        '1 of 1 predicted goal is likely or very likely; 9 of 10 goals are not predicted yet.',
    );
  });

  test('has a chart of its results, in which no result is a likelihood', () => {
    const chart = resultsOf(ended);
    expect(chart?.title).toBe('Results');
    expect(chart?.bars.map(({ label, count }) => [label, count])).toEqual([
      ['Completed', 70],
      ['Not completed', 46],
      ['In dispute', 2],
      ['No result', 9],
    ]);
    expect(resultsOf(running)).toBeNull();
    expect(distributionOf(ended, true)?.title).toBe('Last predictions');
  });
});
