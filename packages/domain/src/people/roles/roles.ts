import { type GrantingFlag, grantingFlagNames } from './flags.ts';

/** The roles of a person; exactly one each (people.2). */
export const roleNames = ['ceo', 'manager', 'contributor', 'observer'] as const;

export type RoleName = (typeof roleNames)[number];

export type RoleFlag = GrantingFlag | 'isDelegate';

/** The flags that a person may have in addition to the role. `IsDelegate` is a label and grants nothing. */
export const roleFlags: readonly RoleFlag[] = [...grantingFlagNames, 'isDelegate'];

export { roleFlagLabels, roleLabels } from './words.ts';

/** Returns whether people of this role can have direct reports (people.2). */
export function mayHaveReports(role: RoleName): boolean {
  return role === 'ceo' || role === 'manager';
}

/** Returns whether people of this role can have a manager: all but the ceo and observers (people.2). */
export function mayHaveManager(role: RoleName): boolean {
  return role === 'manager' || role === 'contributor';
}
