import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const roleLabels: Translated<typeof english.roleLabels> = {
  ceo: 'Dirección general',
  manager: 'Responsable',
  contributor: 'Colaboración',
  observer: 'Observación',
};

export const roleFlagLabels: Translated<typeof english.roleFlagLabels> = {
  isOrgAdmin: 'Admin. de la organización',
  isGoalAdmin: 'Admin. de objetivos',
  isGoalManager: 'Gestión de objetivos',
  isHrAdmin: 'Admin. de RR. HH.',
  isDelegate: 'Delegación',
};
