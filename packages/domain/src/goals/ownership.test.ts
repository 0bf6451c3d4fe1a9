import { expect, test } from 'vitest';
import { mayTakeGoal, tiesOfFormerOwner } from './ownership.ts';

test.each([
  ['draft', null, []],
  ['approved', null, []],
  ['approved', 'draft', []],
  ['approved', 'review', ['owned_edit']],
  ['review', null, ['owned_submission']],
  ['results_in_review', null, ['owned_submission']],
  ['shelving_in_review', null, ['owned_submission']],
  ['shelving_in_review', 'review', ['owned_submission', 'owned_edit']],
  ['shelved', null, ['owned_submission']],
] as const)(
  'a new owner of a goal in %s with edit %s leaves the former owner with ties %j',
  (state, editState, ties) => {
    expect(tiesOfFormerOwner({ state, editState })).toEqual(ties);
  },
);

test.each([
  [true, true, { ok: false, reason: 'was_own' }],
  [true, false, { ok: true }],
  [false, true, { ok: true }],
  [false, false, { ok: true }],
] as const)(
  'owned it before: %s, approved it for another owner: %s',
  (hadItBefore, approvedAsAnothers, verdict) => {
    expect(mayTakeGoal({ hadItBefore, approvedAsAnothers })).toEqual(verdict);
  },
);
