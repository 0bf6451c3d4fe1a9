import type { GoalInfo } from '@bellwether/contract/goals/goal';

/**
 * Returns what an act moves: the pending edit of an approved goal, otherwise the goal itself (goals.3).
 */
export function subjectOf(info: GoalInfo): 'goal' | 'edit' {
  return info.Goal.State === 'approved' ? 'edit' : 'goal';
}
