import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const companyWays: Translated<typeof english.companyWays> = {
  edit: 'Modifier les infos de l’entreprise',
  settings: 'Paramètres de l’entreprise',
  audit: 'Journal d’audit',
  importPeople: 'Importer des personnes',
  importGoals: 'Importer des objectifs',
};
