import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.links.ts';

export const TERMS_REQUIRED: string = 'Bitte akzeptieren Sie die Nutzungsbedingungen.';

export const PRIVACY_REQUIRED: string = 'Bitte akzeptieren Sie die Datenschutzerklärung.';

export const resetHint: string =
  'Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden. Sie erhalten einen Link, über den Sie ein neues Passwort wählen.';

export const unlockHint: string =
  'Nach zu vielen falschen Passwörtern wird ein Konto für eine Weile gesperrt. Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden. Sie erhalten einen Link, der das Konto sofort entsperrt.';

export const CHECK_MAIL: string = 'Sehen Sie in Ihrem Postfach nach';

export const resetSent: string =
  'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, ist ein Link zum Wählen eines neuen Passworts unterwegs.';

export const unlockSent: string =
  'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, ist ein Link zum Entsperren unterwegs.';

export const linkSent: string =
  'Der Link gilt einmal und eine Stunde lang. Wenn nichts ankommt, sehen Sie bitte auch in Ihrem Spam-Ordner nach.';

export const BACK_TO_LOGIN: string = 'Zurück zur Anmeldung';

export const CHOOSE_PASSWORD: string = 'Neues Passwort wählen';

export const PASSWORD_CHANGED: string = 'Ihr Passwort wurde geändert.';

export const invitedTo: typeof english.invitedTo = (company, invitedBy) =>
  invitedBy === company ? `${company} hat Sie eingeladen.` : `${invitedBy} hat Sie zu ${company} eingeladen.`;

export const CRITERIA: Translated<typeof english.CRITERIA> = {
  length: 'Mindestens 8 Zeichen',
  cases: 'Klein- und Großbuchstaben',
  digit: 'Eine Ziffer',
  special: 'Ein Sonderzeichen',
};

export const linkRequestFormWords: Translated<typeof english.linkRequestFormWords> = {
  email: 'E-Mail',
  send: 'Senden',
};

export const newPasswordFieldsWords: Translated<typeof english.newPasswordFieldsWords> = {
  password: 'Passwort',
  confirmPassword: 'Passwort bestätigen',
};

export const passwordMeterWords: Translated<typeof english.passwordMeterWords> = {
  met: 'erfüllt',
  missing: 'fehlt',
  strength: (strength) => `Stärke: ${strength}`,
  aStrongPasswordHas: 'Ein starkes Passwort hat:',
};
