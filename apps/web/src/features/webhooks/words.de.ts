import type { Translated } from '@bellwether/domain/locale/language';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const webhookWords: Translated<typeof english.webhookWords> = {
  title: 'Webhooks',
  about:
    'Sagen Sie einem anderen System, was geschieht, sobald es geschieht. Es erhält IDs, Titel und Zahlen, die hier alle sehen.',
  add: 'Webhook hinzufügen',
  none: 'Noch kein Webhook.',
  failed: 'Die Webhooks konnten nicht geladen werden.',
  absent: 'Dieser Webhook wurde inzwischen entfernt.',
  full: `Das Unternehmen hat ${webhookLimits.webhooks} Webhooks; mehr sind nicht möglich.`,
  url: 'Adresse',
  urlHint: 'Beginnt mit https://. Dorthin werden die Nachrichten gesendet.',
  description: 'Beschreibung',
  descriptionHint: 'Für Sie und die anderen Admins, zum Beispiel der Name des Systems.',
  isOn: 'Ein',
  kinds: 'Meldet',
  save: 'Speichern',
  saved: 'Der Webhook ist gespeichert.',
  edit: 'Bearbeiten',
  deliveries: 'Zustellungen',
  remove: 'Entfernen',
  removeQuestion: 'Seine Nachrichten enden sofort, und die Liste seiner Zustellungen wird gelöscht.',
  removed: 'Der Webhook ist entfernt.',
  cancel: 'Abbrechen',
  on: 'Ein',
  lastDelivered: 'zuletzt zugestellt',
  off: 'Aus',
  offGone: 'Aus, weil der Empfänger meldete, dass es ihn nicht mehr gibt',
  offFailing: 'Aus, weil der Empfänger fünf Tage lang nicht erreichbar war',
  failingSince: 'Gestört seit',
  waiting: (count) => `${shownNumber(count)} wartend`,
};

export const secretWords: Translated<typeof english.secretWords> = {
  label: 'Geheimnis',
  hint: 'Kopieren Sie es jetzt: Es wird nur einmal angezeigt. Damit prüft der Empfänger, dass eine Nachricht von hier kommt.',
  bothHint:
    'Kopieren Sie es jetzt: Es wird nur einmal angezeigt. 24 Stunden lang werden Nachrichten auch mit dem bisherigen Geheimnis signiert.',
  copy: 'Kopieren',
  copied: 'Das Geheimnis wurde kopiert.',
  notCopied: 'Der Browser hat das Geheimnis nicht kopiert. Bitte kopieren Sie es von Hand.',
  done: 'Fertig',
};

export const deliveryWords: Translated<typeof english.deliveryWords> = {
  none: 'Es wurde noch nichts zugestellt.',
  failed: 'Die Zustellungen konnten nicht geladen werden.',
  test: 'Test senden',
  tested: 'Der Test ist angekommen.',
  testFailed: 'Der Test ist nicht angekommen.',
  roll: 'Neues Geheimnis',
  replay: 'Erneut senden',
  replayOne: (kind) => `${kind} erneut senden`,
  replaySince: 'Alles erneut senden seit',
  replayStart: 'Erneut senden',
  replayed: (count) =>
    count === 1
      ? '1 Nachricht ist erneut unterwegs.'
      : `${shownNumber(count)} Nachrichten sind erneut unterwegs.`,
  onlyOn: 'Schalten Sie den Webhook ein, um erneut zu senden.',
  sinceHint:
    'Höchstens 31 Tage zurück. Nachrichten behalten ihre IDs, ein Empfänger erkennt also die, die er schon hat.',
  answer: 'Antwort',
  tries: (count) => (count === 1 ? '1 Versuch' : `${shownNumber(count)} Versuche`),
  next: 'nächster Versuch',
  milliseconds: (count) => `${shownNumber(count)} ms`,
  status: (status) => `Status ${status}`,
  testKind: 'Test',
};

