import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const privacySettingWords: Translated<typeof english.privacySettingWords> = {
  group: 'Datenschutz und Bedingungen',
  keepYears: 'Jahre, für die Beurteilungen gelöschter Personen aufbewahrt werden',
  keepYearsSays:
    'Gezählt ab dem Tag, an dem die Person deaktiviert wurde; 0: Sie werden mit der Person gelöscht. Ab der nächsten Löschung.',
  privacyUrl: 'Ihre Datenschutzerklärung',
  privacyUrlSays:
    'Die https-Adresse Ihrer eigenen Seite, auf die die Datenschutzseite verweist. Sofort; leer: keine.',
  termsUrl: 'Ihre Nutzungsbedingungen',
  termsUrlSays:
    'Die https-Adresse Ihrer eigenen Seite, auf die die Seite mit den Bedingungen verweist. Sofort; leer: keine.',
};
