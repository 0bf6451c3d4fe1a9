import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const cycleMessages: Translated<typeof english.cycleMessages> = {
  required: 'Diese Angabe ist erforderlich.',
  datesWrong: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  noQuestions: 'Bitte stellen Sie mindestens eine Frage.',
  levelsWrong: 'Bitte geben Sie der Skala zwei bis sieben verschiedene Wörter.',
  answerUnknown: 'Bitte wählen Sie eines der Wörter der Skala.',
  nobody: 'Bitte wählen Sie, für wen die Runde ist.',
};
