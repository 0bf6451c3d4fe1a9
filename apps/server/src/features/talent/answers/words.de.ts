import type { Translated } from '@bellwether/domain/locale/language';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words.de';
import type * as english from './words.ts';

export const answerWords: Translated<typeof english.answerWords> = {
  required: cycleMessages.required,
  answer_unknown: cycleMessages.answerUnknown,
  question_unknown: 'Diese Frage wird nicht mehr gestellt. Bitte laden Sie das Formular neu.',
  asks_questions: 'Diese Runde stellt Fragen. Bitte beantworten Sie sie.',
  asks_nothing: 'Diese Runde stellt keine Fragen. Bitte schreiben Sie einen Text.',
};
