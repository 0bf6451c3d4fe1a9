import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const summaryMessages: Translated<typeof english.summaryMessages> = {
  noPastQuarter: 'No hay ningún trimestre pasado del que crear un informe.',
  failedCall: 'Algo ha ido mal.',
  tryAgain: 'Intente generarlo de nuevo.',
};
