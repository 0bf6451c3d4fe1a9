import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const personalDataMessages: Translated<typeof english.personalDataMessages> = {
  reasonRequired: 'Bitte geben Sie einen Grund ein.',
  nameDiffers: 'Bitte geben Sie den Namen genau so ein, wie er angezeigt wird.',
};

export const personalDataWords: Translated<typeof english.personalDataWords> = {
  former: ({ id }) => `Ausgeschiedene Person ${id}`,
};

export const erasedPartWords: Translated<typeof english.erasedPartWords> = {
  profile: 'Name, E-Mail-Adresse, Telefon, Bild, Biografie und alles Übrige aus dem Profil',
  manual: 'Die Bedienungsanleitung mit ihrer Datei',
  notes: 'Private Notizen über die Person und von der Person',
  sessions: 'Passwort, Sitzungen, Geräte und Adressen im Audit-Protokoll',
  tokens: 'Eigene Tokens und Kalenderlinks',
  notifications: 'Benachrichtigungen und ihre Einstellungen',
  mails: 'E-Mails, die warten oder versendet wurden',
  imports: 'Dateien von Importen mit der Person und daraus erstellte Pläne',
  appraisals: 'Beurteilungen der Person',
};

export const keptPartWords: Translated<typeof english.keptPartWords> = {
  goals: 'Ziele mit ihren Vorhersagen und Ergebnissen',
  comments: 'Kommentare',
  action_items: 'Aufgaben',
  reviews: 'Beurteilungen, die die Person über andere geschrieben hat',
  appraisals: 'Beurteilungen der Person',
  backups: 'Sicherungen, die vorher erstellt wurden; sie laufen ab wie immer',
};
