import type { GoalEditMoveName } from '@bellwether/domain/goals/edit-lifecycle';
import type { GoalMoveName } from '@bellwether/domain/goals/lifecycle';
import type { ApprovalLayer } from '../words.ts';

/** The domain's moves behind the dialogs, which decide whether a comment is needed. */
export const approvalMoves: Readonly<
  Record<ApprovalLayer, { goal: GoalMoveName; edit: GoalEditMoveName } | { edit: GoalEditMoveName }>
> = {
  submit: { goal: 'submitGoal', edit: 'submitGoalEdit' },
  publish: { goal: 'publishGoal', edit: 'publishGoalEdit' },
  retract: { goal: 'retractGoal', edit: 'retractGoalEdit' },
  discard: { edit: 'discardGoalEdit' },
};
