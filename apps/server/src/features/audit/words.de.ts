import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const auditRefusals: Translated<typeof english.auditRefusals> = {
  too_many_rows: ({ most }) =>
    `Eine Datei hat höchstens ${most} Zeilen. Bitte wählen Sie eine kürzere Zeit, eine Art oder eine Person.`,
};

export const auditFileWords: Translated<typeof english.auditFileWords> = {
  name: ({ company, day }) => `${company} Audit-Protokoll ${day}`,
  title: 'Audit-Protokoll',
  columns: {
    id: 'ID',
    at: 'Zeit (UTC)',
    kind: 'Art',
    words: 'Was geschah',
    actor: 'Wer',
    actorId: 'ID (wer)',
    for: 'Für wen',
    forId: 'ID (für wen)',
    subject: 'Gegenstand',
    subjectKind: 'Art des Gegenstands',
    subjectId: 'ID des Gegenstands',
    detail: 'Einzelheiten',
    via: 'Über',
    address: 'Adresse',
    device: 'Gerät',
    request: 'Anfrage',
  },
};
