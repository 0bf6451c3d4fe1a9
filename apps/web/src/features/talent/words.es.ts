import type { Translated } from '@bellwether/domain/locale/language';
import { appraisalMessages } from '@bellwether/domain/talent/rules';
import { shownNumber, shownPercent } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const stageLabels: Translated<typeof english.stageLabels> = {
  none: 'Sin empezar',
  draft: 'Empezada',
  shared: 'Compartida',
  acknowledged: 'Firmada',
  completed: 'Completada',
};

export const matrixStatusLabels: Translated<typeof english.matrixStatusLabels> = {
  none: 'Sin empezar',
  started: 'Empezada',
  completed: 'Completada',
};

export const talentWords: Translated<typeof english.talentWords> = {
  tabs: {
    overview: 'Evaluaciones',
    matrix: 'Matriz de talento',
    own: 'Mis evaluaciones',
  },
  ways: 'Páginas de talento',
  notAuthorized: appraisalMessages.notAuthorized,
  notAuthorizedHint:
    'Las evaluaciones las ven las personas por encima, la dirección general y la administración de RR. HH.',
  notAppraised: 'Nadie escribe evaluaciones sobre la dirección general ni las personas observadoras.',
  openTeams: 'Evaluaciones abiertas',
  organizationView: 'Vista de la organización',
  myTeamView: 'Vista de mi equipo',
  view: 'Evaluaciones de quién',
  tooNew: appraisalMessages.tooNew,
  startsNextQuarter: appraisalMessages.firstQuarter,
  noData: appraisalMessages.noTalentData,
  noReports: 'Aún sin personas a cargo.',
  noAppraisals: (quarter) => `No hay evaluaciones de ${quarter}.`,
  failed: 'No se han podido cargar las evaluaciones.',
  periodOrCycle: 'Trimestre o ciclo de evaluación',
  period: 'Trimestre',
  periods: 'Periodos de evaluación',
  progress: (quarter) => `Progreso de ${quarter}`,
  openTeam: (quarter) => `Evaluaciones de ${quarter}`,
  overdue: 'Vencidas',
  overdueCount: (count) => (count === 1 ? '1 vencida' : `${count} vencidas`),
  due: (day) => `Vence el ${day}`,
  excel: 'Excel',
  excelTitle: 'Estado de las evaluaciones',
  earlier: (count) =>
    count === 1 ? 'Mostrar 1 trimestre anterior' : `Mostrar ${count} trimestres anteriores`,
  matrixOf: (quarter) => `Matriz de talento de ${quarter}`,
  labels: 'Etiquetas y descripciones',
};

export const teamWords: Translated<typeof english.teamWords> = {
  title: (quarter, name) => `${name} · ${quarter}`,
  organization: (quarter) => `Organización · ${quarter}`,
  groups: { managers: 'Responsables', contributors: 'Personas colaboradoras' },
  employee: 'Persona',
  status: 'Estado',
  ratings: 'Valoraciones',
  actions: 'Acciones',
  find: 'Buscar nombres',
  direct: 'Personas a cargo',
  noMatch: 'Nadie coincide con estos filtros.',
  clear: 'Mostrar a todo el mundo',
  start: 'Empezar',
  ofPerson: (name) => ` la evaluación de ${name}`,
  open: 'Abrir',
  openOf: (name) => `Abrir la evaluación de ${name}`,
  teamOf: (name) => `Equipo de ${name}`,
  percent: (percent) => shownPercent(percent),
  matrix: 'Matriz de talento',
};

export const remindWritersWords: Translated<typeof english.remindWritersWords> = {
  overdue: (count) =>
    count === 1
      ? '1 evaluación vencida está pendiente de otro responsable.'
      : `${count} evaluaciones vencidas están pendientes de otros responsables.`,
  waiting: (count) =>
    count === 1
      ? '1 evaluación está pendiente de otro responsable.'
      : `${count} evaluaciones están pendientes de otros responsables.`,
  remind: (managers) => `Recordar a responsables (${managers})`,
  tick: (name) => `Recordar al responsable de ${name}`,
  today: 'responsable con recordatorio hoy',
  away: 'responsable ausente',
  done: ({ Reminded, Already, Away }) =>
    [
      Reminded === 1 ? '1 recordatorio enviado' : `${Reminded} recordatorios enviados`,
      ...(Already > 0 ? [`${Already} ya hoy`] : []),
      ...(Away > 0 ? [`${Away} ${Away === 1 ? 'ausente' : 'ausentes'}`] : []),
    ].join(', '),
};

export const owedWords: Translated<typeof english.owedWords> = {
  title: (quarter) => `${quarter}: pendiente de usted`,
  acts: {
    write: 'Escribir la evaluación',
    share: 'Terminar y compartir el borrador',
    sign: 'Firmar y completar',
  },
  more: 'Más personas a cargo',
  counts: {
    own: 'Las cifras de «Vista de mi equipo» incluyen su propia evaluación y las de todas las personas por debajo de usted.',
    team: 'Las cifras de «Vista de mi equipo» incluyen a todas las personas por debajo de usted.',
    organization: 'Las cifras de «Vista de la organización» incluyen a todo el personal de la empresa.',
  },
};

export const gridWords: Translated<typeof english.gridWords> = {
  grid: (primary, secondary, quarter) => `Personas por ${primary} y ${secondary}, ${quarter}`,
  goToGrid: 'Ir a la cuadrícula; las flechas mueven, Intro filtra',
  hideNames: 'Ocultar nombres',
  showNames: 'Mostrar nombres',
  hiddenName: 'Una persona',
  anyThird: 'Todos los niveles',
  status: 'Estado',
  anyStatus: 'Todos',
  list: 'Personas',
  all: 'Todas',
  direct: 'Personas a cargo',
  scope: 'Personas',
  formerScale: (quarter, levels) =>
    `${quarter} se valoró en ${levels} niveles. La empresa valora ahora con otra escala; estas son las palabras de entonces.`,
  elsewhere: (levels) => `Valoradas en una escala distinta de estos ${levels} niveles`,
  unrated: 'Sin valoraciones',
  nobodyInCell: 'No hay nadie en esta celda.',
  legend: 'Leyenda',
  legendColour: 'Cuanto más lejos del centro, más intenso el color',
  legendMore: 'Un número con +: ese número de personas más; pulse la celda para verlas en una lista',
  legendThird: (third) => `Número junto a una cara: ${third}, 1 es lo más bajo`,
  legendMove: 'Línea: desde la celda del trimestre anterior, mientras el puntero está sobre una cara',
  came: (from, to) => `El trimestre anterior ${from}, ahora ${to}.`,
  stayed: (at) => `${at}, como el trimestre anterior.`,
  unknownFormer: 'Sin valoraciones en el trimestre anterior.',
};

export const moreWords: typeof english.moreWords = (count) => `+${shownNumber(count)}`;

export const peopleCount: typeof english.peopleCount = (count) =>
  count === 1 ? '1 persona' : `${shownNumber(count)} personas`;

export const noticeWords: Translated<typeof english.noticeWords> = {
  progress(quarter, { none, draft, shared, acknowledged, completed, overdue }) {
    const people = none + draft + shared + acknowledged + completed;
    const done = `Evaluaciones Q${quarter}: ${completed} de ${people} hechas`;
    return overdue > 0 ? `${done}, ${overdue} ${overdue === 1 ? 'vencida' : 'vencidas'}` : done;
  },
};

export const deleteAppraisalLayerWords: Translated<typeof english.deleteAppraisalLayerWords> = {
  cancel: 'Cancelar',
};
