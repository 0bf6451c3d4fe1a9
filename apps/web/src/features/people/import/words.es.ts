import type { Translated } from '@bellwether/domain/locale/language';
import { personFieldLabels } from '@bellwether/domain/people/plan/fields';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const importWords: Translated<typeof english.importWords> = {
  notYours: 'Solo la dirección general y la administración de la organización pueden importar personas.',
  lead: 'Traiga una lista de su personal en CSV o Excel. Se comprueba primero, y nadie recibe un correo antes de que usted lo diga.',
  drop: `o suéltelo aquí. CSV, .xlsx u .ods, hasta ${shownNumber(10_000)} personas.`,
  checked: (file, rows) =>
    `${file} · ${shownNumber(rows)} ${rows === 1 ? 'fila comprobada' : 'filas comprobadas'}`,
  seeThem: 'Ver la organización',
  columnsTitle: 'Lo que necesita el archivo',
  columns:
    'Basta una lista de su programa de RR. HH. o de directorio: las columnas se reconocen por sus encabezados, y puede elegir otras. El nombre y el correo son necesarios; las demás columnas pueden faltar, y entonces no cambian nada.',
  match:
    'Las personas se encuentran por el ID externo o, si no, por el correo, así que el mismo archivo se puede importar de nuevo para actualizarlas.',
  hints: {
    ManagerEmail: 'de alguien del archivo o de la empresa',
    Department: 'va a la persona que lo dirige; todas las de debajo se muestran en él',
    Role: 'Dirección general, Responsable, Colaboración u Observación; una persona nueva con personas a cargo pasa a ser responsable',
    Permissions:
      'Admin. de la organización, Admin. de objetivos, Gestión de objetivos, Admin. de RR. HH., separados por comas; vacío los quita',
  },
  template: 'Descargar plantilla',
  exportExcel: 'Exportar personas a Excel',
  exportCsv: 'Exportar a CSV',
  person: 'Nombre',
  email: 'Correo',
  act: 'La importación va a',
  add: 'Añadir',
  change: 'Cambiar',
  peopleTitle: 'A quién se añade o cambia',
  nothing: 'Todas las personas de este archivo están al día; no hay nada que importar.',
  mend: 'Responda a lo que el archivo deja abierto, o corrija estas celdas y elija el archivo de nuevo. También puede importar solo las demás filas.',
  start: (count) => `Importar ${people(count)}`,
  startTicked: 'Hacer lo marcado',
  cancelled: 'La importación se ha cancelado. No se ha añadido ni cambiado a nadie.',
  failed: 'La importación ha fallado. No se ha añadido ni cambiado a nadie. Inténtelo de nuevo.',
  refused:
    'La empresa ha cambiado desde que se comprobó el archivo, así que ya no encaja. No se ha añadido ni cambiado a nadie.',
  columnLabels: personFieldLabels,
};

export function people(count: number): string {
  return `${shownNumber(count)} ${count === 1 ? 'persona' : 'personas'}`;
}

const counts = (count: number, one: string, several: string) =>
  `${shownNumber(count)} ${count === 1 ? one : several}`;

export const importPlaceWords: Translated<typeof english.importPlaceWords> = {
  teamsTitle: 'Dónde quedan después los equipos superiores',
  manager: 'Responsable',
  below: (count) => people(count),
  isNew: 'persona nueva',
  isMoved: 'pasa aquí',
  now: (name) => `ahora ${name}`,
};

export const countSentence: typeof english.countSentence = ({
  Added,
  Changed,
  Unchanged,
  Deactivated,
  Reactivated,
  RowsLeftOut,
}) =>
  [
    counts(Added, 'añadida', 'añadidas'),
    counts(Changed, 'cambiada', 'cambiadas'),
    `${shownNumber(Unchanged)} sin cambios`,
    ...(Deactivated > 0 ? [counts(Deactivated, 'desactivada', 'desactivadas')] : []),
    ...(Reactivated > 0 ? [counts(Reactivated, 'activada de nuevo', 'activadas de nuevo')] : []),
    ...(RowsLeftOut > 0 ? [counts(RowsLeftOut, 'omitida', 'omitidas')] : []),
  ].join(' · ');

export const previewSentence: typeof english.previewSentence = ({ Added, Changed, Unchanged }) =>
  `${shownNumber(Added)} por añadir · ${shownNumber(Changed)} por cambiar · ${shownNumber(Unchanged)} sin cambios`;

export const furtherSentence: typeof english.furtherSentence = ({ Moved, Promoted, Left, Missing }) =>
  [
    ...(Moved > 0 ? [`${shownNumber(Moved)} con otro responsable`] : []),
    ...(Promoted > 0 ? [counts(Promoted, 'pasa a ser responsable', 'pasan a ser responsables')] : []),
    ...(Left > 0 ? [counts(Left, 'ya no está en la empresa', 'ya no están en la empresa')] : []),
    ...(Missing > 0 ? [`${shownNumber(Missing)} fuera de este archivo`] : []),
  ].join(' · ');

export const wrongCells: typeof english.wrongCells = (count) =>
  count === 1 ? '1 celda es incorrecta.' : `${shownNumber(count)} celdas son incorrectas.`;

export const writtenOrNot: typeof english.writtenOrNot = (written, left) =>
  `Se ${written === 1 ? 'puede' : 'pueden'} importar ${shownNumber(written)}; ${shownNumber(left)}, no.`;

export const writtenOf: typeof english.writtenOf = (written, rows) =>
  `${shownNumber(written)} de ${shownNumber(rows)} ${rows === 1 ? 'fila' : 'filas'}`;

