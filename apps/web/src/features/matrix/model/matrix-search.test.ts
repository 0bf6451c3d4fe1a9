import { expect, it } from 'vitest';
import { readMatrixSearch } from './matrix-search.ts';

it('keeps valid parameters and drops the rest', () => {
  expect(
    readMatrixSearch({
      week: 74,
      cell: 24,
      level: 0,
      state: 'approved',
      unlikely: true,
      selected: 12,
      side: 12,
      open: 'update',
    }),
  ).toEqual({
    week: 74,
    cell: 24,
    level: 0,
    state: 'approved',
    unlikely: true,
    selected: 12,
    side: 12,
    open: 'update',
  });
  expect(
    readMatrixSearch({
      week: 0,
      cell: 25,
      level: -1,
      state: 'shelved',
      unlikely: false,
      aside: 'everything',
      selected: 'x',
      side: 2 ** 31,
      open: '<nothing>',
      q: 'a filter of another page',
    }),
  ).toEqual({});
});
