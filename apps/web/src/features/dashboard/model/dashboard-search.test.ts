import { describe, expect, it } from 'vitest';
import { layerOf } from '#features/goals/door.ts';
import { readDashboardSearch, scopeName, scopeOf } from './dashboard-search.ts';

describe('the address of the dashboard', () => {
  it('keeps valid parameters and drops the rest', () => {
    expect(
      readDashboardSearch({ scope: 'company', open: 'people', figure: 'goals', answer: 'done', goal: 12 }),
    ).toEqual({ scope: 'company', open: 'people', figure: 'goals', answer: 'done', goal: 12 });
    expect(
      readDashboardSearch({ scope: 2, open: 'every thing', figure: 'x', answer: '', goal: -1, odd: true }),
    ).toEqual({});
  });

  it('returns an available scope, else the first one', () => {
    expect(scopeOf({ scope: 'organization' }, [1, 2, 3])).toBe(2);
    expect(scopeOf({ scope: 'organization' }, [3])).toBe(3);
    expect(scopeOf({}, [1, 2, 3])).toBe(1);
    expect(scopeOf({ scope: 'company' }, [])).toBeUndefined();
  });

  it.each([1, 2, 3] as const)('scope %i is read as it was written', (scope) => {
    expect(scopeOf({ scope: scopeName(scope) }, [1, 2, 3])).toBe(scope);
  });
});

it.each([
  ['update', null, 'update'],
  ['finalize', null, 'finalize'],
  ['review', 'goal', 'review'],
  ['review', 'edit', 'review-edits'],
  ['review', 'shelving', 'review-shelving'],
  ['review', 'result', 'review-result'],
  ['sent_back', 'goal', 'edit'],
  ['sent_back', 'edit', 'edit'],
  ['add_goal', null, 'create'],
] as const)('a reminder "%s" about %s opens %s', (Type, About, layer) => {
  expect(layerOf({ Type, About })).toBe(layer);
});
