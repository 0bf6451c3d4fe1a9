import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const resultWords: Translated<typeof english.resultWords> = {
  results_changed_meanwhile:
    'Quelqu’un d’autre a modifié ces résultats entre-temps. Rechargez pour voir les modifications.',
};
