import type { Translated } from '../locale/language.ts';
import type * as english from './words.hints.ts';

export const hintSentences: Translated<typeof english.hintSentences> = {
  no_verb: 'Der Titel nennt keine Handlung: Ein Verb wie „senken“ oder „einführen“ sagt, was geschehen soll.',
  duplicate: 'Sie haben schon ein Ziel mit diesem Titel.',
  no_number: 'Die Messgröße enthält keine Zahl: Ohne sie ist schwer zu sagen, wann das Ziel erreicht ist.',
  no_date: 'Es ist kein Datum genannt: „bis 30. Juni“ oder „bis Quartalsende“ sagt, bis wann.',
  no_parent: 'Das Ziel ist nicht zugeordnet: Ein übergeordnetes Ziel zeigt, wozu es beiträgt.',
};

export const numberInTitleOnly =
  'Nur der Titel enthält eine Zahl: Die Messgröße kann sagen, wie gezählt wird und von wo bis wo.';
