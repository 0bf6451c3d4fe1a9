import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const calibrationMessages: Translated<typeof english.calibrationMessages> = {
  required: 'Este dato es obligatorio.',
  guideWrong: 'Indique un porcentaje entero para cada nivel, que sumen 100.',
  nobody: 'Elija un grupo.',
};
