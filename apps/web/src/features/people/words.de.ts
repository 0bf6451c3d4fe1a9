import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const profileWords: Translated<typeof english.profileWords> = {
  title: 'Profil',
  saved: 'Ihr Profil wurde gespeichert.',
  savedOf: (name) => `Das Profil von ${name} wurde gespeichert.`,
  name: 'Name',
  jobTitle: 'Position',
  email: 'E-Mail',
  phone: 'Telefonnummer',
  timeZone: 'Zeitzone',
  department: 'Abteilung',
  fromDirectory: 'Aus dem Verzeichnis',
  departmentHint: 'Die Abteilung des Bereichs dieser Person. Leer: die Abteilung darüber.',
  location: 'Standort',
  startDate: 'Eintrittsdatum',
  startDateHint: 'Der erste Tag im Unternehmen. Beurteilungsrunden richten sich danach.',
  linkedin: 'LinkedIn-URL',
  biography: 'Biografie',
  companyZone: (zone) => `Wie das Unternehmen: ${zone}`,
  changed: 'Dieses Profil wurde inzwischen von einer anderen Person geändert.',
  kept: 'Ihre Eingaben bleiben erhalten.',
  unconfirmed: (email, present) =>
    `${email} wartet auf die Bestätigung über den Link in der E-Mail, die wir dorthin gesendet haben. Bis dahin gilt für die Anmeldung ${present}; um diese zu behalten, tragen Sie sie wieder in das Feld ein.`,
};

export const passwordWords: Translated<typeof english.passwordWords> = {
  part: 'Passwort',
  hint: 'Ein neues Passwort beendet Ihre anderen Sitzungen.',
  title: 'Passwort ändern',
  old: 'Bisheriges Passwort',
  fresh: 'Neues Passwort',
  confirmation: 'Neues Passwort bestätigen',
  oldRequired: 'Bitte geben Sie Ihr bisheriges Passwort ein.',
  changed: 'Ihr Passwort wurde geändert.',
};

export const mailWords: Translated<typeof english.mailWords> = {
  part: 'E-Mail-Benachrichtigungen',
  label: 'E-Mail-Benachrichtigungen an mich senden',
  hint: 'E-Mails zu Ihrem Konto, zum Beispiel über ein geändertes Passwort, kommen immer.',
};

export const languageWords: Translated<typeof english.languageWords> = {
  part: 'Sprache und Datum',
  label: 'Sprache, Datum und Uhrzeit',
  ofCompany: (name) => `Wie das Unternehmen: ${name}`,
  example: (now, typed) =>
    `Jetzt ist ${now}; Fristen werden als ${typed} eingegeben. E-Mails und Dateien richten sich danach.`,
  proposal: (name) => `Ihr Browser ist auf ${name} eingestellt.`,
  accept: 'Verwenden',
  use: (name) => `${name} verwenden`,
  keep: (name) => `${name} beibehalten`,
};

export const notificationWords: Translated<typeof english.notificationWords> = {
  part: 'Benachrichtigungen',
  following: 'Ziele, denen Sie folgen',
  calendar: 'Kalender',
};

export const sessionWords: Translated<typeof english.sessionWords> = {
  part: 'Wo Sie angemeldet sind',
  current: 'Dieses Gerät',
  signedIn: 'Angemeldet',
  lastSeen: 'zuletzt gesehen',
  end: 'Beenden',
  endOthers: 'Andere beenden',
  ended: 'Die Sitzung wurde beendet.',
  othersEnded: 'Die anderen Sitzungen wurden beendet.',
  failed: 'Ihre Sitzungen konnten nicht geladen werden.',
  unknownDevice: 'Unbekanntes Gerät',
  deviceOn: (browser, system) => `${browser} unter ${system}`,
};

export const avatarWords: Translated<typeof english.avatarWords> = {
  part: 'Bild',
  open: 'Bild ändern',
  add: 'Bild hinzufügen',
  title: 'Bild',
  choose: 'Bild auswählen',
  other: 'Anderes auswählen',
  formats: 'PNG oder JPG.',
  crop: 'Gezeigter Teil des Bildes; mit den Pfeiltasten verschieben',
  zoom: 'Zoom',
  save: 'Speichern',
  remove: 'Bild entfernen',
  removed: 'Ihr Bild wurde entfernt.',
  saved: 'Ihr Bild wurde gespeichert.',
  goOn: 'Schließen Sie dieses Fenster, um fortzufahren.',
  done: 'Weiter',
  failed: 'Etwas ist schiefgegangen …',
};

export const personVerbs: Translated<typeof english.personVerbs> = {
  oneToOne: (name) => `Einzelgespräch mit ${name} vorbereiten`,
  goals: (name) => `Ziele von ${name}`,
  chart: (name) => `${name} in der Organisation zeigen`,
  mail: (name) => `E-Mail an ${name} schreiben`,
};

export const attachmentLayerWords: Translated<typeof english.attachmentLayerWords> = {
  cancel: 'Abbrechen',
  save: 'Speichern',
};

export const avatarLayerWords: Translated<typeof english.avatarLayerWords> = {
  cancel: 'Abbrechen',
};

export const connectLayerWords: Translated<typeof english.connectLayerWords> = {
  cancel: 'Abbrechen',
};

export const deactivateLayerWords: Translated<typeof english.deactivateLayerWords> = {
  cancel: 'Abbrechen',
};

export const freeEmailLayerWords: Translated<typeof english.freeEmailLayerWords> = {
  cancel: 'Abbrechen',
};

export const noteLayerWords: Translated<typeof english.noteLayerWords> = {
  cancel: 'Abbrechen',
};

export const responsibilityPartWords: Translated<typeof english.responsibilityPartWords> = {
  edit: 'Bearbeiten',
};
