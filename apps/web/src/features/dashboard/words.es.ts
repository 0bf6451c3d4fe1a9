import type { ComplianceFigure, DashboardGoal, Reminder } from '@bellwether/contract/dashboard';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownDay } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const reminderPerson: typeof english.reminderPerson = ({ Name, HasLeft }) =>
  HasLeft ? `${Name} (ya no está)` : Name;

export const reminderFor: typeof english.reminderFor = (name) => `por ${name}`;

export const scopeLabels: Translated<typeof english.scopeLabels> = {
  1: 'Personas a mi cargo',
  2: 'Mi organización',
  3: 'Empresa',
};

export const figureLabels: Translated<typeof english.figureLabels> = {
  goals: 'Creación de objetivos',
  lastweekgoals: 'Predicciones semanales',
  lastgoals: 'Cierre',
};

export const answerLabels: typeof english.answerLabels = {
  goals: [
    { answer: 'done', label: 'con objetivo enviado' },
    { answer: 'draft', label: 'solo borrador' },
    { answer: 'open', label: 'sin objetivo' },
  ],
  lastweekgoals: [
    { answer: 'done', label: 'al día' },
    { answer: 'open', label: 'sin actualizar' },
  ],
  lastgoals: [
    { answer: 'done', label: 'con objetivos cerrados' },
    { answer: 'waiting', label: 'a la espera de su superior' },
    { answer: 'open', label: 'sin resultado' },
  ],
};

export const nobodyCounts: Translated<typeof english.nobodyCounts> = {
  goals: 'Aquí aún no cuenta nadie.',
  lastweekgoals: 'Aún nadie tiene un objetivo aprobado.',
  lastgoals: 'Nadie tenía un objetivo en ese trimestre.',
};

const openWords: Readonly<Record<Exclude<ComplianceFigure, 'goals'>, string>> = {
  lastweekgoals: 'sin actualizar',
  lastgoals: 'sin cerrar',
};

export const goalsOfPerson: typeof english.goalsOfPerson = (figure, { GoalCount: all, OpenCount: open }) => {
  if (all === 0) return '';
  const goals = all === 1 ? '1 objetivo' : `${all} objetivos`;
  return figure === 'goals' || open === 0 ? goals : `${open} de ${goals} ${openWords[figure]}`;
};

export const reminderActs: Translated<typeof english.reminderActs> = {
  update: 'Actualizar',
  review: 'Revisar',
  appraisal_sign: 'Firmar',
  self_review: 'Autoevaluación',
  peer_request: 'Responder solicitudes',
  peer_feedback: 'Opinión de pares',
  calibration: 'Calibraciones',
  finalize: 'Cerrar',
  sent_back: 'Editar',
  add_goal: 'Añadir objetivo',
  draft: 'Enviar',
  appraisal_write: 'Escribir evaluaciones',
  action_item: 'Tareas',
  dispute: 'En disputa',
  invitation: 'No aceptadas',
};

export const startWords: typeof english.startWords = ({ Type, Count }) =>
  Type === 'add_goal' ? reminderActs.add_goal : `${reminderActs[Type]} (${Count})`;

const reviewReasons = {
  goal: 'Espera su aprobación',
  edit: 'Hay cambios propuestos que esperan su aprobación',
  shelving: 'Una solicitud para aparcarlo espera su respuesta',
  result: 'El resultado espera su revisión',
} as const;

export const reminderReason: typeof english.reminderReason = (reminder) => {
  switch (reminder.Type) {
    case 'update':
      return noPrediction(reminder);
    case 'finalize':
      return 'El trimestre ha terminado y falta el resultado';
    case 'review':
      return reviewReasons[reminder.About ?? 'goal'];
    case 'sent_back':
      return reminder.About === 'edit' ? 'Piden cambios en su propuesta de edición' : 'Piden cambios';
    case 'draft':
      return 'Borrador aún sin enviar';
    case 'add_goal':
      return '¿Qué quiere lograr este trimestre?';
    case 'action_item':
      return dueWords(reminder.Due);
    case 'self_review':
      return selfReviewReason(reminder.Due);
    case 'peer_request':
      return `Pide su opinión. ${dueWords(reminder.Due)}`;
    case 'peer_feedback':
      return `Su opinión. ${dueWords(reminder.Due)}`;
    case 'calibration':
      return 'Hay abierta una calibración en la que usted participa';
    case 'appraisal_write':
      if (reminder.CycleId !== undefined) return dueWords(reminder.Due);
      return reminder.Due?.IsOverdue
        ? 'Plazo vencido: no ha escrito y compartido todas las evaluaciones de este trimestre'
        : 'No ha escrito todas las evaluaciones de este trimestre';
    case 'appraisal_sign':
      return signReason(reminder);
    case 'invitation':
      return 'No ha aceptado la invitación desde hace dos semanas o más';
    case 'dispute':
      return 'En disputa: responsable y superior no coinciden en si se ha cumplido';
  }
};