export const inviteWords: Translated<typeof english.inviteWords> = {
  title: 'Invitaciones',
  waiting: (count) =>
    count === 1
      ? 'A 1 persona nunca se la ha invitado y aún no puede iniciar sesión.'
      : `A ${people(count)} nunca se las ha invitado y aún no pueden iniciar sesión.`,
  none: 'Nadie espera una invitación.',
  send: (count) => (count === 1 ? 'Enviar invitación' : `Enviar ${shownNumber(count)} invitaciones`),
  plan: (count, at) =>
    count === 1 ? `Enviar invitación el ${at}` : `Enviar ${shownNumber(count)} invitaciones el ${at}`,
  whom: 'A quién',
  everybody: (count) => `A todas las personas sin invitación (${shownNumber(count)})`,
  chosen: 'Departamentos o roles elegidos',
  departments: 'Departamentos',
  roles: 'Roles',
  choice: (name, count) => `${name} (${shownNumber(count)})`,
  noDepartment: 'Sin departamento',
  nobodyChosen: 'No se ha elegido a nadie.',
  when: 'Cuándo',
  now: 'Ahora',
  later: 'Más tarde',
  at: 'Día y hora',
  noTime: 'Elija un día y una hora.',
  planned: (at, by) => `Hay invitaciones programadas para el ${at}, por ${by}.`,
  plannedFor: (names) => `Van a: ${names}.`,
  takeBack: 'Deshacer',
  takeBackFailed: 'La programación no se ha deshecho.',
  begun: (count) => `Se está invitando por correo a ${people(count)}.`,
  onTheirWay: (waiting, total) =>
    total === 1
      ? 'La invitación va de camino.'
      : `${shownNumber(waiting)} de ${shownNumber(total)} invitaciones ${waiting === 1 ? 'va' : 'van'} de camino.`,
  allSent: (total) =>
    total === 1 ? 'La invitación se ha enviado.' : `Se han enviado las ${shownNumber(total)} invitaciones.`,
  someSent: (sent, total) =>
    `Se ${sent === 1 ? 'ha' : 'han'} enviado ${shownNumber(sent)} de ${shownNumber(total)} ${total === 1 ? 'invitación' : 'invitaciones'}.`,
  paused: (words) =>
    `El servidor de correo no acepta correos por ahora: ${words}. Se enviarán cuando los acepte.`,
  refused: (count) => (count === 1 ? 'Se ha rechazado 1:' : `Se han rechazado ${shownNumber(count)}:`),
  mailsFailed: 'No se ha podido comprobar si las invitaciones se enviaron.',
  failed: 'Las invitaciones no se han enviado.',
  loadFailed: 'No se ha podido cargar el número de personas que esperan una invitación.',
};

export const importStepWords: Translated<typeof english.importStepWords> = {
  names: { file: '¿Qué es esto?', columns: 'Columnas', plan: 'Plan' },
  yourFile: 'Su archivo',
  file: (name, rows, preset) =>
    `${name} tiene ${shownNumber(rows)} ${rows === 1 ? 'fila' : 'filas'}${preset === null ? '' : `, como las escribe ${preset}`}.`,
  fields: { ...personFieldLabels, ManagerEmail: 'Responsable directo' },
  emptyDeletes: 'Vacío significa borrar',
  emptyDeletesOf: (heading) => `Vacío significa borrar: ${heading}`,
  manager: (value) => `¿Quién es «${value}», que figura como responsable?`,
  noManager: 'Estas filas no indican responsable directo. ¿Quién es?',
  status: (value) => `¿Qué significa el estado «${value}»?`,
  statusChoices: {
    '': 'Elija una opción',
    active: 'Activa',
    away: 'De permiso',
    left: 'Ya no está en la empresa',
  },
  person: 'Responsable directo',
  nobodyFound: 'No se ha encontrado a nadie',
  leaversTitle: 'Quién ya no está en la empresa',
  leaversLead:
    'No se desactiva a nadie que usted no marque. Lo que dejan se conserva y pasa a sus responsables.',
  returnersTitle: 'Quién ha vuelto',
  returnersLead: 'Estas personas están desactivadas aquí, y el archivo dice que están activas.',
  all: 'Todo',
  deactivate: (name) => `Desactivar a ${name}`,
  activate: (name) => `Activar a ${name}`,
  leavesBehind: 'Deja',
  nothingLeft: 'Nada',
  notInFile: 'fuera de este archivo',
  missing: (count) =>
    `${people(count)} de su empresa no ${count === 1 ? 'está en este archivo y se queda' : 'están en este archivo y se quedan'}.`,
  missingTitle: 'Quiénes no están en este archivo',
  isComplete: 'Este archivo está completo: quien falta ya no está en la empresa',
  promotedTitle: 'Quién pasa a ser responsable',
  promotedLead: 'Alguien depende de estas personas, así que pasan a ser responsables.',
  behind: ({ Reports, Goals, Waiting, Appraisals }) =>
    [
      counted(Reports, 'persona a cargo', 'personas a cargo'),
      counted(Goals, 'objetivo abierto', 'objetivos abiertos'),
      counted(Waiting, 'aprobación pendiente', 'aprobaciones pendientes'),
      counted(Appraisals, 'evaluación abierta', 'evaluaciones abiertas'),
    ]
      .filter((text) => text !== '')
      .join(', '),
};

function counted(count: number, one: string, several: string): string {
  return count === 0 ? '' : counts(count, one, several);
}
