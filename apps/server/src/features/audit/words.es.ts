import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const auditRefusals: Translated<typeof english.auditRefusals> = {
  too_many_rows: ({ most }) =>
    `Un archivo tiene como máximo ${most} filas. Elija un periodo más corto, un tipo o una persona.`,
};

export const auditFileWords: Translated<typeof english.auditFileWords> = {
  name: ({ company, day }) => `${company} registro de auditoría ${day}`,
  title: 'Registro de auditoría',
  columns: {
    id: 'ID',
    at: 'Hora (UTC)',
    kind: 'Tipo',
    words: 'Qué pasó',
    actor: 'Quién',
    actorId: 'ID de quién',
    for: 'En nombre de quién',
    forId: 'ID de en nombre de quién',
    subject: 'Sobre qué',
    subjectKind: 'Tipo de elemento',
    subjectId: 'ID de elemento',
    detail: 'Detalle',
    via: 'A través de',
    address: 'Dirección',
    device: 'Dispositivo',
    request: 'Petición',
  },
};
