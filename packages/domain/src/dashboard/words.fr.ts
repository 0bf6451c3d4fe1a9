import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const reminderButtons: Translated<typeof english.reminderButtons> = {
  review: 'Examiner',
  finalize: 'Clôturer les résultats',
  update: 'Mettre à jour',
  sent_back: 'Modifier',
  add_goal: 'Ajouter un objectif',
  draft: 'Modifier',
  action_item: 'Voir',
  appraisal_write: 'Voir',
  appraisal_sign: 'Voir l’évaluation',
  self_review: 'Rédiger',
  peer_feedback: 'Rédiger',
  peer_request: 'Répondre',
  calibration: 'Ouvrir',
  dispute: 'Voir',
  invitation: 'Réinviter',
};
