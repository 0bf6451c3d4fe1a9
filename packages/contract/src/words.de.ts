import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

/** „1, 2 oder 3“ */
function alternatives(choices: readonly (string | number)[]): string {
  return `${choices.slice(0, -1).join(', ')} oder ${choices.at(-1)}`;
}

export const wireWords: Translated<typeof english.wireWords> = {
  choose: (choices) => `Bitte wählen Sie ${alternatives(choices)}.`,
  choose_one_of: (choices) => `Bitte wählen Sie einen dieser Werte: ${choices.join(', ')}.`,
  id: 'Das ist keine gültige ID.',
  time: 'Das ist kein gültiger Zeitpunkt.',
  year: 'Das ist keine Jahreszahl.',
  day: 'Bitte geben Sie einen Tag ein.',
  whole: ({ least, most }) => `Bitte geben Sie eine ganze Zahl von ${least} bis ${most} ein.`,
  level: 'Das ist keine Stufe.',
  group: 'Das ist keine Gruppe.',
  flag: 'Der Wert ist 0 oder 1.',
  address: 'Diese Adresse ist nicht gültig.',
  device: 'Das ist kein Gerät.',
  passkey: 'Das ist nicht die Antwort eines Passkeys.',
  key: 'Das ist kein gültiger Schlüssel.',
  file: 'Das ist keine gültige Datei.',
  not_in_files: 'Dieser Text kann nicht in einer Datei stehen.',
  each_goal_once: 'Jedes Ziel kann nur einmal genannt werden.',
  labels: 'Bitte senden Sie für jede Stufe eine Bezeichnung.',
  paces: 'Jede Grenze darf höchstens so groß sein wie die vorige.',
  phrases: 'Bitte wählen Sie zwei verschiedene Formulierungen.',
  quarters: (most) => `Bitte wählen Sie 1 bis ${most} Quartale, jedes nur einmal.`,
  people: (most) => `Bitte wählen Sie 1 bis ${most} Personen, jede nur einmal.`,
};

export const accountMessages: Translated<typeof english.accountMessages> = {
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
  oldPasswordMissing: 'Bitte geben Sie Ihr bisheriges Passwort ein.',
  codeMissing: 'Bitte geben Sie den Code ein.',
  passkeyNameMissing: 'Bitte geben Sie einen Namen ein.',
  linkMissing: 'Dieser Link ist nicht vollständig.',
  notStrong: 'Bitte geben Sie ein sicheres Passwort ein.',
  tooShort: 'Mindestens 8 Zeichen sind nötig.',
};

export const companyMessages: Translated<typeof english.companyMessages> = {
  nameRequired: 'Bitte geben Sie Ihren vollständigen Namen ein.',
  zoneRequired: 'Bitte wählen Sie eine Zeitzone.',
  urlInvalid: 'Bitte geben Sie eine gültige Adresse ein.',
  colorInvalid: 'Bitte geben Sie eine Farbe wie 1a4f8b ein.',
};
