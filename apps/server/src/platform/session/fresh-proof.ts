import { passwordNeeded, platformProblem } from '../refusal/problem.ts';
import type { Scope } from './scope.ts';

/** After a proof of presence, none is asked for again for this time (accounts.7). */
const freshFor = 15 * 60_000;

/**
 * Demands that the person has proved within 15 minutes that they are present: by a password, or any other proof that
 * sets `provenAt` of the session, so people without a password can act, too.
 * @throws HttpProblem 409 that asks for the proof, 403 if this way of calling has none.
 */
export function demandFreshProof({ now, principal: { provenAt } }: Pick<Scope, 'now' | 'principal'>): void {
  if (provenAt === null) throw platformProblem(403, 'person_needed');
  if (now - provenAt > freshFor) throw passwordNeeded();
}
