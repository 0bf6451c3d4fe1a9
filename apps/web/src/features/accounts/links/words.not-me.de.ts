import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.not-me.ts';

export const notMeWords: Translated<typeof english.notMeWords> = {
  hello: (name) => `Guten Tag ${name},`,
  asked: (changedBy, company, oldEmail, newEmail) =>
    `${changedBy} hat beantragt, die E-Mail-Adresse Ihres Kontos bei ${company} von ${oldEmail} in ${newEmail} zu ändern.`,
  isConfirmed: 'Die Anmeldung erfolgt bereits mit der neuen Adresse.',
  isWaiting: (oldEmail) =>
    `Die neue Adresse ist noch nicht bestätigt, daher melden Sie sich weiterhin mit ${oldEmail} an.`,
  effect: (oldEmail) =>
    `Wenn Sie das nicht wollten, nehmen Sie die Änderung zurück: Dann gilt wieder ${oldEmail}, alle Sitzungen, Tokens und Agenten werden beendet, seither hinzugefügte Anmeldewege werden entfernt, und die Organisationsadmins werden informiert.`,
  act: 'Das war ich nicht',
  putBack: (email) => `Für die Anmeldung bei Ihrem Konto gilt wieder ${email}.`,
  taken: (email) =>
    `${email} gehört inzwischen zu einer anderen Person und konnte deshalb nicht wiederhergestellt werden. Organisationsadmins tragen die richtige Adresse ein.`,
  ended:
    'Alle Sitzungen, Tokens und Agenten wurden beendet, seither hinzugefügte Anmeldewege entfernt, und die Organisationsadmins sind informiert.',
  needsPassword:
    'Das Passwort wurde in der Zwischenzeit geändert und gilt nicht mehr. Wählen Sie ein neues, um sich anzumelden.',
  keepsPassword:
    'Ihr Passwort gilt weiterhin. Wenn eine andere Person es kennen könnte, wählen Sie ein neues.',
};
