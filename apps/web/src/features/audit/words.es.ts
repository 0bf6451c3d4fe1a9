import { viaWords } from '@bellwether/domain/accounts/tokens/words';
import { auditGroupWords } from '@bellwether/domain/audit/words';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const auditPageWords: Translated<typeof english.auditPageWords> = {
  question: '¿Quién cambió qué y cuándo?',
  notYours:
    'Solo la dirección general, la administración de la organización y la de RR. HH. leen el registro de auditoría.',
  peopleOnly: 'Ve los eventos sobre personas.',
  failed: 'No se ha podido cargar el registro de auditoría.',
  none: 'Aún no ha pasado nada',
  noneText:
    'Aquí aparecerá cada cambio de personas, objetivos y ajustes, con quién lo hizo, cuándo y desde dónde.',
  noMatch: 'Nada coincide con estos filtros',
  clear: 'Quitar filtros',
  kind: 'Qué',
  everything: 'Todo',
  groups: auditGroupWords,
  person: 'Quién, o sobre quién',
  anybody: 'Cualquiera',
  nobodyFound: 'No se ha encontrado a nadie',
  object: 'Sobre qué',
  anything: 'Todo',
  objects: {
    person: 'Personas',
    goal: 'Objetivos',
    appraisal: 'Evaluaciones',
    action_item: 'Tareas',
    strategy: 'Estrategia',
    quarter: 'Trimestres',
    company: 'La empresa',
    group: 'Grupos del directorio',
    import: 'Importaciones',
    report: 'Informes',
  },
  from: 'Desde',
  to: 'Hasta',
  list: 'Eventos, los más recientes primero',
  csv: 'Exportar CSV',
  json: 'Exportar JSON',
  file: 'Registro de auditoría',
  allRows: 'Todo',
  filtered: 'Con los filtros actuales',
  application: 'Bellwether',
  stranger: 'Alguien sin sesión iniciada',
  forWhom: (name) => `por ${name}`,
  via: viaWords,
  only: (name) => `Mostrar solo lo que afecta a ${name}`,
  request: (id) => `Petición ${id}`,
};
