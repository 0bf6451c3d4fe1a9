import type { Translated } from '../locale/language.ts';
import type * as english from './words.texts.ts';

export const goalTextLabels: Translated<typeof english.goalTextLabels> = {
  title: 'Título',
  objective: 'Objetivo',
  measurement: 'Medición',
  keyResults: 'Resultados clave',
  description: 'Descripción',
  reportingMemo: 'Nota para informes',
};
