import { forbidden } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/**
 * Throws 403 for everybody but the ceo, who alone may change the company's name, site, zone and brand
 * (decisions-2 A15).
 */
export function refuseAllButCeo({ person }: Scope): void {
  if (person.role !== 'ceo') throw forbidden();
}
