import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const accountWords: Translated<typeof english.accountWords> = {
  sign_in_refused: 'E-Mail-Adresse oder Passwort ist falsch, oder Ihr Konto ist gesperrt.',
  tenant_deactivated: 'Ihr Unternehmen ist deaktiviert.',
  sign_in_elsewhere: (provider) =>
    `In Ihrem Unternehmen meldet man sich mit ${provider} an. Bitte verwenden Sie diesen Weg.`,
  last_keepers: (provider) =>
    `Das ist eine der letzten zwei Personen, die sich ohne ${provider} anmelden können. Bitte nennen Sie zuerst unter Einstellungen → Verbindungen jemand anderen.`,
  too_many_attempts: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  invitation_invalid:
    'Dieser Einladungslink ist nicht mehr gültig. Bitte lassen Sie sich einen neuen senden.',
  reset_invalid: 'Der Link zum Zurücksetzen des Passworts ist abgelaufen.',
  unlock_invalid: 'Der Link zum Entsperren ist abgelaufen.',
  confirm_invalid: 'Der Link zum Bestätigen ist abgelaufen.',
  not_me_used:
    'Dieser Link wurde schon verwendet: Die Änderung wurde zurückgenommen, und alle Sitzungen sind beendet.',
  not_me_expired:
    'Dieser Link war dazu da, eine Änderung Ihrer E-Mail-Adresse zurückzunehmen, und funktioniert nicht mehr. Bitte wenden Sie sich an den Organisationsadmin Ihres Unternehmens.',
  not_me_invalid:
    'Dieser Link ist nicht gültig. Er war dazu da, eine Änderung Ihrer E-Mail-Adresse zurückzunehmen; wenn Sie mehrere E-Mails über die Änderung bekommen haben, verwenden Sie die neueste.',
  password_too_easy: (sentence) => sentence,
  password_wrong: 'Ihr Passwort ist nicht richtig.',
  old_password_wrong: 'Das bisherige Passwort stimmt nicht.',
};
