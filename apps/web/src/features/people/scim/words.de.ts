import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const scimWords: Translated<typeof english.scimWords> = {
  title: 'Verzeichnis (SCIM)',
  about:
    'Personen und Gruppen richten sich nach Ihrem Verzeichnis, zum Beispiel Entra ID oder Okta. Dadurch erhält niemand eine E-Mail.',
  failed: 'Die Verbindung mit dem Verzeichnis konnte nicht geladen werden.',
  base: 'Adresse für das Verzeichnis',
  baseHint: 'Entra ID nennt sie „Tenant URL“, Okta „Base URL“.',
  token: 'Token',
  secret: 'Kopieren Sie ihn jetzt in das Verzeichnis. Er wird nur dieses eine Mal angezeigt.',
  copyBase: 'Adresse kopieren',
  copyToken: 'Token kopieren',
  copied: 'Kopiert.',
  notCopied: 'Das Kopieren ist fehlgeschlagen. Bitte markieren und kopieren Sie selbst.',
  make: 'Token erstellen',
  roll: 'Token erneuern',
  rollHint: 'Nach dem Erneuern wird der bisherige Token noch 24 Stunden angenommen.',
  off: 'Ausschalten',
  offTitle: 'Verzeichnis ausschalten?',
  offText:
    'Seine Tokens enden sofort. Personen und Gruppen bleiben, wie sie sind, und alle Felder können hier geändert werden.',
  keep: 'Eingeschaltet lassen',
  isOff: 'Das Verzeichnis wurde ausgeschaltet.',
  madeBy: (name) => `Erstellt von ${name}`,
  ends: 'endet',
  used: 'zuletzt verwendet',
  people: (count) =>
    count === 1
      ? '1 Person kommt aus dem Verzeichnis.'
      : `${shownNumber(count)} Personen kommen aus dem Verzeichnis.`,
  takesOver: 'Personen mit derselben Adresse übernehmen',
  takesOverHint: 'Sonst wird dem Verzeichnis gemeldet, dass eine neue Person schon hier ist.',
  fields: 'Felder, die bei Ihnen bleiben',
  fieldsHint:
    'Ein Feld, das das Verzeichnis sendet, ist in Formularen gesperrt. Ein angehaktes wird nur bei neuen Personen gefüllt.',
  groups: 'Was Gruppen geben',
  groupsHint:
    'Mitglieder erhalten die Rolle oder die Berechtigung sofort und verlieren sie, wenn sie die Gruppe verlassen.',
  group: 'Gruppe',
  members: 'Mitglieder',
  gives: 'Gibt',
  givesOf: (group) => `Was ${group} gibt`,
  nothing: 'Nichts',
  noGroups: 'Das Verzeichnis hat noch keine Gruppen gesendet.',
  saved: 'Gespeichert.',
};

export const scimHappenings: typeof english.scimHappenings = {
  user_added: ({ name }) => `${name} wurde hinzugefügt.`,
  user_changed: ({ name }) => `${name} wurde aktualisiert.`,
  user_deleted: ({ name }) => `${name} wurde dort gelöscht und hier deaktiviert.`,
  group_added: ({ name }) => `Die Gruppe ${name} wurde hinzugefügt.`,
  group_changed: ({ name }) => `Die Gruppe ${name} wurde aktualisiert.`,
  group_deleted: ({ name }) => `Die Gruppe ${name} wurde entfernt.`,
  refused: ({ what, who, reason }) => `${what}${who ? ` (${who})` : ''}: ${reason}`,
};
