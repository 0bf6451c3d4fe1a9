import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const reviewWords: Translated<typeof english.reviewWords> = {
  blank: (blanks) => `Complete ${blanks} antes de guardar.`,
};

export const appraisalMessages: Translated<typeof english.appraisalMessages> = {
  required: 'Este dato es obligatorio.',
  repeatedLabel: 'Otro nivel ya tiene esta etiqueta.',
  tooNew: 'Esta persona lleva demasiado poco tiempo para tener un periodo de evaluación.',
  firstQuarter:
    'A partir del próximo trimestre podrá crear evaluaciones, que necesitan datos previos de objetivos.',
  noTalentData: 'No hay datos de talento de este trimestre.',
  notAuthorized: 'No tiene autorización para esto.',
};

export const appraisalTexts: Translated<typeof english.appraisalTexts> = {
  review: 'Evaluación',
  signature: 'Firma',
  comment: 'Comentario',
  reason: 'Motivo',
  statement: 'Declaración',
};
