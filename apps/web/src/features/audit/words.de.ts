import { viaWords } from '@bellwether/domain/accounts/tokens/words';
import { auditGroupWords } from '@bellwether/domain/audit/words';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const auditPageWords: Translated<typeof english.auditPageWords> = {
  question: 'Wer hat wann was geändert?',
  notYours: 'Nur die Geschäftsführung, Organisationsadmins und HR-Admins können das Audit-Protokoll lesen.',
  peopleOnly: 'Sie sehen Ereignisse zu Personen.',
  failed: 'Das Audit-Protokoll konnte nicht geladen werden.',
  none: 'Bisher ist nichts geschehen',
  noneText:
    'Hier steht künftig jede Änderung an Personen, Zielen und Einstellungen, mit Person, Zeit und Herkunft.',
  noMatch: 'Nichts entspricht diesen Filtern',
  clear: 'Filter löschen',
  kind: 'Was',
  everything: 'Alles',
  groups: auditGroupWords,
  person: 'Wer oder an wem',
  anybody: 'Alle',
  nobodyFound: 'Niemand gefunden',
  from: 'Von',
  to: 'Bis',
  list: 'Ereignisse, neueste zuerst',
  csv: 'CSV exportieren',
  json: 'JSON exportieren',
  file: 'Audit-Protokoll',
  allRows: 'Alles',
  filtered: 'Mit den aktuellen Filtern',
  application: 'Bellwether',
  stranger: 'Jemand ohne Anmeldung',
  forWhom: (name) => `für ${name}`,
  via: viaWords,
  only: (name) => `Nur anzeigen, was ${name} betrifft`,
  request: (id) => `Anfrage ${id}`,
};
