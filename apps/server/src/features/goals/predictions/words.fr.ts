import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const predictionWords: Translated<typeof english.predictionWords> = {
  week_not_open: 'Cette semaine n’est pas ouverte aux prévisions.',
  newer_prediction:
    'Une autre prévision a été donnée pour cette semaine après celle-ci, sur un autre appareil ou par quelqu’un d’autre. C’est elle qui reste.',
};