function noPrediction({ WeekLabel, TakesResult }: Reminder): string {
  const missing = TakesResult ? 'Aún sin predicción ni resultado' : 'Aún sin predicción';
  return WeekLabel ? `${missing}: ${WeekLabel}` : missing;
}

function signReason({ Due, HasSignatures }: Reminder): string {
  const waits = HasSignatures === false ? 'Espera su acuse de recibo' : 'Espera su firma';
  return Due?.IsOverdue ? `${waits}, vencida desde el ${shownDay(Due.Date)}` : waits;
}

function selfReviewReason(due: Reminder['Due']): string {
  if (due === null) return 'Su autoevaluación';
  return due.IsOverdue
    ? `Su autoevaluación venció el ${shownDay(due.Date)}; puede enviarla hasta que su responsable comparta la evaluación`
    : `Su autoevaluación vence el ${shownDay(due.Date)}`;
}

function dueWords(due: Reminder['Due']): string {
  if (due === null) return 'Tarea';
  return due.IsOverdue ? `Venció el ${shownDay(due.Date)}` : `Vence el ${shownDay(due.Date)}`;
}

export const reminderTitle: typeof english.reminderTitle = (reminder) =>
  reminder.Type === 'add_goal' ? `Aún sin objetivos para ${reminder.PeriodLabel}` : reminder.Title;

export const themeWords: Translated<typeof english.themeWords> = {
  add: 'Añadir lema',
  notYours: 'Solo la dirección general y la administración de la organización pueden cambiar el lema.',
  edit: 'Editar lema',
  label: 'Lema',
  hint: 'Una frase que dice de qué trata este trimestre y que ve todo el mundo.',
  saved: 'Lema guardado.',
  deleted: 'Lema eliminado.',
  meanwhile: 'Otra persona ha cambiado el lema entretanto.',
  gone: 'Otra persona ha eliminado el lema entretanto.',
  kept: 'Lo que ha escrito se conserva.',
};

export const waitingWords: typeof english.waitingWords = (count) =>
  count === 1 ? '1 asunto pendiente de usted' : `${count} asuntos pendientes de usted`;

export const countedWords: typeof english.countedWords = (people, notAccepted) => {
  const counted = people === 1 ? 'Se cuenta a 1 persona' : `Se cuenta a ${people} personas`;
  const apart =
    notAccepted === 0
      ? ''
      : ` ${notAccepted} ${notAccepted === 1 ? 'aún no ha' : 'aún no han'} aceptado la invitación.`;
  return `${counted}, sin las personas observadoras ni desactivadas.${apart}`;
};

export const weekWords: typeof english.weekWords = (week, weeks) => `Semana ${week} de ${weeks}`;

export const daysLeftWords: typeof english.daysLeftWords = (days) => {
  if (days === 0) return 'último día';
  return days === 1 ? 'queda 1 día' : `quedan ${days} días`;
};

export const childrenWords: typeof english.childrenWords = ({
  Count,
  Rated,
  AtRisk,
  Unsure,
}: DashboardGoal['Children']) => {
  if (Count === 0) return 'Aún sin objetivos subordinados.';
  const goals = Count === 1 ? '1 objetivo subordinado' : `${Count} objetivos subordinados`;
  if (Rated === 0) return `${goals}, aún sin predicción.`;
  const unsure = Unsure > 0 ? `, ${Unsure} ${Unsure === 1 ? 'incierto' : 'inciertos'}` : '';
  if (AtRisk > 0 && Count === 1) return `${goals}, en riesgo.`;
  return AtRisk > 0 ? `${AtRisk} de ${goals} en riesgo${unsure}.` : `${goals}, ninguno en riesgo${unsure}.`;
};

