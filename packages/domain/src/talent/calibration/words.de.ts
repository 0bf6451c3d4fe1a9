import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const calibrationMessages: Translated<typeof english.calibrationMessages> = {
  required: 'Diese Angabe ist erforderlich.',
  guideWrong: 'Bitte geben Sie für jede Stufe einen ganzen Prozentwert an, zusammen 100.',
  nobody: 'Bitte wählen Sie eine Gruppe.',
};
