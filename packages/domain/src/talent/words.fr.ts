import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const reviewWords: Translated<typeof english.reviewWords> = {
  blank: (blanks) => `Complétez ${blanks} avant d’enregistrer.`,
};

export const appraisalMessages: Translated<typeof english.appraisalMessages> = {
  required: 'Ce champ est obligatoire.',
  repeatedLabel: 'Un autre niveau a déjà ce libellé.',
  tooNew: 'Cette personne est arrivée trop récemment pour une évaluation.',
  firstQuarter:
    'À partir du prochain trimestre, vous pourrez créer des évaluations ; elles ont besoin de données sur les objectifs.',
  noTalentData: 'Il n’y a pas de données de talents pour ce trimestre.',
  notAuthorized: 'Vous n’avez pas l’autorisation nécessaire.',
};

export const appraisalTexts: Translated<typeof english.appraisalTexts> = {
  review: 'Évaluation',
  signature: 'Signature',
  comment: 'Commentaire',
  reason: 'Motif',
  statement: 'Déclaration',
};
