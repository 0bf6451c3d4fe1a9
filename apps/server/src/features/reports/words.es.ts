import { takenAwayCode } from '@bellwether/contract/problem';
import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { roleFlagLabels } from '@bellwether/domain/people/roles/words.es';
import { statusLabels } from '@bellwether/domain/people/status/words.es';
import { mostSchedules } from '@bellwether/domain/reports/reports';
import { appraisalReportMessages, reportTakenAway } from '@bellwether/domain/reports/words.es';
import type * as english from './words.ts';

const shown = (count: number) => formatNumber(count, 'es-ES');
const peopleOf = (count: number) => (count === 1 ? '1 persona' : `${shown(count)} personas`);

export const reportRefusals: Translated<typeof english.reportRefusals> = {
  [takenAwayCode]: reportTakenAway,
  no_appraisals: appraisalReportMessages.noneInPeriod,
  no_appraisal_quarters: appraisalReportMessages.noPeriods,
  too_many_schedules: `Tiene ${mostSchedules} informes programados. Elimine primero uno.`,
  scheduled_already: 'Ya ha programado este informe.',
  too_many_appraisals: 'Son demasiadas evaluaciones para un PDF. Elija una persona.',
  too_large_without_excel: 'Es demasiado grande para un PDF. Elija una persona.',
  too_large_to_print: 'Es demasiado grande para imprimirlo. Elija menos personas.',
  too_large_for_pdf: 'Es demasiado grande para un PDF. Elija Excel.',
  too_large: 'Es demasiado grande para un archivo. Elija menos trimestres o una persona.',
};

export const goalWords: Translated<typeof english.goalWords> = {
  list: 'Lista de objetivos',
  tree: 'Árbol de objetivos',
  trees: 'Árboles de objetivos',
  everybody: 'Todos los objetivos que usted ve',
  none: 'En este trimestre no hay objetivos que usted vea.',
  owner: 'Responsable',
  department: 'Departamento',
  state: 'Estado',
  likelihood: 'Probabilidad',
  quality: 'Calidad',
  week: 'Predicción en la semana',
  completed: 'Cumplido',
  notCompleted: 'No cumplido',
  inDispute: 'En disputa',
  notPredicted: 'Sin predicción',
  percent: 'Resultado',
  resultQuality: 'Calidad del resultado',
  reviewed: 'Superior: cumplido',
  parent: 'Objetivo superior',
  isPrivate: 'Privado',
  published: 'Publicado',
};

export const peopleWords: Translated<typeof english.peopleWords> = {
  title: 'Personas',
  subtitle: peopleOf,
  none: 'No hay nadie que usted vea.',
  finding: ({ people, invited, uninvited, departments }) => {
    const [largest] = departments;
    const units = departments.length === 1 ? '1 departamento' : `${shown(departments.length)} departamentos`;
    const where = departments.length === 0 ? '' : ` en ${units}`;
    const size =
      largest && departments.length > 1
        ? `; el mayor es ${largest.department}, con ${shown(largest.people)}`
        : '';
    const waiting =
      invited === 0
        ? ''
        : `; ${shown(invited)} ${invited === 1 ? 'aún no ha aceptado' : 'aún no han aceptado'} la invitación`;
    const never =
      uninvited === 0
        ? ''
        : `; ${shown(uninvited)} nunca ${uninvited === 1 ? 'ha recibido' : 'han recibido'} una invitación`;
    return `${peopleOf(people)}${where}${size}${waiting}${never}.`;
  },
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  permissions: 'Permisos',
  startDate: 'Fecha de incorporación',
  statuses: {
    invited: statusLabels.Invited,
    uninvited: statusLabels.NotInvited,
    active: statusLabels.Active,
    deactivated: statusLabels.Deactivated,
  },
  flags: {
    is_org_admin: roleFlagLabels.isOrgAdmin,
    is_goal_admin: roleFlagLabels.isGoalAdmin,
    is_goal_manager: roleFlagLabels.isGoalManager,
    is_hr_admin: roleFlagLabels.isHrAdmin,
    is_delegate: roleFlagLabels.isDelegate,
  },
};

export const complianceWords: Translated<typeof english.complianceWords> = {
  titles: {
    1: 'Personas sin objetivos',
    2: 'Predicciones sin actualizar',
    3: 'Objetivos sin cerrar',
  },
  company: 'Empresa',
  organisation: 'Su organización',
  none: 'Nadie: no falta nada.',
  apart: {
    between: { 1: 'Solo tienen borradores', 3: 'Pendientes de su superior' },
    notAccepted: 'Aún no han iniciado sesión',
  },
  finding: {
    between: {
      1: (count) =>
        count === 0
          ? ''
          : count === 1
            ? '1 persona más solo tiene borradores.'
            : `${shown(count)} personas más solo tienen borradores.`,
      3: (count) =>
        count === 0
          ? ''
          : count === 1
            ? '1 persona más está pendiente de la respuesta de su superior.'
            : `${shown(count)} personas más están pendientes de la respuesta de su superior.`,
    },
    notAccepted: (count) =>
      count === 0
        ? ''
        : `${peopleOf(count)} ${count === 1 ? 'aún no ha iniciado' : 'aún no han iniciado'} sesión.`,
  },
  manager: 'Responsable',
  name: 'Nombre',
  jobTitle: 'Puesto',
  department: 'Departamento',
  goals: 'Objetivos',
  open: { 1: 'Abiertos', 2: 'Sin actualizar', 3: 'Sin cerrar' },
};

