import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const resetMailWords: Translated<typeof english.resetMailWords> = {
  subject: 'Ihr zweiter Schritt wurde entfernt',
  happened: (company) =>
    `Ein Organisationsadmin von ${company} hat die Passkeys und Codes entfernt, mit denen Sie Ihre Anmeldung bestätigen, und Ihre Sitzungen beendet. Von jetzt an genügt Ihr Passwort, bis Sie einen neuen zweiten Schritt einrichten.`,
  button: 'Zweiten Schritt einrichten',
  note: (company) =>
    `Wenn Sie nicht darum gebeten haben, wenden Sie sich sofort an den Organisationsadmin von ${company}.`,
};

export const changedMailWords: Translated<typeof english.changedMailWords> = {
  subject: 'Ihr zweiter Schritt hat sich geändert',
  something: (company) =>
    `Ihrem Konto bei ${company} wurde ein Passkey hinzugefügt, oder Codes einer App wurden ein- oder ausgeschaltet.`,
  namedPasskey: (company, passkey) =>
    `Ihrem Konto bei ${company} wurde der Passkey „${passkey}“ hinzugefügt. Mit ihm kann man sich anmelden.`,
  passkey: (company) => `Ihrem Konto bei ${company} wurde ein Passkey hinzugefügt.`,
  codesOn: (company) =>
    `Für Ihr Konto bei ${company} wurden Codes einer App eingeschaltet. Jede Anmeldung fragt jetzt nach einem.`,
  codesOff: (company) => `Für Ihr Konto bei ${company} wurden die Codes einer App ausgeschaltet.`,
  button: 'Zweiten Schritt ansehen',
  choose: 'Neues Passwort wählen',
  note: (company) =>
    `Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und wenden Sie sich an den Organisationsadmin von ${company}.`,
};
