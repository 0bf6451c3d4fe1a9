import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const programMailWords: Translated<typeof english.programMailWords> = {
  token: {
    subject: 'Für Ihr Konto wurde ein Token erstellt',
    said: (company) =>
      `Für Ihr Konto bei ${company} wurde ein Token erstellt. Mit ihm handelt ein Programm in Ihrem Namen.`,
    named: (company, token) =>
      `Für Ihr Konto bei ${company} wurde der Token „${token}“ erstellt. Mit ihm handelt ein Programm in Ihrem Namen.`,
    button: 'Ihre Tokens ansehen',
  },
  agent: {
    subject: 'Ein Agent darf in Ihrem Namen handeln',
    said: (company) => `Für Ihr Konto bei ${company} wurde ein Agent erlaubt, der in Ihrem Namen handelt.`,
    named: (company, agent) =>
      `Für Ihr Konto bei ${company} wurde der Agent „${agent}“ erlaubt. Er handelt in Ihrem Namen.`,
    button: 'Ihre Agenten ansehen',
  },
  note: (company) =>
    `Wenn Sie das nicht waren, beenden Sie den Zugriff, ändern Sie sofort Ihr Passwort und wenden Sie sich an den Organisationsadmin von ${company}.`,
};
