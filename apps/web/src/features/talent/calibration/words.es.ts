import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const calibrationWords: Translated<typeof english.calibrationWords> = {
  title: 'Calibraciones',
  hint: 'Los responsables comparan las valoraciones de sus borradores antes de compartirlos. Solo se entera quien participa.',
  create: 'Nueva calibración',
  states: { open: 'Abierta', closed: 'Cerrada', cancelled: 'Cancelada' },
  opened: (name, day) => `abierta por ${name} el ${day}`,
  people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
  show: 'Abrir',
  showOf: (name) => `Abrir la calibración ${name}`,
  failed: 'No se han podido cargar las calibraciones.',
  sessionFailed: 'No se ha podido cargar la calibración.',
  absent: 'Esta calibración no existe o usted no participa.',
  name: 'Nombre',
  nameHint: 'Solo lo lee quien participa.',
  of: 'Trimestre o ciclo de evaluación',
  group: 'Qué personas',
  company: 'Toda la empresa',
  departments: 'Departamentos',
  organisations: 'Organizaciones',
  organisationsHint: 'Estas personas y todas las de debajo.',
  persons: 'Personas concretas',
  groupHint:
    'Quien tiene un borrador participa como tarjeta; al menos cinco. Aún no puede haberse compartido nada del grupo.',
  participants: 'Quién más participa',
  participantsHint:
    'Superiores de los responsables del grupo y admin. de RR. HH. Los responsables del grupo y usted participan de todos modos.',
  withGuide: 'Con referencias',
  guideHint: 'Qué porcentaje espera en cada nivel. La calibración muestra la diferencia y no obliga a nada.',
  guideOf: (level) => `${level}, porcentaje`,
  changeGuide: 'Cambiar las referencias',
  guideSaved: 'Las referencias se han guardado.',
  guideChanged: 'Otra persona ha cambiado las referencias entretanto.',
  loadGuide: 'Cargarlas',
  nothingFound: 'No se ha encontrado nada',
  clear: 'Quitar todo',
  open: 'Abrir la calibración',
  openedNow: 'La calibración está abierta. Se ha avisado a quienes participan.',
  takePart: (names) => `Participan: ${names}`,
  hidden: 'No aparecen usted ni las personas por encima de usted.',
  ended: 'Tras el final solo aparecen las personas cuyas valoraciones usted lee de todos modos.',
  cancelled: 'La calibración se canceló. Los borradores conservan sus valoraciones.',
  find: 'Buscar nombres',
  distribution: 'Distribución',
  level: 'Nivel',
  count: 'Personas',
  guide: 'Referencia',
  difference: 'Diferencia',
  share: ({ people, percent }) => `${people} (${percent} %)`,
  percent: (percent) => `${percent} %`,
  more: (more) =>
    more === 0
      ? 'como la referencia'
      : more > 0
        ? `${more} más que la referencia`
        : `${-more} menos que la referencia`,
  grid: (primary, secondary) => `Personas por ${primary} y ${secondary}`,
  place: (primary, secondary) => `${primary} · ${secondary}`,
  showAll: (count) => `Mostrar ${count} más`,
  showFewer: 'Mostrar menos',
  cell: (count) => (count === 1 ? '1 persona' : `${count} personas`),
  nobody: 'Nadie coincide con esta búsqueda.',
  moved: 'movida',
  edited: 'borrador cambiado',
  goals: (completed, all) =>
    all === 0
      ? 'Ningún objetivo que usted vea'
      : `${completed} de ${all === 1 ? '1 objetivo' : `${all} objetivos`} ${completed === 1 ? 'cumplido' : 'cumplidos'}`,
  openGoals: (open) => (open === 0 ? '' : `, ${open} sin resultado`),
  first: (place) => `Al principio: ${place}`,
  now: (place) => `Ahora: ${place}`,
  editedHint: 'La persona evaluadora ha cambiado el borrador desde el último movimiento. Vale el borrador.',
  read: 'Leer la evaluación',
  move: 'Mover',
  moveForm: (name) => `Mover a ${name}`,
  reason: 'Motivo',
  reasonHint: 'Lo lee quien participa y puede ver a esta persona. La persona nunca lo lee.',
  movedNow: (name) => `Se ha movido a ${name}.`,
  changed: (place) => `Esta tarjeta ha cambiado entretanto. Ahora está en ${place}. Su motivo se conserva.`,
  goOn: 'Mover desde ahí',
  undo: 'Deshacer mi movimiento',
  undone: 'El movimiento se ha deshecho.',
  history: 'Movimientos',
  noMoves: 'Nadie ha movido a esta persona.',
  step: (from, to) => `${from} → ${to}`,
  taken: 'deshecho',
  close: 'Cerrar y escribir las valoraciones',
  closeTitle: 'Cerrar la calibración',
  closeText: (moved) =>
    moved === 0
      ? 'No se ha movido a nadie, así que los borradores conservan sus valoraciones.'
      : moved === 1
        ? 'La valoración de 1 persona se escribe en su borrador.'
        : `Las valoraciones de ${moved} personas se escriben en sus borradores.`,
  closed: (written) =>
    written === 1
      ? 'Cerrada. 1 borrador tiene valoraciones nuevas.'
      : `Cerrada. ${written} borradores tienen valoraciones nuevas.`,
  cancel: 'Cancelar la calibración',
  cancelText: 'Los borradores conservan sus valoraciones. Lo que se movió se descarta.',
  cancelledNow: 'La calibración se ha cancelado.',
  back: 'Volver',
  required: 'Es obligatorio.',
};

export const sharingWords: Translated<typeof english.sharingWords> = {
  open: 'Compartir varias…',
  title: 'Compartir evaluaciones',
  hint: 'Marque los borradores que quiere compartir. Se pide a cada persona que lea y firme.',
  failed: 'No se han podido cargar los borradores.',
  nobody: 'No hay ninguna evaluación pendiente de compartir.',
  tick: (name) => `Compartir la evaluación de ${name}`,
  all: 'Marcar todas las completas',
  gaps: {
    rating: 'sin valoración',
    text: 'sin texto',
    self_review: 'autoevaluación aún abierta',
    peer_feedback: 'opinión de pares aún abierta',
    peer_summary: 'sin resumen de la opinión de pares',
    calibration: 'calibración abierta',
  },
  complete: 'Completa',
  others: 'La comparte la persona evaluadora',
  othersHint:
    'Usted comparte las evaluaciones que escribe. Las demás las comparten sus personas evaluadoras.',
  withOpenParts: 'También donde falten la autoevaluación, la opinión de pares o su resumen',
  withOpenPartsHint: 'Tras compartirla, ya no se puede enviar ni escribir nada de esto.',
  share: (count) => (count === 1 ? 'Compartir 1 evaluación' : `Compartir ${count} evaluaciones`),
  done: 'Compartidas',
  shared: (count) =>
    count === 1 ? '1 evaluación se ha compartido.' : `${count} evaluaciones se han compartido.`,
  failures: {
    self_review: 'No compartida: la autoevaluación sigue abierta.',
    peer_feedback: 'No compartida: la opinión de pares sigue abierta.',
    peer_summary: 'No compartida: falta el resumen de la opinión de pares.',
    changed_meanwhile: 'No compartida: el borrador ha cambiado entretanto. Léalo de nuevo.',
    not_yours: 'No compartida: solo la comparte la persona evaluadora.',
  },
  notShared: (reason) => `No compartida: ${reason}`,
};
