import type { Translated } from '../locale/language.ts';
import type * as english from './words.moves.ts';

export const appraisalMoveSentences: Translated<typeof english.appraisalMoveSentences> = {
  createAppraisal: 'Évaluation commencée',
  editAppraisal: 'Évaluation modifiée',
  reopenAppraisal: 'Évaluation modifiée après la signature',
  shareAppraisal: 'Évaluation partagée',
  acknowledgeAppraisal: 'Évaluation signée par la personne évaluée',
  changeAcknowledgement: 'La personne évaluée a modifié son texte',
  completeAppraisal: 'Évaluation signée par le manager',
  closeAppraisal: 'Évaluation close sans la signature de la personne évaluée',
  calibrateAppraisal: 'Notes calibrées',
  completeByAcknowledgement:
    'La personne évaluée a pris connaissance de l’évaluation, ainsi terminée sans signatures',
  addStatement: 'Déclaration ajoutée par la personne évaluée',
  deleteAppraisal: 'Évaluation supprimée',
};
