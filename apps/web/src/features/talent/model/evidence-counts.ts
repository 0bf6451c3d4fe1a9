import type { EvidenceGoal } from '@bellwether/contract/talent/writing';

type Results = Pick<EvidenceGoal, 'GoalResult' | 'GoalManagerResult'>;

/** Returns how many of the goals were completed. The manager's answer counts where it differs from the owner's. */
export function countCompleted(goals: readonly Results[]): number {
  return goals.filter(({ GoalResult, GoalManagerResult }) => {
    const result = GoalManagerResult ?? GoalResult;
    return result?.Completed === true || (result?.ObjectiveResult ?? 0) >= 100;
  }).length;
}
