import { describe, expect, it } from 'vitest';
import { readGoalSearch } from './goal-search.ts';

describe('the search parameters of the goal pages', () => {
  it('are read as they are written', () => {
    const search = {
      period: 4,
      scope: 'CompanyGoals',
      q: 'planner',
      people: [3, 5],
      states: ['approved', 'shelved'],
      likelihood: [0, 1],
      needsUpdate: true,
      tab: 'history',
      open: 'update',
      side: 12,
    };
    expect(readGoalSearch(search)).toEqual(search);
  });

  it('accept a title that looks like a number as text', () => {
    expect(readGoalSearch({ q: 2026 })).toEqual({ q: '2026' });
  });

  it.each([
    ['a scope that does not exist', { scope: 'Everything' }],
    ['an id that can name nothing', { period: 0, side: 'abc' }],
    ['what can be no layer', { open: 'a layer?' }],
    ['a level beyond the scale', { likelihood: [5] }],
    ['a flag that is not true', { needsUpdate: 'yes' }],
    ['names that nobody knows', { utm_source: 'mail' }],
  ])('drop %s', (_what, raw) => expect(readGoalSearch(raw)).toEqual({}));
});
