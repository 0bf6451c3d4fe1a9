import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const roleLabels: Translated<typeof english.roleLabels> = {
  ceo: 'Geschäftsführung',
  manager: 'Führungskraft',
  contributor: 'Mitwirkung',
  observer: 'Beobachtung',
};

export const roleFlagLabels: Translated<typeof english.roleFlagLabels> = {
  isOrgAdmin: 'Organisationsadmin',
  isGoalAdmin: 'Zieladmin',
  isGoalManager: 'Zielmanagement',
  isHrAdmin: 'HR-Admin',
  isDelegate: 'Delegation',
};
