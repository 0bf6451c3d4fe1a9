import type { Translated } from '@bellwether/domain/locale/language';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words.fr';
import type * as english from './words.ts';

export const selfReviewWords: Translated<typeof english.selfReviewWords> = {
  not_open: 'L’auto-évaluation n’est pas encore ouverte.',
  handed_in: 'L’auto-évaluation est remise.',
  shared: 'Votre manager a partagé l’évaluation ; l’auto-évaluation est donc fermée.',
  left: 'Le compte de cette personne est désactivé.',
  required: cycleMessages.required,
  answer_unknown: cycleMessages.answerUnknown,
  question_unknown: 'Cette question n’est plus posée.',
};
