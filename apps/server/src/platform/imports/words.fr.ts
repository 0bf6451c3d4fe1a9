import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const importWords: Translated<typeof english.importWords> = {
  sheet_missing: (sheet) => `Ce fichier n’a pas de feuille « ${sheet} ».`,
  no_text: 'Seul un fichier texte a un encodage.',
  heading_missing: 'Ce fichier n’a pas de colonne avec cet en-tête.',
  import_ended: 'Cet import est déjà terminé.',
  import_started: 'Cet import a déjà commencé.',
};
