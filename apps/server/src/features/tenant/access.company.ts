import { forbidden } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/**
 * Refuses everybody but the ceo, who alone edits the company (tenant.2).
 * @throws HttpProblem 403.
 */
export function refuseAllButCeo({ capabilities }: Scope): void {
  if (!capabilities.editsCompany) throw forbidden();
}
