import type { Translated } from '../../locale/language.ts';
import type * as english from './words.directory.ts';

export const directoryWords: Translated<typeof english.directoryWords> = {
  JobTitle: 'Poste',
  OrgUnit: 'Service',
  Location: 'Site',
  Manager: 'Manager',
  RoleName: 'Rôle',
  Status: 'Statut',
};

export const directorySheetWords: Translated<typeof english.directorySheetWords> = {
  ...directoryWords,
};
