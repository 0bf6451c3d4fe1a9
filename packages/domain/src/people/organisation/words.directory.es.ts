import type { Translated } from '../../locale/language.ts';
import type * as english from './words.directory.ts';

export const directoryWords: Translated<typeof english.directoryWords> = {
  JobTitle: 'Puesto',
  OrgUnit: 'Departamento',
  Location: 'Sede',
  Manager: 'Responsable',
  RoleName: 'Rol',
  Status: 'Estado',
};

export const directorySheetWords: Translated<typeof english.directorySheetWords> = {
  ...directoryWords,
};
