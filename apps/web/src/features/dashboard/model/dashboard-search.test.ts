import { describe, expect, it } from 'vitest';
import { layerOf, placeOf } from '#features/goals/door.ts';
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
  ['draft', null, 'edit'],
  ['add_goal', null, 'create'],
  ['action_item', null, undefined],
  ['appraisal_write', null, undefined],
  ['appraisal_sign', null, undefined],
  ['calibration', null, undefined],
] as const)('a reminder "%s" about %s opens %s', (Type, About, layer) => {
  expect(layerOf({ Type, About })).toBe(layer);
});

it.each([
  ['update', '/v3/goals/12'],
  ['review', '/v3/goals/12'],
  ['add_goal', undefined],
  ['action_item', '/v3/actionitems'],
  ['appraisal_write', '/v3/talent/40/7'],
  ['appraisal_sign', '/v3/talent/myappraisal'],
  ['calibration', '/v3/talent'],
] as const)('a reminder "%s" is about the page %s', (Type, to) => {
  expect(placeOf({ Type, Id: 12, PeriodId: 40, User: { Id: 7 }, Due: null }, 7)?.to).toBe(to);
});

it('an appraisal to sign opens: the own one, or one of the team', () => {
  const reminder = { Type: 'appraisal_sign', Id: 5, PeriodId: 40, Due: null } as const;
  const search = { open: 'appraisal', about: 5 };
  expect(placeOf({ ...reminder, User: { Id: 7 } }, 7)).toEqual({ to: '/v3/talent/myappraisal', search });
  expect(placeOf({ ...reminder, User: { Id: 21 } }, 7)).toEqual({ to: '/v3/talent/40/7', search });
});

it('appraisals to write lead to those that are missing, after the due day to those that are late', () => {
  const reminder = { Type: 'appraisal_write', Id: 40, PeriodId: 40, User: { Id: 7 } } as const;
  const statusOf = (IsOverdue: boolean) =>
    placeOf({ ...reminder, Due: { Date: '2026-10-21', IsOverdue } }, 7)?.search;
  expect(statusOf(false)).toEqual({ status: 'none', direct: true });
  expect(statusOf(true)).toEqual({ status: 'overdue', direct: true });
});
