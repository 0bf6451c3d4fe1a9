import { expect, it } from 'vitest';
import { countCompleted } from './evidence-counts.ts';

const owner = {
  Id: 1,
  Completed: true,
  ObjectiveResult: null,
  Quality: 3,
  Outcome: '',
  UpdatedAt: '',
} as const;
const manager = { Id: 1, Completed: false, ObjectiveResult: null, Feedback: '', UpdatedAt: '' } as const;

it('counts by the manager’s answer, else by the owner’s, and measured results from 100 % on', () => {
  expect(
    countCompleted([
      { GoalResult: null, GoalManagerResult: null },
      { GoalResult: owner, GoalManagerResult: null },
      { GoalResult: owner, GoalManagerResult: manager },
      { GoalResult: { ...owner, Completed: null, ObjectiveResult: 99 }, GoalManagerResult: null },
      { GoalResult: { ...owner, Completed: null, ObjectiveResult: 120 }, GoalManagerResult: null },
    ]),
  ).toBe(2);
});
