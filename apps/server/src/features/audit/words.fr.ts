import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const auditRefusals: Translated<typeof english.auditRefusals> = {
  too_many_rows: ({ most }) =>
    `Un fichier a ${most} lignes au plus. Choisissez une période plus courte, un type ou une personne.`,
};

export const auditFileWords: Translated<typeof english.auditFileWords> = {
  name: ({ company, day }) => `${company} journal d’audit ${day}`,
  title: 'Journal d’audit',
  columns: {
    id: 'ID',
    at: 'Heure (UTC)',
    kind: 'Type',
    words: 'Ce qui s’est passé',
    actor: 'Qui',
    actorId: 'ID (qui)',
    for: 'Pour qui',
    forId: 'ID (pour qui)',
    subject: 'Sur quoi',
    subjectKind: 'Type d’élément',
    subjectId: 'ID de l’élément',
    detail: 'Détail',
    via: 'Par',
    address: 'Adresse',
    device: 'Appareil',
    request: 'Requête',
  },
};
