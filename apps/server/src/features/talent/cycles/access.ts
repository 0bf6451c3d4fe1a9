import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandTalent } from '../access.ts';
import { type CycleRow, cycleOf } from './statements.ts';

/**
 * Returns a cycle of its own for HR admins; the contract refuses everybody else.
 * @throws HttpProblem 404 if it does not exist.
 */
export async function holdCycle(
  scope: Scope,
  cycleId: number,
  options: { lock?: boolean } = {},
): Promise<CycleRow> {
  demandTalent(scope);
  const cycle = await cycleOf(scope, cycleId, options);
  if (!cycle) throw notFound();
  return cycle;
}
