import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const reportWords: Translated<typeof english.reportWords> = {
  answers: 'Responde a:',
  download: 'Descargar',
  generate: 'Generar',
  generateOf: (act, title) => `${act}: ${title}`,
  lastMade: 'Creado aquí por última vez:',
  notMade: 'Aún no se ha creado aquí',
  usual: {
    ended: 'Lo habitual ahora: el trimestre anterior ha terminado.',
    running: 'Lo habitual ahora: el trimestre está en curso.',
    ending: 'Lo habitual ahora: el trimestre termina pronto.',
  },
  none: 'No tiene informes disponibles.',
  notYours: 'Este informe no está disponible para usted.',
  cancel: 'Cancelar',
  required: 'Es obligatorio.',

  format: 'Formato',
  formats: { excel: 'Excel', pdf: 'PDF' },
  quarter: 'Trimestre',
  quarterOrCycle: 'Trimestre o ciclo de evaluación',
  from: 'Desde',
  to: 'Hasta',
  tooManyQuarters: (most) => `Elija como máximo ${most} trimestres.`,
  quartersFailed: 'No se han podido cargar los trimestres.',
  whose: 'Objetivos de quién',
  goalOwners: {
    1: 'Todos los objetivos que usted ve',
    2: 'Mis objetivos',
    3: 'Los objetivos de una persona',
  },
  person: 'Persona',
  peopleFailed: 'No se han podido cargar las personas.',
  nobodyFound: 'No se ha encontrado a nadie.',
  complianceMode: 'Personas',
  complianceModes: {
    1: 'Sin objetivos en el trimestre',
    2: 'Sin actualizar las predicciones la semana pasada',
    3: 'Con objetivos sin cerrar',
  },
  appraisalMode: 'Trimestres',
  appraisalModes: { 1: 'Todos los trimestres', 2: 'Un trimestre' },
  appraisalOf: 'Evaluaciones de',
  appraisalsOf: { 1: 'Responsables', 2: 'Personas' },
  appraisalPerson: { 1: 'Responsable', 2: 'Persona' },
  related: 'Objetivos junto a la evaluación',
  relatedSame: 'El mismo trimestre',

  teamPeople: 'Personas por debajo de usted',
  teamQuick: { direct: 'Personas a cargo', all: 'Todas', none: 'Ninguna' },
  teamTooMany: (most) => `Elija como máximo ${most} personas.`,
  nobodyBelow: 'Nadie depende de usted, así que no hay equipo que mostrar.',
  openTeam: 'Abrir la página',
  count: (count) => (count === 1 ? '1 persona' : `${count} personas`),
};

export const previewWords: Translated<typeof english.previewWords> = {
  title: 'Vista previa',
  loading: 'La vista previa se está cargando.',
  failed: 'No se ha podido cargar la vista previa.',
  waits: 'Complete las opciones para ver cómo empieza el informe.',
  more: (count) => `y ${shownNumber(count)} ${count === 1 ? 'fila' : 'filas'} más en el archivo`,
  doneOf: (done, all) => `${done} de ${all}`,
  parts: (count) => `${count} partes:`,
  part: (name, count) => `${name} (${count})`,
  asTable: (rows) => `Mostrar como tabla (${rows === 1 ? '1 fila' : `${rows} filas`})`,
  weekAxis: 'Semana del trimestre',
  countedBelow: (count, below, what) => {
    const [one, several] = what === 'likely' ? ['probable', 'probables'] : ['cumplido', 'cumplidos'];
    return `${count} de ${below} por debajo ${count === 1 ? one : several}`;
  },
  moreGoals: (count) => `y ${count} más`,
  moreTopGoals: (count) =>
    count === 1 ? 'y 1 objetivo principal más' : `y ${count} objetivos principales más`,
};

export const scheduleWords: Translated<typeof english.scheduleWords> = {
  legend: 'Enviarme un enlace',
  weekly: 'Cada semana',
  quarterly: 'Al final del trimestre',
  hint: 'El enlace del correo crea este informe con el trimestre de ese día. Los correos semanales llegan los lunes.',
  mailsOff: 'Ha desactivado los correos de notificaciones, así que no llega ningún correo.',
  made: 'El informe está programado.',
  removed: 'El informe ya no está programado.',
  title: 'Programados',
  empty:
    'No hay nada programado. En el cuadro de diálogo de un informe puede elegir recibir un enlace por correo.',
  failed: 'No se han podido cargar los informes programados.',
  rhythms: { weekly: 'Cada semana', quarterly: 'Al final del trimestre' },
  next: 'próximo el',
  paused: 'En pausa: su rol ya no tiene este informe.',
  remove: 'Eliminar',
  quarters: (count) => (count === 1 ? '1 trimestre' : `${count} trimestres`),
  linkFailed: 'No se ha podido abrir el informe programado.',
  gone: 'Este informe programado ya no existe o es de otra persona.',
};

export const teamWords: Translated<typeof english.teamWords> = {
  subtitle: (quarter, people) => `${quarter} · ${reportWords.count(people)}`,
  page: (page, pages) => `${page} / ${pages}`,
  goOn: (name) => `${name}, continuación`,
  noGoals: 'No hay objetivos en este trimestre.',
  contributes: (title) => `Contribuye a: ${title}`,
  weeksOld: (weeks) => `El estado es de hace ${weeks} ${weeks === 1 ? 'semana' : 'semanas'}`,
  print: 'Imprimir',
  change: 'Cambiar las opciones',
  failed: 'No se han podido cargar los objetivos del equipo.',
  absent: 'No tiene autorización.',
  absentHint: 'Esta página muestra los objetivos de las personas por debajo de usted.',
  empty: 'No se ha elegido a nadie.',
};

export const scheduledLinkWords: Translated<typeof english.scheduledLinkWords> = {
  loading: 'Cargando',
};

export const scheduledPartWords: Translated<typeof english.scheduledPartWords> = {
  loading: 'Cargando',
};
