import type { Translated } from '@bellwether/domain/locale/language';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words.fr';
import type * as english from './words.ts';

export const answerWords: Translated<typeof english.answerWords> = {
  required: cycleMessages.required,
  answer_unknown: cycleMessages.answerUnknown,
  question_unknown: 'Cette question n’est plus posée. Rechargez le formulaire.',
  asks_questions: 'Ce cycle pose des questions. Répondez-y.',
  asks_nothing: 'Ce cycle ne pose pas de questions. Écrivez un seul texte.',
};
