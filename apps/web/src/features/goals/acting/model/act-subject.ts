import type { GoalInfo } from '@bellwether/contract/goals/goal';

/** An approved goal has an edit that moves, every other goal moves itself (decisions §4). */
export function subjectOf(info: GoalInfo): 'goal' | 'edit' {
  return info.Goal.State === 'approved' ? 'edit' : 'goal';
}
