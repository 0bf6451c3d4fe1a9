import type { Translated } from '@bellwether/domain/locale/language';
import { shownDay } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const oneToOneWords: Translated<typeof english.oneToOneWords> = {
  title: (name) => `Reunión individual con ${name}`,
  notLoaded: 'No se ha podido cargar la reunión individual.',
  noGoals: 'No hay objetivos en este trimestre.',
  since: 'Cambios desde',
  last: 'Empieza el día de su última reunión individual.',
  first: 'Empieza con las últimas dos semanas.',
  hold: 'Marcar como celebrada hoy',
  heldToday: 'Celebrada hoy',
  held: 'La próxima reunión individual empieza a contar desde hoy.',
  print: 'Imprimir',
  notes: 'Notas',
  notPair: 'No tiene reuniones individuales con esta persona.',
  pairsOnly: 'Una reunión individual es entre un responsable directo y una persona a su cargo.',
};

export const talkWords: Translated<typeof english.talkWords> = {
  part: 'Para hablar',
  shared: (name) => `Usted y ${name} leen la misma lista.`,
  none: 'Nada ha bajado ni está pendiente o sin actualizar.',
  add: 'Añadir una línea',
  addButton: 'Añadir',
  remove: (line) => `Quitar: ${line}`,
  by: (name) => `de ${name}`,
  lastTime: (day) => `La última vez, ${shownDay(day)}`,
  nothingTicked: 'No se marcó nada.',
};

export const signWords: Translated<typeof english.signWords> = {
  fallen: 'ha bajado',
  silent: 'sin actualizar',
  waiting: 'espera una respuesta',
};
