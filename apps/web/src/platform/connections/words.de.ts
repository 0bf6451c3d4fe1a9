import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const connectionWords: Translated<typeof english.connectionWords> = {
  off: 'Aus',
  on: 'Ein',
  lastUsed: 'zuletzt verwendet',
  failingSince: 'Gestört seit',
  refusedSince: 'Antworten werden abgelehnt seit',
  refusedHint:
    'Das kann eine fremde Person auslösen, aber auch ein geändertes Zertifikat, ein anderer Empfänger oder eine falsche Uhr.',
  log: 'Ereignisse',
  noLog: 'Bisher gibt es keine Ereignisse.',
  logFailed: 'Die Ereignisse konnten nicht geladen werden.',
  worked: 'erfolgreich',
  failed: 'fehlgeschlagen',
};
