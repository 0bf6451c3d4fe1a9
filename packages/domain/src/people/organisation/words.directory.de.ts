import type { Translated } from '../../locale/language.ts';
import type * as english from './words.directory.ts';

export const directoryWords: Translated<typeof english.directoryWords> = {
  JobTitle: 'Position',
  OrgUnit: 'Abteilung',
  Location: 'Standort',
  Manager: 'Führungskraft',
  RoleName: 'Rolle',
  Status: 'Status',
};

export const directorySheetWords: Translated<typeof english.directorySheetWords> = {
  ...directoryWords,
};