export const deliveryStateWords: Translated<typeof english.deliveryStateWords> = {
  waiting: 'Wartet',
  delivered: 'Zugestellt',
  failed: 'Fehlgeschlagen',
  dropped: 'Nicht gesendet',
};

export const faultWords: Translated<typeof english.faultWords> = {
  unreachable: 'Keine Verbindung',
  too_slow: 'Keine Antwort innerhalb von 15 Sekunden',
  forbidden: 'Die Adresse darf nicht aufgerufen werden',
  redirected: 'Eine Weiterleitung, der nicht gefolgt wird',
  status: 'Abgelehnt',
  no_key: 'Der Server kann das Geheimnis nicht öffnen',
};

export const kindGroups: typeof english.kindGroups = [
  {
    name: 'Ziele',
    kinds: [
      { kind: 'goal.created', label: 'Erstellt' },
      { kind: 'goal.published', label: 'Veröffentlicht' },
      { kind: 'goal.updated', label: 'Geändert' },
      { kind: 'goal.predicted', label: 'Vorhergesagt' },
      { kind: 'goal.state_changed', label: 'Status geändert' },
      { kind: 'goal.finalized', label: 'Abgeschlossen' },
      { kind: 'goal.reviewed', label: 'Ergebnis geprüft' },
      { kind: 'goal.deleted', label: 'Gelöscht' },
      { kind: 'comment.created', label: 'Kommentiert' },
      { kind: 'insight.goal_called', label: 'Als unwahrscheinlich eingeschätzt' },
    ],
  },
  {
    name: 'Personen',
    kinds: [
      { kind: 'person.added', label: 'Hinzugefügt' },
      { kind: 'person.changed', label: 'Geändert' },
      { kind: 'person.deactivated', label: 'Deaktiviert' },
      { kind: 'person.activated', label: 'Aktiviert' },
      { kind: 'person.manager_changed', label: 'Führungskraft geändert' },
    ],
  },
  {
    name: 'Aufgaben',
    kinds: [
      { kind: 'action_item.assigned', label: 'Zugewiesen' },
      { kind: 'action_item.changed', label: 'Geändert' },
      { kind: 'action_item.completed', label: 'Erledigt' },
      { kind: 'action_item.reopened', label: 'Wieder geöffnet' },
      { kind: 'action_item.deleted', label: 'Gelöscht' },
    ],
  },
  {
    name: 'Unternehmen',
    isClear: true,
    kinds: [
      { kind: 'strategy.published', label: 'Strategie veröffentlicht' },
      { kind: 'period.ended', label: 'Quartal beendet' },
      { kind: 'period.started', label: 'Quartal begonnen' },
    ],
  },
];

export const faultSentence: typeof english.faultSentence = ({ Fault, Status, Code }) =>
  [
    ...(Fault === null ? [] : [faultWords[Fault]]),
    ...(Status === null ? [] : [deliveryWords.status(Status)]),
    ...(Code === null ? [] : [Code]),
  ].join(' · ');

export const tellWebhook: typeof english.tellWebhook = ({ Code, Values }) => {
  const { name, by, count, status } = Values;
  const sentences: Readonly<Record<string, string>> = {
    added: `${by} hat ${name} hinzugefügt.`,
    removed: `${by} hat ${name} entfernt.`,
    on: `${by} hat ${name} eingeschaltet.`,
    off: `${by} hat ${name} ausgeschaltet.`,
    rolled: `${by} hat ein neues Geheimnis für ${name} erstellt.`,
    replayed: `${by} hat ${Number(count) === 1 ? '1 Nachricht' : `${count} Nachrichten`} erneut an ${name} gesendet.`,
    recovered: `${name} nimmt wieder Nachrichten an.`,
    failing: `${name} hat eine Nachricht nicht angenommen${status === undefined ? '' : ` (Status ${status})`}.`,
    gone: `${name} meldete, dass es den Empfänger nicht mehr gibt, und wurde ausgeschaltet.`,
    given_up: `${name} war fünf Tage lang nicht erreichbar und wurde ausgeschaltet.`,
  };
  return sentences[Code] ?? Code;
};
