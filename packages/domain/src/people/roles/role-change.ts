import type { Verdict } from '../../shared/verdict.ts';
import { no, yes } from '../../shared/verdict.ts';
import type { RoleName } from './roles.ts';

/** Why a person cannot have a role now. */
export type RoleReason = 'observer_with_ties' | 'contributor_with_reports';

/**
 * Returns whether the person can have the role now. An observer may have neither direct reports nor a manager, and a
 * contributor no direct reports. Deactivated reports count, too (people.2).
 */
export function canHaveRole(
  role: RoleName,
  person: { readonly hasManager: boolean; readonly hasReports: boolean },
): Verdict<RoleReason> {
  if (role === 'observer' && (person.hasManager || person.hasReports)) return no('observer_with_ties');
  if (role === 'contributor' && person.hasReports) return no('contributor_with_reports');
  return yes;
}
