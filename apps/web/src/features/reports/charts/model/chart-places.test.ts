import type { ChartOf } from '@bellwether/contract/reports/charts';
import { expect, it } from 'vitest';
import { barRows, changeRows, placeWeeks } from './chart-places.ts';

const head = { Title: '', Finding: '', Table: { Columns: [], Rows: [] } };

it.each<[ChartOf<'distribution' | 'quarters' | 'compliance'>, unknown[]]>([
  [
    {
      ...head,
      Kind: 'distribution',
      Bars: [
        { Label: 'Very likely', Level: 4, Count: 8 },
        { Label: 'Not at all', Level: 0, Count: 0 },
        { Label: 'Not predicted', Level: null, Count: 2 },
      ],
    },
    [
      ['Very likely', 100, 4, '8'],
      ['Not at all', 0, 0, '0'],
      ['Not predicted', 25, null, '2'],
    ],
  ],
  [
    {
      ...head,
      Kind: 'quarters',
      Bars: [
        { Label: 'Q3', Predicted: 8, Likely: 6 },
        { Label: 'Q4', Predicted: 0, Likely: 0 },
      ],
    },
    [
      ['Q3', 75, 'count', '75%'],
      ['Q4', 0, 'count', '–'],
    ],
  ],
  [
    { ...head, Kind: 'compliance', Rows: [{ Label: 'Sales', Done: 1, Between: 1, Open: 2 }] },
    [['Sales', 25, 'count', '1 of 4']],
  ],
])('the bars of $Kind', (chart, rows) => {
  expect(barRows(chart).map(({ label, width, look, value }) => [label, width, look, value])).toEqual(rows);
});

it('a change goes from the former mean to the later one, in its colour', () => {
  const Rows = [
    { Label: 'Sales', From: 4, To: 2.5 },
    { Label: 'Legal', From: 3, To: 3.004 },
    { Label: 'Product', From: 1, To: 1.2 },
  ];
  expect(
    changeRows({ ...head, Kind: 'changes', Rows }).map(({ from, to, level, by }) => [from, to, level, by]),
  ).toEqual([
    [100, 62.5, 3, '−1.50'],
    [75, 75.1, 3, '±0'],
    [25, 30, 1, '+0.20'],
  ]);
});

const line = (Label: string, ...shares: [week: number, likely: number][]) => ({
  Label,
  Points: shares.map(([Week, Likely]) => ({ Week, Predicted: 10, Likely })),
});

it.each<[what: string, before: ReturnType<typeof line> | null, end: unknown]>([
  ['alone', null, undefined],
  ['far above the other', line('Q3', [1, 5], [5, 10]), [100, 0, 0]],
  ['ending near the other: below it', line('Q3', [1, 5], [5, 4]), [100, 60, 65]],
  ['ending a little above the other', line('Q3', [1, 5], [4, 6]), [75, 40, 35]],
])('a line %s', (_what, Before, end) => {
  const {
    weeks,
    line: own,
    before,
  } = placeWeeks({ ...head, Kind: 'weeks', Line: line('Q4', [1, 0], [3, 10], [5, 5]), Before }, 100);
  expect(weeks.map(({ week, x }) => `${week} ${x}`)).toEqual(['1 0', '2 25', '3 50', '4 75', '5 100']);
  expect(own).toEqual({
    places: [
      { x: 0, y: 100 },
      { x: 50, y: 0 },
      { x: 100, y: 50 },
    ],
    end: { x: 100, y: 50, text: 'Q4 · 50%', textY: 50 },
  });
  expect(before && [before.end.x, before.end.y, before.end.textY]).toEqual(end ?? null);
});

it.each([
  ['higher', 6, 65],
  ['lower', 4, 35],
])('the text of a line keeps off the one that goes on %s', (_what, likely, textY) => {
  const { line: own } = placeWeeks(
    { ...head, Kind: 'weeks', Line: line('Q4', [1, 0], [5, 5]), Before: line('Q3', [1, 5], [9, likely]) },
    100,
  );
  expect(own.end).toMatchObject({ x: 50, y: 50, textY });
});
