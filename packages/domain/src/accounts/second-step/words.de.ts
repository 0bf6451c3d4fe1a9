import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const secondStepSettingWords: Translated<typeof english.secondStepSettingWords> = {
  label: 'Zweiter Schritt nach dem Passwort',
  says: 'Wer die Anmeldung mit einem Passkey oder einem Code bestätigen muss. Wer noch keinen hat, richtet ihn auf der nächsten Seite ein. Sofort.',
};
