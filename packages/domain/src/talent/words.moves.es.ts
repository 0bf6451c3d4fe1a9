import type { Translated } from '../locale/language.ts';
import type * as english from './words.moves.ts';

export const appraisalMoveSentences: Translated<typeof english.appraisalMoveSentences> = {
  createAppraisal: 'Evaluación empezada',
  editAppraisal: 'Evaluación cambiada',
  reopenAppraisal: 'Evaluación cambiada después de la firma',
  shareAppraisal: 'Evaluación compartida',
  acknowledgeAppraisal: 'Evaluación firmada por la persona evaluada',
  changeAcknowledgement: 'La persona evaluada cambió lo que había escrito',
  completeAppraisal: 'Evaluación firmada por el responsable',
  closeAppraisal: 'Evaluación cerrada sin la firma de la persona evaluada',
  calibrateAppraisal: 'Valoraciones calibradas',
  completeByAcknowledgement: 'Acuse de recibo de la persona evaluada; evaluación completada así sin firmas',
  addStatement: 'Declaración añadida por la persona evaluada',
  deleteAppraisal: 'Evaluación eliminada',
};
