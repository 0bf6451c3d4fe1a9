import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const notificationWords: Translated<typeof english.notificationWords> = {
  title: 'Benachrichtigungen',
  empty: 'Zurzeit gibt es keine Benachrichtigungen.',
  upToDate: 'Sie sind auf dem neuesten Stand',
  upToDateHint: 'Was mit Ihren Zielen und den Zielen geschieht, denen Sie folgen, erscheint hier.',
  failed: 'Die Benachrichtigungen konnten nicht geladen werden.',
  unread: 'Ungelesen',
  updates: (name, count) => `${name} hat ${count} Ziele aktualisiert`,
  markAll: 'Alle als gelesen markieren',
  markOne: 'Als gelesen markieren',
  viewAll: 'Alle anzeigen',
  settings: 'Einstellungen',
  review: 'Prüfen',
  notRead: 'Die Benachrichtigung konnte nicht als gelesen markiert werden.',
  bell: (count) => (count === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${count} ungelesen`),
  changes: (count, title) => `${count} Änderungen an „${title}“`,
};

export const dayWords: Translated<typeof english.dayWords> = {
  today: 'Heute',
  week: 'Diese Woche',
  earlier: 'Früher',
};

export const topicWords: Translated<typeof english.topicWords> = {
  requests: {
    name: 'Anfragen',
    hint: 'Ziele, Änderungen und Zurückstellungen, die auf Freigabe warten, und neue Ergebnisse',
  },
  answers: {
    name: 'Antworten',
    hint: 'Freigaben, erbetene Änderungen, Zurückstellungen und geprüfte Ergebnisse',
  },
  predictions: {
    name: 'Wochen-Updates',
    hint: 'Neue Vorhersagen, und direkt Unterstellte, bei denen mehrere Wochen nacheinander fehlen',
  },
  comments: { name: 'Kommentare', hint: 'Neue Kommentare zu Zielen und Updates' },
  goal_changes: {
    name: 'Andere Änderungen an Zielen',
    hint: 'Neue verantwortliche Personen und übergeordnete Ziele; wieder aktivierte, gelöschte und wiederhergestellte Ziele; geänderte Ergebnisse',
  },
  weekly_ask: {
    name: 'Wöchentliche Erinnerung',
    hint: '„Bitte aktualisieren Sie Ihre Ziele“ und die Frage nach Ihrer eigenen Einschätzung der Ziele Ihrer Unterstellten',
  },
  action_items: {
    name: 'Aufgaben',
    hint: 'Ihre Aufgaben, die zugewiesen, geändert, erledigt oder gelöscht werden, morgen fällig oder überfällig sind',
  },
  appraisals: {
    name: 'Beurteilungen',
    hint: 'Beurteilungen zum Schreiben und Unterschreiben, Unterschriften und Änderungen',
  },
  people: {
    name: 'Personen',
    hint: 'Änderungen an Ihrem Profil, Ihrer Rolle, Ihrer Führungskraft und Ihren direkt Unterstellten',
  },
  strategy: { name: 'Strategie', hint: 'Eine neue Veröffentlichung, mit dem, was sich geändert hat' },
  connections: {
    name: 'Tokens und Verbindungen',
    hint: 'Ein Token endet bald, oder die verantwortliche Person ist ausgeschieden',
  },
  quarters: {
    name: 'Quartale',
    hint: 'Ein beginnendes Quartal, was vom letzten noch auf Sie wartet, und Unterstellte, die es offen ließen',
  },
};

export const deliveryWords: Translated<typeof english.deliveryWords> = {
  app_and_mail: 'App und E-Mail',
  app: 'Nur App',
  off: 'Aus',
};

export const preferenceWords: Translated<typeof english.preferenceWords> = {
  hint: 'Wählen Sie für jedes Thema, wie Sie benachrichtigt werden. Ein ausgeschaltetes Thema erzeugt keine Benachrichtigungen. Wer Ihre Daten angefordert hat, erfahren Sie immer.',
  mailIsOff:
    'E-Mail-Benachrichtigungen sind oben ausgeschaltet, deshalb kommt keine E-Mail, was immer hier gewählt ist.',
  failed: 'Die Auswahl konnte nicht geladen werden.',
};

export const followingWords: Translated<typeof english.followingWords> = {
  hint: 'Sie werden über Vorhersagen und Statusänderungen dieser Ziele benachrichtigt.',
  empty: 'Sie folgen keinen Zielen. Mit dem Stern an einem Ziel folgen Sie ihm.',
  failed: 'Die Ziele, denen Sie folgen, konnten nicht geladen werden.',
  unfollow: 'Nicht mehr folgen',
  unfollowed: (title) => `Sie folgen „${title}“ nicht mehr.`,
};

export const notificationRowWords: Translated<typeof english.notificationRowWords> = {
  to: 'auf',
  reply: 'Antworten',
  replyTo: (name) => `${name} antworten`,
};
