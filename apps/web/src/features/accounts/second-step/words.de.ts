import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const securityWords: Translated<typeof english.securityWords> = {
  required:
    'Ihr Unternehmen verlangt einen zweiten Schritt. Bitte richten Sie einen ein, um fortzufahren: einen Passkey oder eine App für Codes.',
  passkeys: 'Passkeys',
  passkeysHint:
    'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder PIN eines Geräts an, ohne Passwort. Er bestätigt auch Ihre Anmeldung nach dem Passwort.',
  noPasskeys: 'Sie haben keine Passkeys.',
  noSupport: 'Dieser Browser kann hier keine Passkeys erstellen.',
  add: 'Passkey hinzufügen',
  name: 'Name des Passkeys',
  nameHint: 'Wo er sich befindet: „Laptop“, „Sicherheitsschlüssel“.',
  nameRequired: 'Bitte geben Sie einen Namen ein.',
  create: 'Erstellen',
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  removeOf: (name) => `${name} entfernen`,
  added: 'Der Passkey wurde hinzugefügt.',
  removed: 'Der Passkey wurde entfernt.',
  made: 'Hinzugefügt am',
  lastUsed: 'zuletzt verwendet am',
  unused: 'noch nicht verwendet',
  failed: 'Ihr zweiter Schritt konnte nicht geladen werden.',
  codes: 'Codes einer App',
  codesHint:
    'Eine App, zum Beispiel ein Passwort-Manager, zeigt alle 30 Sekunden einen neuen Code an. Er wird nach Ihrem Passwort abgefragt.',
  codesOn: 'Eingeschaltet am',
  switchOn: 'Einrichten',
  switchOff: 'Ausschalten',
  switchedOn: 'Codes sind eingeschaltet.',
  switchedOff: 'Codes sind ausgeschaltet.',
  scan: 'Scannen Sie dies mit Ihrer App, oder geben Sie den Schlüssel dort ein.',
  picture: 'QR-Code mit dem Schlüssel',
  key: 'Schlüssel',
  code: 'Angezeigter Code',
  codeRequired: 'Bitte geben Sie den Code ein.',
  confirm: 'Einschalten',
  recovery: 'Wiederherstellungscodes',
  recoveryHint:
    'Mit jedem melden Sie sich einmal an, anstelle Ihres zweiten Schritts. Bewahren Sie die Codes so auf, dass Sie sie auch ohne Ihr Gerät finden.',
  left: (count) => (count === 1 ? 'Ein Code ist übrig.' : `${count} Codes sind übrig.`),
  renew: 'Neue Codes erstellen',
  renewHint: 'Mit neuen Codes gelten die bisherigen nicht mehr.',
  shownOnce: 'Diese Codes werden nur jetzt angezeigt. Bitte kopieren oder drucken Sie sie.',
  copy: 'Codes kopieren',
  copied: 'Die Codes wurden kopiert.',
  notCopied: 'Die Codes konnten nicht kopiert werden. Bitte markieren und kopieren Sie sie selbst.',
  done: 'Ich habe sie gesichert',
};

export const secondStepWords: Translated<typeof english.secondStepWords> = {
  title: 'Anmeldung bestätigen',
  code: 'Code',
  codeHint: 'Der Code Ihrer App oder einer Ihrer Wiederherstellungscodes.',
  recoveryHint: 'Einer Ihrer Wiederherstellungscodes.',
  codeRequired: 'Bitte geben Sie den Code ein.',
  confirm: 'Bestätigen',
  passkey: 'Passkey verwenden',
  back: 'Zurück',
};

export const resetWords: Translated<typeof english.resetWords> = {
  part: 'Zweiter Schritt',
  hint: 'Entfernt die Passkeys und Codes dieser Person, zum Beispiel nach dem Verlust eines Geräts. Die Person wird abgemeldet und per E-Mail informiert.',
  reset: 'Zweiten Schritt entfernen',
  done: 'Der zweite Schritt wurde entfernt.',
};
