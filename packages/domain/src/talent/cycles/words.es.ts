import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const cycleMessages: Translated<typeof english.cycleMessages> = {
  required: 'Este dato es obligatorio.',
  datesWrong: 'El último día no puede ser anterior al primero.',
  noQuestions: 'Haga al menos una pregunta.',
  levelsWrong: 'Dé a la escala de dos a siete palabras distintas.',
  answerUnknown: 'Elija una de las palabras de la escala.',
  nobody: 'Elija para quién es el ciclo.',
};
