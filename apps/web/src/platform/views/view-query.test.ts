import { describe, expect, it } from 'vitest';
import { droppedFilters, filtersOf, queryOf } from './view-query.ts';

describe('the text of a saved view', () => {
  it('is the same for the same filters, and is read back', () => {
    const filters = { scope: 'All', likelihood: [0, 1], q: '2026' };
    expect(queryOf(filters)).toBe(
      queryOf({ q: '2026', likelihood: [0, 1], scope: 'All', states: undefined }),
    );
    expect(filtersOf(queryOf(filters))).toEqual(filters);
  });

  it('tells which filters a list did not take', () => {
    expect(
      droppedFilters({ scope: 'All', objectives: ['Gone'], open: 'views' }, { scope: 'All' }, { open: 1 }),
    ).toEqual(['objectives']);
  });
});
