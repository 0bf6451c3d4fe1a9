import type { Translated } from '@bellwether/domain/locale/language';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words.de';
import type * as english from './words.ts';

export const selfReviewWords: Translated<typeof english.selfReviewWords> = {
  not_open: 'Die Selbsteinschätzung ist noch nicht offen.',
  handed_in: 'Die Selbsteinschätzung ist eingereicht.',
  shared: 'Ihre Führungskraft hat die Beurteilung geteilt, deshalb ist die Selbsteinschätzung geschlossen.',
  left: 'Diese Person ist deaktiviert.',
  required: cycleMessages.required,
  answer_unknown: cycleMessages.answerUnknown,
  question_unknown: 'Diese Frage wird nicht mehr gestellt.',
};