export const appraisalWords: Translated<typeof english.appraisalWords> = {
  title: 'Evaluaciones del personal',
  compliance: 'Estado de las evaluaciones',
  none: appraisalReportMessages.noneInPeriod,
  finding: ({ completed, all }) =>
    `${shown(completed)} de ${all === 1 ? '1 evaluación' : `las ${shown(all)} evaluaciones`} ${areCompleted(completed)}.`,
  complianceFinding: ({ completed, overdue, all }) =>
    `${shown(completed)} de ${all === 1 ? '1 evaluación prevista' : `las ${shown(all)} evaluaciones previstas`} ${areCompleted(completed)}; ${overdue === 0 ? 'ninguna está vencida' : overdue === 1 ? '1 está vencida' : `${shown(overdue)} están vencidas`}.`,
  columns: {
    quarter: 'Trimestre',
    name: 'Nombre',
    jobTitle: 'Puesto',
    department: 'Departamento',
    manager: 'Responsable',
    status: 'Estado',
    reviewer: 'Persona evaluadora',
    progress: 'Progreso',
    overdue: 'Vencida',
    due: 'Vence',
    shared: 'Compartida',
    acknowledged: 'Firmada por la persona evaluada',
    completed: 'Firmada por el responsable',
  },
  statuses: {
    none: 'Sin empezar',
    draft: 'Empezada',
    shared: 'Compartida',
    acknowledged: 'Firmada',
    completed: 'Completada',
  },
  unsigned: 'Completada, sin la firma de la persona evaluada',
  confirmed: 'Completada con acuse de recibo, sin firmas',
};

function areCompleted(count: number): string {
  return count === 1 ? 'está completada' : 'están completadas';
}

export const appraisalReportWords: Translated<typeof english.appraisalReportWords> = {
  title: 'Informe de evaluaciones',
  quarters: (appraisals, goals) =>
    appraisals === goals ? appraisals : `${appraisals}, con objetivos de ${goals}`,
  writtenBy: (name) => `escrita por ${name}`,
  facts: {
    jobTitle: 'Puesto',
    department: 'Departamento',
    reviewer: 'Persona evaluadora',
    status: 'Estado',
  },
  comment: 'Comentario de la persona evaluada',
  noComment: 'Sin comentario.',
  signatures: 'Firmas',
  signedBy: { employee: 'Persona evaluada', manager: 'Responsable' },
  acknowledged: 'Acuse de recibo',
  acknowledgedBy: 'Acuse de recibo de',
  withoutSignatures:
    'Este ciclo de evaluación no tiene firmas. La evaluación se completó con el acuse de recibo de la persona evaluada.',
  notSigned: 'Sin la firma de la persona evaluada',
  closedBy: 'Cerrada por',
  reason: 'Motivo',
  statement: 'Declaración de la persona evaluada',
  noStatement: 'Sin declaración.',
  goals: (quarter) => `Objetivos de ${quarter}`,
};

export const scheduleMailWords: Translated<typeof english.scheduleMailWords> = {
  subjects: {
    weekly: () => 'Sus informes semanales',
    quarterly: (quarter) => `Sus informes de ${quarter}`,
  },
  paragraph:
    'Ya puede abrir sus informes programados. Cada enlace le pide iniciar sesión y después crea el informe con lo que usted puede ver en ese momento.',
  button: 'Abrir informes',
  note: 'Puede eliminar informes programados en la página Informes.',
};

export const choiceWords: Translated<typeof english.choiceWords> = {
  ofOnePerson: 'Lista de objetivos de una persona',
  team: 'Actualizaciones de objetivos del equipo',
};

export const templateWords: Translated<typeof english.templateWords> = {
  title: 'Plantilla de planificación de objetivos',
  sheet: 'Objetivos',
  quarter: 'Trimestre',
  area: 'Área funcional',
  isPrivate: 'Privado',
  parent: 'Objetivo superior',
  yes: 'Sí',
  no: 'No',
};

export const templateExamples: Translated<typeof english.templateExamples> = {
  any: {
    title: 'Ejemplo: responder a todas las peticiones de oferta en un día laborable',
    measurement:
      'Al menos el 95 % de las peticiones del trimestre se responden antes del final del siguiente día laborable.',
    description: 'Sustituya esta fila por su primer objetivo. Cada fila más es otro objetivo.',
    reportingMemo: 'Se informa cada mes',
    parent: 'El título del objetivo al que contribuye este, si lo hay',
  },
  okr: {
    title: 'Ejemplo: los clientes reciben sus ofertas con rapidez',
    measurement:
      'El 95 % de las peticiones se responden en un día laborable\nNinguna petición espera más de tres días',
  },
};
