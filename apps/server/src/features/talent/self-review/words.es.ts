import type { Translated } from '@bellwether/domain/locale/language';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words.es';
import type * as english from './words.ts';

export const selfReviewWords: Translated<typeof english.selfReviewWords> = {
  not_open: 'La autoevaluación aún no está abierta.',
  handed_in: 'La autoevaluación ya está enviada.',
  shared: 'Su responsable directo ha compartido la evaluación, así que la autoevaluación está cerrada.',
  left: 'Esta persona está desactivada.',
  required: cycleMessages.required,
  answer_unknown: cycleMessages.answerUnknown,
  question_unknown: 'Esta pregunta ya no se hace.',
};