export const shownAbove = (count: number): string =>
  count === 1 ? 'Está arriba en esta página.' : 'Están arriba en esta página.';

export const strategyBandWords: Translated<typeof english.strategyBandWords> = {
  more: 'Mostrar más',
  less: 'Mostrar menos',
  ofWhat: ' de la estrategia',
  changed: 'Ha cambiado desde su última visita',
};

export const companyGoalsWords: Translated<typeof english.companyGoalsWords> = {
  companyGoals: 'Objetivos de empresa',
  viewAll: 'Ver todos',
  fellThisWeek: 'Han bajado esta semana:',
  andMore: (count) => ` y ${count} más`,
  noCompanyGoalsIn: 'Aún no hay objetivos de empresa en este trimestre',
  theGoalsThatThe:
    'Aquí aparecen los objetivos que publica la dirección general, para que cada persona pueda vincular los suyos.',
};

export const complianceFigureWords: Translated<typeof english.complianceFigureWords> = {
  nobodyCounts: 'no cuenta nadie',
  showThePeople: (count, words, value) => `${count} ${words}: ${value}, mostrar las personas`,
};

export const compliancePeopleWords: Translated<typeof english.compliancePeopleWords> = {
  notLoaded: 'No se han podido cargar las personas.',
  nobody: 'Nadie',
  goalsOf: (goals, name) => `${goals}, ${name}`,
  theFigureHasChanged: 'La cifra ha cambiado desde que la abrió.',
};

export const remindWords: Translated<typeof english.remindWords> = {
  all: (count) => `Recordar a ${count}`,
  one: 'Recordar',
  oneNamed: (name) => `Recordar a ${name}`,
  today: 'recordatorio enviado hoy',
  away: 'ausente',
  allToday: 'Todas las personas de aquí ya recibieron hoy un recordatorio o están ausentes.',
  hint: 'Cada persona recibe una notificación y el resumen, como máximo una vez al día.',
  done: ({ Reminded, Already, Away }) =>
    [
      `${Reminded} ${Reminded === 1 ? 'recordatorio enviado' : 'recordatorios enviados'}`,
      ...(Already > 0 ? [`${Already} ya hoy`] : []),
      ...(Away > 0 ? [`${Away} ${Away === 1 ? 'ausente' : 'ausentes'}`] : []),
    ].join(', '),
};

export const complianceWords: Translated<typeof english.complianceWords> = {
  employeeCompliance: 'Participación del personal',
  whoseCompliance: 'Participación de quién',
  notLoaded: 'No se han podido cargar las cifras de participación.',
};

export const dashboardSkeletonWords: Translated<typeof english.dashboardSkeletonWords> = {
  loading: 'Cargando',
};

export const firstRemindersWords: Translated<typeof english.firstRemindersWords> = {
  firstReminders: 'Primeros recordatorios',
};

export const quarterThemeWords: Translated<typeof english.quarterThemeWords> = {
  quarterTheme: 'Lema del trimestre',
  themeOf: (quarter) => `Lema de ${quarter}`,
};

export const remindersWords: Translated<typeof english.remindersWords> = {
  reminders: 'Recordatorios',
  youAreUpTo: 'Está al día',
  addAGoal: 'Añadir objetivo',
  whenOneOfYour:
    'Cuando uno de sus objetivos necesite una actualización o un resultado, o algo espere su revisión, aparecerá aquí.',
  shown: (count, total) => `${count} de ${total}`,
  remindersOf: (value) => `Recordatorios: ${value}`,
};

export const strategyBandPartWords: Translated<typeof english.strategyBandPartWords> = {
  strategy: 'Estrategia',
  viewDetails: 'Ver detalles',
};

export const themeConflictWords: Translated<typeof english.themeConflictWords> = {
  reload: 'Recargar',
  itIsNow: 'Ahora es:',
};

export const themeDeleteWords: Translated<typeof english.themeDeleteWords> = {
  deleteIt: 'Eliminar',
  cancel: 'Cancelar',
};

export const dashboardPageWords: Translated<typeof english.dashboardPageWords> = {
  notLoaded: 'No se ha podido cargar el panel.',
};
