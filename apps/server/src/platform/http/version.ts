import { sql } from 'kysely';
import { instant } from '../database/instant.ts';
import { platformProblem } from '../refusal/problem.ts';
import type { Scope } from '../session/scope.ts';

// A row that two people can edit has the instant of its last change, which a save sends back (wire.5).

/** Returns 409 for a save that another person's change has overtaken. */
export const changedMeanwhile = () => platformProblem(409, 'changed_meanwhile');

/**
 * Throws 409 if the screen started from an older version than the stored one. Checks nothing if the screen
 * sent none.
 */
export function refuseStale(sent: string | undefined, stored: number): void {
  if (sent === undefined) return;
  if (Date.parse(sent) !== stored) throw changedMeanwhile();
}

/** Returns the next `updated_at`, which always grows, even for two changes within one millisecond. */
export function nextVersion(scope: Pick<Scope, 'now'>) {
  return sql<string>`greatest(${instant(scope.now)}, updated_at + interval '1 millisecond')`;
}
