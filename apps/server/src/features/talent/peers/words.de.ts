import type { Translated } from '@bellwether/domain/locale/language';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words.de';
import { peerMessages } from '@bellwether/domain/talent/peers/words.de';
import type * as english from './words.ts';

export const peerWords: Translated<typeof english.peerWords> = {
  not_open: 'Das kollegiale Feedback ist noch nicht offen.',
  shared: 'Die Beurteilung ist geteilt, deshalb ist das kollegiale Feedback geschlossen.',
  left: 'Diese Person ist deaktiviert.',
  is_manager: 'Wer die Beurteilung einer Person schreibt, wird nicht um kollegiales Feedback gebeten.',
  observer: 'Beobachtende Personen geben kein Feedback.',
  giver_left: 'Diese Person ist deaktiviert.',
  self: 'Niemand wird zu sich selbst gefragt.',
  proposed: 'Die Führungskraft hat darüber noch nicht entschieden.',
  asked: 'Bitte nehmen Sie zuerst die Anfrage an.',
  accepted: 'Die Anfrage ist schon angenommen.',
  handed_in: 'Das Feedback ist eingereicht.',
  declined: 'Die Anfrage wurde abgelehnt.',
  refused: 'Die Führungskraft hat nicht darum gebeten.',
  withdrawn: 'Die Anfrage wurde zurückgezogen.',
  someone_declined: 'Eine dieser Personen hat abgelehnt.',
  someone_handed_in: 'Wer schon eingereicht hat, kann nicht ausgelassen werden.',
  too_few: peerMessages.tooFew,
  too_many: peerMessages.tooMany,
  person_unknown: 'Eine dieser Personen kann nicht gefragt werden.',
  required: cycleMessages.required,
  question_unknown: 'Diese Frage wird nicht mehr gestellt.',
  not_pooled: 'In dieser Runde liest die beurteilte Person die Worte selbst.',
};
