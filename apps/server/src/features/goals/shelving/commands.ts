import { resolveMove, shelveCallMoves, type shelveStatuses } from '@bellwether/domain/goals/resolve-move';
import { canBeTakenBack } from '@bellwether/domain/goals/take-back';
import type { Scope } from '#platform/session/scope.ts';
import { holdGoal } from '../access.ts';
import { keepForTakeBack } from '../approval/commands.take-back.ts';
import { moveGoal, refused } from '../commands.ts';

/**
 * Shelves a goal, requests it, answers or withdraws the request, or reactivates the goal, as `status` says
 * (goals.25).
 */
export async function shelveGoal(
  scope: Scope,
  goalId: number,
  status: (typeof shelveStatuses)[number],
  comment: string,
): Promise<void> {
  const goal = await holdGoal(scope, goalId, { lock: true });
  const decided = resolveMove(shelveCallMoves(status), goal.facts, goal.relation, comment);
  if (!decided.ok) throw refused(decided);
  if (decided.of !== 'goal')
    throw new Error(`Shelving never moves an edit, but ${decided.move} was decided.`);
  if (canBeTakenBack(decided.move)) await keepForTakeBack(scope, goal, decided.move);
  await moveGoal(scope, goal, decided.move, decided.decision, comment);
}
