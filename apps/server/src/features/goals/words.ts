import { goalMessages } from '@bellwether/domain/goals/messages';

/** The sentences about a field that all goal calls share, by the code of the refusal. */
export const goalFieldWords = {
  comment_missing: goalMessages.dialogCommentRequired,
  owner_missing: goalMessages.ownerRequired,
  period_missing: goalMessages.quarterRequired,
  parent_missing: goalMessages.parentRequiredForOthers,
  parent_outside_own_goals: goalMessages.goalManagerParentHint,
} as const;
