import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const cycleMessages: Translated<typeof english.cycleMessages> = {
  required: 'Ce champ est obligatoire.',
  datesWrong: 'Le dernier jour ne doit pas précéder le premier.',
  noQuestions: 'Posez au moins une question.',
  levelsWrong: 'Donnez à l’échelle de deux à sept mots différents.',
  answerUnknown: 'Choisissez un des mots de l’échelle.',
  nobody: 'Choisissez à qui le cycle s’adresse.',
};
