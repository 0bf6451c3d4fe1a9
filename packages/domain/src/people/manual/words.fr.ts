import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const manualMessages: Translated<typeof english.manualMessages> = {
  onlyPdf: 'Seul le format PDF peut être envoyé.',
  failed: 'Une erreur est survenue.',
  discRequired: 'Choisissez votre type DISC.',
  descriptionRequired: 'Générez une description.',
};
