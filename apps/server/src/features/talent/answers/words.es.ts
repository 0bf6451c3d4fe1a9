import type { Translated } from '@bellwether/domain/locale/language';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words.es';
import type * as english from './words.ts';

export const answerWords: Translated<typeof english.answerWords> = {
  required: cycleMessages.required,
  answer_unknown: cycleMessages.answerUnknown,
  question_unknown: 'Esta pregunta ya no se hace. Cargue de nuevo el formulario.',
  asks_questions: 'Este ciclo hace preguntas. Respóndalas.',
  asks_nothing: 'Este ciclo no hace preguntas. Escriba un solo texto.',
};
