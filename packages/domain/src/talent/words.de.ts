import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const reviewWords: Translated<typeof english.reviewWords> = {
  blank: (blanks) => `Bitte füllen Sie ${blanks} aus, bevor Sie speichern.`,
};

export const appraisalMessages: Translated<typeof english.appraisalMessages> = {
  required: 'Diese Angabe ist erforderlich.',
  repeatedLabel: 'Eine andere Stufe hat diese Bezeichnung schon.',
  tooNew: 'Diese Person ist noch zu neu für eine Beurteilung.',
  firstQuarter:
    'Ab dem nächsten Quartal können Sie Beurteilungen schreiben; dafür müssen erst Daten zu Zielen vorliegen.',
  noTalentData: 'Für dieses Quartal gibt es keine Talentdaten.',
  notAuthorized: 'Dazu sind Sie nicht berechtigt.',
};

export const appraisalTexts: Translated<typeof english.appraisalTexts> = {
  review: 'Beurteilung',
  signature: 'Unterschrift',
  comment: 'Kommentar',
  reason: 'Grund',
  statement: 'Stellungnahme',
};
