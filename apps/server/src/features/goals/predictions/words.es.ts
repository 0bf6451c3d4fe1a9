import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const predictionWords: Translated<typeof english.predictionWords> = {
  week_not_open: 'Esta semana no admite predicciones.',
  newer_prediction:
    'Después de esta se dio otra predicción de esta semana, en otro dispositivo o por otra persona. Esa se mantiene.',
};
