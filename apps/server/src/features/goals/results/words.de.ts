import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const resultWords: Translated<typeof english.resultWords> = {
  results_changed_meanwhile:
    'Jemand anderes hat diese Ergebnisse inzwischen geändert. Laden Sie neu, um die Änderungen zu sehen.',
};
