import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const yesOrNo = [
  { value: true, label: 'Sí', hotkey: 'y' },
  { value: false, label: 'No', hotkey: 'n' },
] as const satisfies Translated<typeof english.yesOrNo>;

export const changedMeanwhile = (name = 'Otra persona') => `${name} ha cambiado este objetivo entretanto.`;
export const typedIsKept: string = 'Lo que ha escrito se conserva.';

export const runWords: Translated<typeof english.runWords> = { saved: 'Guardado', change: 'Cambiar' };

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

export const reminderActs: Translated<typeof english.reminderActs> = {
  review: (count) => `Revisar ${counted(count, 'pendiente', 'pendientes')}`,
  finalize: (count) => `Cerrar ${counted(count, 'resultado', 'resultados')}`,
  update: (count) => `Actualizar ${counted(count, 'objetivo', 'objetivos')}`,
  sent_back: (count) => `Editar ${counted(count, 'objetivo', 'objetivos')}`,
  draft: (count) => `Enviar ${counted(count, 'borrador', 'borradores')}`,
  add_goal: () => 'Añadir objetivo',
  action_item: (count) => `Ver ${counted(count, 'tarea', 'tareas')}`,
  appraisal_write: () => 'Ver evaluaciones',
  appraisal_sign: () => 'Ver evaluación',
  self_review: () => 'Escribir su autoevaluación',
  peer_request: () => 'Responder la solicitud',
  peer_feedback: () => 'Escribir su opinión',
  calibration: () => 'Abrir la calibración',
  invitation: () => 'Ver las invitaciones',
  dispute: (count) => `Ver ${counted(count, 'disputa', 'disputas')}`,
};

export const evidenceWords: Translated<typeof english.evidenceWords> = {
  heading: 'Para su respuesta',
  others: (name, quarter) => `Otros objetivos de ${name} en ${quarter}`,
  noOthers: (name, quarter) => `${name} no tiene otro objetivo en ${quarter}.`,
  siblings: (count, more, parent) =>
    `1 de ${count}${more ? '+' : ''} ${count === 1 ? 'objetivo' : 'objetivos'} bajo ${parent}`,
  further: (count) => `y ${count} más`,
};

export const noLongerNeeded: string = 'Ya no hace falta';

export const reviewedGoals: typeof english.reviewedGoals = (count) =>
  counted(count, 'objetivo revisado', 'objetivos revisados');

export const stillWaiting: typeof english.stillWaiting = (skipped) => {
  if (skipped === 0) return 'No tiene nada más pendiente.';
  return skipped === 1 ? 'Aún tiene 1 objetivo pendiente.' : `Aún tiene ${skipped} objetivos pendientes.`;
};

export const actFormWords: Translated<typeof english.actFormWords> = {
  comment: 'Comentario',
  commentOptional: 'Comentario (opcional)',
};

export const goalGateWords: Translated<typeof english.goalGateWords> = {
  notLoaded: 'No se ha podido cargar el objetivo.',
};

export const goalSummaryWords: Translated<typeof english.goalSummaryWords> = {
  private: 'Privado',
  alignedUnder: (parent) => `Vinculado a ${parent}`,
};

export const pendingChangesWords: Translated<typeof english.pendingChangesWords> = {
  notLoaded: 'No se han podido cargar los cambios.',
};

export const proposedChangesWords: Translated<typeof english.proposedChangesWords> = {
  theProposalChangesNothing: 'La propuesta no cambia nada.',
};

export const reloadButtonWords: Translated<typeof english.reloadButtonWords> = {
  reload: 'Recargar',
};

export const runPlaceWords: Translated<typeof english.runPlaceWords> = {
  skip: 'Omitir',
  next: 'Siguiente',
  done: 'Listo',
  summary: 'Resumen',
};

export const goalDifferencesWords: Translated<typeof english.goalDifferencesWords> = {
  proposed: (label) => `Propuesta de ${label.toLowerCase()}`,
  goal: (parentId) => `Objetivo ${parentId}`,
};

export const neverYoursWords: Translated<typeof english.neverYoursWords> = {
  thisIsNotPossible: 'No es posible con este objetivo.',
  observersSeeGoalsAnd: 'Las personas observadoras ven objetivos y no cambian nada.',
};

export const takeBackWords: Translated<typeof english.takeBackWords> = {
  act: 'Deshacer',
  done: 'Deshecho: el objetivo vuelve a estar como antes.',
};

export const placeOfRunWords: Translated<typeof english.placeOfRunWords> = {
  place: (at, of) => `${at} de ${of}`,
  goal: (at, of) => `Objetivo ${at} de ${of}`,
  skipped: 'Omitido',
};

export const differenceWords: Translated<typeof english.differenceWords> = {
  state: 'Estado',
  owner: 'Responsable',
  private: 'Privado',
  yes: 'Sí',
  no: 'No',
  parentGoal: 'Objetivo superior',
  proposedChanges: 'Cambios propuestos',
  resultOfOwner: 'Resultado de la persona responsable',
  resultOfManager: 'Resultado del superior',
  completed: 'Cumplido',
  notCompleted: 'No cumplido',
  before: 'Antes',
  now: 'Ahora',
  proposed: 'Propuesto',
  edits: { none: 'Ninguno', draft: 'Borrador', review: 'En revisión', canceled: 'Ninguno' },
};

export const whoMayWords: Translated<typeof english.whoMayWords> = {
  owner: 'la persona responsable',
  ownersManager: 'el superior de la persona responsable',
  ownersManagers: 'los superiores de la persona responsable',
  ceo: 'la dirección general',
  orgAdmins: 'la administración de la organización',
  goalAdmins: 'la administración de objetivos',
  goalManagers: 'la gestión de objetivos',
  only: (people) =>
    `Solo disponible para: ${[people.slice(0, -1).join(', '), people.at(-1)].filter(Boolean).join(' y ')}.`,
};
