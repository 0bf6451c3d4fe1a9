import { expect, test } from 'vitest';
import { kindRows } from '../telling/kinds.ts';
import { openedAt } from './opened.ts';
import { placeOf } from './place.ts';

test.each([
  ['/v3/goals/7', {}, { thing: 'Goal', id: 7 }],
  ['/v3/goals/7', { open: 'review' }, { thing: 'Goal', id: 7 }],
  ['/v3/home', { open: 'review', goal: 7 }, { thing: 'Goal', id: 7 }],
  ['/v3/goals', { side: 7 }, { thing: 'Goal', id: 7 }],
  ['/v3/goals/7', { open: 'update', goal: 8 }, { thing: 'Goal', id: 8 }],
  ['/v3/home', { open: 'notifications', goal: 7 }, undefined],
  ['/v3/home', { goal: 7 }, undefined],
  ['/v3/home', { open: 'appraisal', about: 3 }, { thing: 'Appraisal', id: 3 }],
  ['/v3/home', { open: 'appraisal', about: 'x' }, undefined],
  ['/v3/profile/5', {}, { thing: 'Person', id: 5 }],
  ['/v3/profile', {}, undefined],
  ['/v3/actionitems', {}, { thing: 'ActionItems', id: 0 }],
  ['/v3/strategy', {}, { thing: 'Strategy', id: 0 }],
  ['/v3/insight', {}, undefined],
  ['/v3/goals', { waiting: true }, { thing: 'WaitingGoals', id: 0 }],
  ['/v3/goals', {}, undefined],
  ['/v3/goals/99999999999999999999', {}, undefined],
])('%s with %j opens %j', (path, search, opened) => {
  expect(openedAt(path, search)).toEqual(opened);
});

test.each([
  ['goal_submitted', 'Goal'],
  ['new_comment', 'Goal'],
  ['role_changed', 'Person'],
  ['action_item_completed', 'ActionItems'],
  ['appraisal_shared', 'Appraisal'],
  ['strategy_published', 'Strategy'],
  ['views_asked', 'Views'],
  ['approvals_fell', 'WaitingGoals'],
  ['calibration', 'Calibration'],
  ['token_ends', 'Tokens'],
  ['company_token_ends', 'Connections'],
  ['webhook_switched_off', 'Connections'],
  ['people_file_waits', 'PeopleFile'],
  ['people_file_failed', 'PeopleFile'],
] as const)('the place of %s opens what it is about', (kind, thing) => {
  const path = placeOf({ opens: kindRows[kind].opens, objectId: 7, commentId: 4, waiting: null });
  const { pathname, searchParams } = new URL(path, 'https://goals.example');
  const search = Object.fromEntries(
    [...searchParams].map(([name, value]) => [name, value === 'true' ? true : Number(value) || value]),
  );
  expect(openedAt(pathname, search)?.thing).toBe(thing);
});
