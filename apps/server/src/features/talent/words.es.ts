import type { Translated } from '@bellwether/domain/locale/language';
import { appraisalMessages } from '@bellwether/domain/talent/words.es';
import type * as english from './words.ts';

export const appraisalReasonWords: Translated<typeof english.appraisalReasonWords> = {
  none: 'Aún no hay ninguna evaluación.',
  draft: 'La evaluación aún no está compartida.',
  shared: 'La evaluación está compartida y espera a la persona evaluada.',
  acknowledged: 'La persona evaluada ha firmado la evaluación.',
  completed: 'La evaluación está completada.',
  employee_left: 'Esta persona está desactivada.',
  employee_is_ceo: 'No hay nadie por encima de la dirección general que firme la evaluación.',
  scale_changed: 'La empresa valora ahora con otra escala. Primero hay que valorar de nuevo la evaluación.',
  calibrating:
    'Hay abierta una calibración de esta evaluación. Se puede compartir cuando la calibración termine.',
  employee_has_time:
    'La persona evaluada aún tiene tiempo: hasta el día de vencimiento y al menos una semana desde que se compartió el texto.',
  statement_over: 'Una declaración se puede añadir durante 30 días. Ya han pasado.',
};

export const talentWords: Translated<typeof english.talentWords> = {
  required: appraisalMessages.required,
  too_new: appraisalMessages.tooNew,
  period_missing: 'Seleccione un trimestre.',
  period_running: 'Este trimestre aún no ha terminado.',
  period_too_early: 'La empresa solo escribe evaluaciones de trimestres posteriores.',
  person_stays: 'La persona de una evaluación no cambia.',
  period_stays: 'El trimestre de una evaluación no cambia.',
  rating_missing: 'Este no es uno de los niveles de la empresa.',
  tertiary_off: 'La empresa no tiene tercera valoración.',
  in_cycle: (name) => `Esta persona está en «${name}», que abarca el trimestre.`,
  cycle_missing: 'Esta persona no está en el ciclo.',
  exists: 'Esta persona ya tiene una evaluación del trimestre.',
  review_drafts_off: 'Su empresa no ha activado los borradores de evaluaciones.',
  repeated_label: (labels) => `Cada nivel necesita su propia etiqueta; ${labels} está dos veces.`,
  wrong_level_count: (count) => `Indique ${count} etiquetas, una para cada nivel.`,
};

export const complianceWords: Translated<typeof english.complianceWords> = {
  title: 'Estado de las evaluaciones',
  sheet: 'Evaluaciones',
  columns: {
    name: 'Nombre',
    jobTitle: 'Puesto',
    unit: 'Departamento',
    manager: 'Responsable',
    status: 'Estado',
    progress: 'Progreso',
    overdue: 'Vencida',
    due: 'Vence',
    daysLate: 'Días de retraso',
    waitsFor: 'Pendiente de',
    reviewer: 'Persona evaluadora',
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
  yes: 'Sí',
  no: 'No',
  totals: {
    sheet: 'Totales',
    manager: 'Responsable',
    everybody: 'Todas las personas',
    nobody: 'Sin responsable',
    people: 'Personas',
    overdue: 'Vencidas',
    mostDaysLate: 'Mayor retraso en días',
  },
};

export const printWords: Translated<typeof english.printWords> = {
  title: 'Evaluación de',
  reviewer: 'Persona evaluadora',
  signatures: 'Firmas',
  signed: (hasRatings) =>
    hasRatings
      ? 'Se firmaron la evaluación y las valoraciones como están impresas aquí.'
      : 'Se firmó la evaluación como está impresa aquí.',
  signedBy: { employee: 'Persona evaluada', manager: 'Responsable' },
  acknowledgement: 'Acuse de recibo',
  withoutSignatures:
    'Este ciclo de evaluación no tiene firmas. La evaluación se completó con el acuse de recibo de la persona evaluada.',
  acknowledgedBy: 'Acuse de recibo de',
  comment: 'Comentario de la persona evaluada',
  noComment: 'Sin comentario.',
  notSigned: 'Sin la firma de la persona evaluada',
  closed: 'La evaluación se completó sin la firma de la persona evaluada.',
  closedBy: 'Cerrada por',
  reason: 'Motivo',
  statement: 'Declaración de la persona evaluada',
  noStatement: 'Sin declaración.',
};

export const signingWords: Translated<typeof english.signingWords> = {
  own: (span) => (span === null ? 'Su evaluación' : `Su evaluación de ${span}`),
  of: (name, span) => (span === null ? `Evaluación de ${name}` : `Evaluación de ${name} (${span})`),
};
