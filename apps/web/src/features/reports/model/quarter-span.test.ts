import { expect, test } from 'vitest';
import { movedSpan, quartersOf } from './quarter-span.ts';
import { choicesOf, faultsOf } from './report-choice.ts';

const periods = [3, 1, 2, 4].map((Index) => ({
  Id: Index * 10,
  Index,
  Quarter: Index,
  Year: 2026,
  StartDate: `2026-0${Index}-01`,
  EndDate: '2026-03-31',
})) as unknown as Parameters<typeof movedSpan>[0];
const span = { from: 20, to: 30 };

test('the other end follows where From would be later than To', () => {
  expect(movedSpan(periods, span, { from: 10 })).toEqual({ from: 10, to: 30 });
  expect(movedSpan(periods, span, { from: 40 })).toEqual({ from: 40, to: 40 });
  expect(movedSpan(periods, span, { to: 10 })).toEqual({ from: 10, to: 10 });
});

test('a span has every quarter between its ends, the earliest first', () => {
  expect(quartersOf(periods, { from: 20, to: 40 })).toEqual([20, 30, 40]);
  expect(quartersOf(periods, { from: 99, to: 40 })).toEqual([]);
});

test('quarters of an address that are not loaded or do not exist are no report', () => {
  const asked = choicesOf('goalTrees', { quarter: 20, until: 99 }, 20);
  expect(faultsOf('goalTrees', asked, [])).toEqual({ until: 'This is required.' });
  expect(faultsOf('goalTrees', asked, periods)).toEqual({ until: 'This is required.' });
  expect(faultsOf('goalTrees', { ...asked, until: 30 }, periods)).toEqual({});
});
