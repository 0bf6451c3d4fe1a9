import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const predictionWords: Translated<typeof english.predictionWords> = {
  week_not_open: 'Diese Woche ist nicht für Vorhersagen offen.',
  newer_prediction:
    'Nach dieser Vorhersage wurde für die Woche eine andere abgegeben, auf einem anderen Gerät oder von einer anderen Person. Diese andere bleibt.',
};
