import { expect, test } from 'vitest';
import type { HintedGoal } from './quality-hints.ts';
import { qualityTicks } from './quality-ticks.ts';

const empty: HintedGoal = { title: '', measurement: '', parentId: 0, ownTitles: [] };
const there = (goal: Partial<HintedGoal>) =>
  qualityTicks({ ...empty, ...goal })
    .filter((tick) => tick.isThere)
    .map((tick) => tick.name);

test.each<[Partial<HintedGoal>, string[]]>([
  [{}, []],
  [{ title: 'Reduce' }, []],
  [{ title: 'Reduce churn' }, ['verb']],
  [{ title: 'Customer happiness', parentId: 7 }, ['aligned']],
  [{ title: 'Reduce churn', measurement: 'from 8% to 5%' }, ['verb', 'number']],
  [
    { title: 'Reduce churn', measurement: 'from 8% to 5% by 30 June', parentId: 7 },
    ['verb', 'number', 'date', 'aligned'],
  ],
  [{ title: 'Reduce churn', measurement: 'by the end of the quarter' }, ['verb', 'date']],
])('%j has %j', (goal, names) => {
  expect(there(goal)).toEqual(names);
});

test('a goal that needs no parent is not asked for one', () => {
  expect(qualityTicks({ ...empty, standsAlone: true }).map((tick) => tick.name)).toEqual([
    'verb',
    'number',
    'date',
  ]);
});
