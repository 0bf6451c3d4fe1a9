import { administersPeople, type CapablePerson } from '../people/roles/capabilities.ts';
import type { ComplianceAnswer, ComplianceFigure } from './compliance.ts';
import { type ComplianceScope, complianceScopes, complianceScopesOf } from './parts.ts';

/** What the people behind a number of the dashboard can be reminded of (notifications.14). */
export type RemindedOfFigure = 'update' | 'goal' | 'result';

/** Returns what the people behind a number can be reminded of; undefined if they owe nothing. */
export function remindedOf(figure: ComplianceFigure, answer: ComplianceAnswer): RemindedOfFigure | undefined {
  if (answer === 'done' || answer === 'waiting') return undefined;
  return ({ goals: 'goal', lastweekgoals: 'update', lastgoals: 'result' } as const)[figure];
}

/**
 * Returns whether a person may remind the people of a list (notifications.14): whoever has the list of the own reports or
 * organisation reminds these. The company's list is everybody's, so only the ceo and org admins remind with it.
 */
export function mayRemind(person: CapablePerson, scope: ComplianceScope): boolean {
  if (scope === complianceScopes.company) return administersPeople(person);
  return complianceScopesOf(person).includes(scope);
}
