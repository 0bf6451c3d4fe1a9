import type { Translated } from '../locale/language.ts';
import type * as english from './words.moves.ts';

export const goalMoveSentences: Translated<typeof english.goalMoveSentences> = {
  createGoal: 'Borrador creado',
  publishGoal: 'Publicado',
  submitGoal: 'Enviado para su aprobación',
  approveGoal: 'Aprobado',
  requestGoalChanges: 'Cambios pedidos',
  retractGoal: 'Solicitud cancelada',
  finalizeGoal: 'Resultados enviados para su revisión',
  finalizeGoalAlone: 'Cerrado',
  reviewResult: 'Resultados revisados y cerrados',
  retractResult: 'Resultados retirados',
  editResult: 'Resultados cambiados',
  editReviewedResult: 'Revisión de resultados cambiada',
  requestShelving: 'Solicitud de aparcarlo enviada',
  withdrawShelving: 'Solicitud de aparcarlo cancelada',
  denyShelving: 'Solicitud de aparcarlo rechazada',
  approveShelving: 'Solicitud de aparcarlo aprobada',
  shelveGoal: 'Aparcado',
  reactivateGoal: 'Reactivado',
  changeGoalOwner: 'Responsable cambiado',
  changeParentGoal: 'Objetivo superior cambiado',
  deleteGoal: 'Eliminado',
  restoreGoal: 'Restaurado',
  takeBack: 'Deshecho',
};

export const goalEditMoveSentences: Translated<typeof english.goalEditMoveSentences> = {
  createGoalEdit: 'Borrador de cambios creado',
  submitGoalEdit: 'Cambios enviados para su aprobación',
  retractGoalEdit: 'Cambios retirados',
  requestGoalEditChanges: 'Cambios pedidos',
  discardGoalEdit: 'Borrador de cambios descartado',
  approveGoalEdit: 'Cambios aprobados',
  publishGoalEdit: 'Cambios publicados',
  cancelGoalEdit: 'Cambios pendientes de aprobación cancelados',
};

export const historyWords: Translated<typeof english.historyWords> = {
  before: 'Antes del trimestre',
  after: 'Después del trimestre',
  changed: 'Cambiado',
  changedTo: (to) => `Cambiado a ${to}`,
  changedFrom: ({ from, to }) => `Cambiado de ${from} a ${to}`,
};
