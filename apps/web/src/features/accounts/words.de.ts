import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const PRODUCT_LINE: string =
  'Quartalsziele und eine Minute pro Woche, um zu sagen, wie es um sie steht.';

export const EMAIL_REQUIRED: string = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';

export const EMAIL_INVALID: string = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';

export const PASSWORD_REQUIRED: string = 'Bitte geben Sie Ihr Passwort ein.';

export const CONFIRM_REQUIRED: string = 'Bitte geben Sie Ihr Passwort zur Bestätigung ein.';

export const CONFIRM_DIFFERS: string = 'Die beiden Passwörter stimmen nicht überein.';

export const LOST_PASSWORD: string = 'Passwort vergessen?';

export const LOCKED_OUT: string = 'Konto gesperrt?';

export const endedLinkWords: Translated<typeof english.endedLinkWords> = {
  purposes: {
    invitation: 'Der Link diente dazu, Ihr erstes Passwort zu wählen.',
    reset:
      'Der Link diente dazu, ein neues Passwort zu wählen: Er gilt einmal und eine Stunde lang, und nur der neueste Link gilt.',
    unlock:
      'Der Link diente dazu, Ihr Konto zu entsperren: Er gilt einmal und eine Stunde lang, und nur der neueste Link gilt.',
    email:
      'Dieser Link diente dazu, eine neue E-Mail-Adresse zu bestätigen, und gilt nicht mehr: Er wurde verwendet, ist abgelaufen, oder die Änderung wurde zurückgenommen. Um die Adresse zu bestätigen, speichern Sie sie erneut in Ihrem Profil.',
  },
  renew: 'Neuen Link senden',
  renewed:
    'Wenn diese Einladung noch offen ist, ist ein neuer Link an die eingeladene Adresse unterwegs. Sehen Sie bitte auch in Ihrem Spam-Ordner nach.',
};

export const UNLOCKED: string = 'Ihr Konto wurde entsperrt.';

export const EMAIL_CONFIRMED: string = 'Ihre E-Mail-Adresse wurde bestätigt.';

export const sessionEnded: typeof english.sessionEnded = (isTextKept) => {
  const ended = 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um dort weiterzumachen, wo Sie waren';
  return isTextKept ? `${ended}; Ihre Eingaben bleiben erhalten.` : `${ended}.`;
};

export const COMPANY_NOT_ACTIVE: string =
  'Ihr Unternehmen ist nicht aktiv. Bitte wenden Sie sich an den Support.';

export const DEMO_PASSWORD: typeof english.DEMO_PASSWORD = 'Bellwether-demo-1';

export const DEMO_ACCOUNTS: Translated<typeof english.DEMO_ACCOUNTS> = [
  { name: 'contributor', role: 'Mitwirkung' },
  { name: 'peer', role: 'Mitwirkung, gleiche Teamleitung' },
  { name: 'lead', role: 'Teamleitung' },
  { name: 'manager', role: 'Führungskraft der Teamleitungen' },
  { name: 'ceo', role: 'Geschäftsführung' },
  { name: 'goaladmin', role: 'Zieladmin' },
  { name: 'goalmanager', role: 'Zielmanagement' },
  { name: 'hradmin', role: 'HR-Admin' },
  { name: 'orgadmin', role: 'Organisationsadmin' },
  { name: 'observer', role: 'Beobachtung' },
];

export const demoAccountsWords: Translated<typeof english.demoAccountsWords> = {
  demoAccounts: 'Demokonten',
  chooseOne: 'Wählen Sie eines aus und melden Sie sich an. Das Passwort für alle lautet',
  startYourOwnCompany: 'Eigenes Unternehmen anlegen',
};

export const signInFormWords: Translated<typeof english.signInFormWords> = {
  email: 'E-Mail',
  password: 'Passwort',
  signingIn: 'Anmeldung läuft …',
  logIn: 'Anmelden',
};

export const signedOutFrameWords: Translated<typeof english.signedOutFrameWords> = {
  termsAndConditions: 'Nutzungsbedingungen',
  privacyPolicy: 'Datenschutzerklärung',
};
