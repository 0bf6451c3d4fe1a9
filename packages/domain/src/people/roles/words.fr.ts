import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const roleLabels: Translated<typeof english.roleLabels> = {
  ceo: 'Direction générale',
  manager: 'Manager',
  contributor: 'Contribution',
  observer: 'Compte en lecture',
};

export const roleFlagLabels: Translated<typeof english.roleFlagLabels> = {
  isOrgAdmin: 'Admin. de l’organisation',
  isGoalAdmin: 'Admin. des objectifs',
  isGoalManager: 'Gestionnaire d’objectifs',
  isHrAdmin: 'Admin. RH',
  isDelegate: 'Délégation',
};
