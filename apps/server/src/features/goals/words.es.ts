import { goalMessages } from '@bellwether/domain/goals/words.es';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const goalFieldWords: Translated<typeof english.goalFieldWords> = {
  comment_missing: goalMessages.dialogCommentRequired,
  owner_missing: goalMessages.ownerRequired,
  period_missing: goalMessages.quarterRequired,
  parent_missing: goalMessages.parentRequiredForOthers,
  parent_outside_own_goals: goalMessages.goalManagerParentHint,
};
