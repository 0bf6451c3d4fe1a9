import { forbidden } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/** The company's name, site, zone and brand are the ceo's alone (decisions-2 A15). 403 for everybody else. */
export function refuseAllButCeo({ capabilities }: Scope): void {
  if (!capabilities.editsCompany) throw forbidden();
}
