import type { Translated } from '../locale/language.ts';
import type * as english from './words.moves.ts';

export const goalMoveSentences: Translated<typeof english.goalMoveSentences> = {
  createGoal: 'Brouillon créé',
  publishGoal: 'Publié',
  submitGoal: 'Soumis pour validation',
  approveGoal: 'Validé',
  requestGoalChanges: 'Modifications demandées',
  retractGoal: 'Demande annulée',
  finalizeGoal: 'Résultats soumis à l’examen',
  finalizeGoalAlone: 'Clôturé',
  reviewResult: 'Résultats examinés et clôturés',
  retractResult: 'Résultats retirés',
  editResult: 'Résultats modifiés',
  editReviewedResult: 'Examen des résultats modifié',
  requestShelving: 'Mise en réserve demandée',
  withdrawShelving: 'Demande de mise en réserve annulée',
  denyShelving: 'Mise en réserve refusée',
  approveShelving: 'Mise en réserve validée',
  shelveGoal: 'Mis en réserve',
  reactivateGoal: 'Réactivé',
  changeGoalOwner: 'Changement de responsable',
  changeParentGoal: 'Objectif parent changé',
  deleteGoal: 'Supprimé',
  restoreGoal: 'Restauré',
  takeBack: 'Action défaite',
};

export const goalEditMoveSentences: Translated<typeof english.goalEditMoveSentences> = {
  createGoalEdit: 'Brouillon de modifications créé',
  submitGoalEdit: 'Modifications soumises pour validation',
  retractGoalEdit: 'Modifications annulées',
  requestGoalEditChanges: 'Modifications demandées',
  discardGoalEdit: 'Brouillon de modifications abandonné',
  approveGoalEdit: 'Modifications validées',
  publishGoalEdit: 'Modifications publiées',
  cancelGoalEdit: 'Modifications en attente de validation annulées',
};

export const historyWords: Translated<typeof english.historyWords> = {
  before: 'Avant le trimestre',
  after: 'Après le trimestre',
  changed: 'Modifié',
  changedTo: (to) => `Nouvelle valeur : ${to}`,
  changedFrom: ({ from, to }) => `Ancienne valeur : ${from}, nouvelle valeur : ${to}`,
};
