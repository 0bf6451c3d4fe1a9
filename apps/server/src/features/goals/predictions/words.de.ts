import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const predictionWords: Translated<typeof english.predictionWords> = {
  week_not_open: 'Diese Woche ist nicht für Vorhersagen offen.',
};
