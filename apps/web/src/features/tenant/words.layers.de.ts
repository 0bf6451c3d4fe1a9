import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const companyWays: Translated<typeof english.companyWays> = {
  edit: 'Unternehmensdaten bearbeiten',
  settings: 'Unternehmenseinstellungen',
  audit: 'Audit-Protokoll',
  importPeople: 'Personen importieren',
  importGoals: 'Ziele importieren',
};
