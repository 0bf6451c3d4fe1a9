import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { emptyWords } from '../words.ts';

/** Returns the line above a card's title; null for goals without parent. */
export function parentLine(goal: Pick<ListedGoal, 'ParentId' | 'ParentGoalTitle' | 'ParentUser'>) {
  if (goal.ParentId === 0) return null;
  if (goal.ParentGoalTitle === null) return emptyWords.parentAway;
  return goal.ParentUser ? `${goal.ParentGoalTitle} · ${goal.ParentUser.Name}` : goal.ParentGoalTitle;
}
