import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

const tooEasy = 'Dieses Passwort ist zu leicht zu erraten.';

export const easyMessages: Translated<typeof english.easyMessages> = {
  common: `${tooEasy} Es ist ein häufiges Passwort oder ein häufiges mit kleinen Änderungen.`,
  company: `${tooEasy} Es enthält den Namen des Unternehmens.`,
  person: `${tooEasy} Es enthält Ihren Namen.`,
  mailbox: `${tooEasy} Es enthält den Namen aus Ihrer E-Mail-Adresse.`,
};
