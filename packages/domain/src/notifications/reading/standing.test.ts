import { expect, test } from 'vitest';
import { goalStates } from '../../goals/lifecycle.ts';
import { kindNames, type NotificationKind, stillHolds } from '../telling/kinds.ts';
import type { Standing } from './standing.ts';

const nothing: Standing = {
  goal: null,
  edit: null,
  isItemCompleted: null,
  appraisal: null,
  isDeleted: false,
};

test.each<[NotificationKind, string[]]>([
  ['goal_submitted', ['review']],
  ['changes_requested', ['draft']],
  ['shelving_requested', ['shelving_in_review']],
  ['goal_shelved', ['shelved']],
  ['parent_goal_shelved', ['shelved']],
  ['goal_finalized', ['finalized', 'results_in_review']],
  ['result_reviewed', ['finalized']],
  ['new_comment', [...goalStates]],
])('%s holds for goals that are %j', (kind, states) => {
  expect(goalStates.filter((goal) => stillHolds(kind, { ...nothing, goal }))).toEqual(states);
});

test('a deletion holds while the goal is deleted, a restoring while it is not', () => {
  const goal = { ...nothing, goal: 'approved' as const };
  const holds = (isDeleted: boolean) =>
    kindNames.filter((kind) => kind.includes('_deleted') && stillHolds(kind, { ...goal, isDeleted }));
  expect(holds(true)).toContain('goal_deleted');
  expect(holds(false)).not.toContain('goal_deleted');
  expect(holds(false)).not.toContain('parent_goal_deleted');
  expect([
    stillHolds('goal_restored', goal),
    stillHolds('goal_restored', { ...goal, isDeleted: true }),
  ]).toEqual([true, false]);
});

test('an appraisal asks for the employee’s signature only while it is shared', () => {
  const asks = (appraisal: Standing['appraisal']) =>
    stillHolds('appraisal_shared', { ...nothing, appraisal });
  expect([asks('shared'), asks('acknowledged'), asks('completed'), asks(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
