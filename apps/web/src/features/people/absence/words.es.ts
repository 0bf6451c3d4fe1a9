import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const absenceWords: Translated<typeof english.absenceWords> = {
  part: 'Ausencia',
  none: 'No hay ninguna ausencia registrada.',
  failed: 'No se han podido cargar las ausencias.',
  add: 'Añadir ausencia',
  edit: 'Cambiar',
  editOf: (days) => `Cambiar la ausencia ${days}`,
  days: (from, until) => (from === until ? from : `${from} – ${until}`),
  deputyIs: (name) => `Suplente: ${name}`,
  noDeputy: 'Sin suplente',
  from: 'Primer día de ausencia',
  until: 'Último día de ausencia',
  deputy: 'Suplente',
  deputyHint:
    'Mientras tanto, aprueba los objetivos de las personas a cargo y da las predicciones semanales. Vacío: nadie.',
  nobody: 'No se ha encontrado a nadie',
  deputiesFailed: 'No se han podido cargar las personas.',
  absent: 'Esta ausencia ha terminado o se canceló.',
  changed: 'Esta ausencia ha cambiado entretanto.',
  load: 'Cargar',
  added: 'Ausencia añadida',
  saved: 'Ausencia cambiada',
  cancel: 'Cancelar ausencia',
  cancelled: 'Ausencia cancelada',
};
