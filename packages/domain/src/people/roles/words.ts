import type { RoleFlag, RoleName } from './roles.ts';

/** The label of a role. */
export const roleLabels: Readonly<Record<RoleName, string>> = {
  ceo: 'CEO',
  manager: 'Manager',
  contributor: 'Individual Contributor',
  observer: 'Observer',
};

/** The label of a flag (people.3). */
export const roleFlagLabels: Readonly<Record<RoleFlag, string>> = {
  isOrgAdmin: 'Org Admin',
  isGoalAdmin: 'Goal Admin',
  isGoalManager: 'Goal Manager',
  isHrAdmin: 'HR Admin',
  isDelegate: 'Delegate',
};
