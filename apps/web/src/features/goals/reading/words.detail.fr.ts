import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.detail.ts';

export const disputeNotice: typeof english.disputeNotice = (owner, says) =>
  `Cet objectif est clôturé et contesté : ${owner} dit « ${says.owner ? 'atteint' : 'non atteint'} », le manager dit « ${says.manager ? 'atteint' : 'non atteint'} ». Il compte comme contesté jusqu’à ce que les deux soient d’accord.`;

export const distributionTexts: Translated<typeof english.distributionTexts> = {
  noPredictionYet: 'Pas encore de prévision',
  without: (count) => `${count} sans prévision`,
  none: 'Aucun objectif en cours',
};

export const historyLineWords: Translated<typeof english.historyLineWords> = {
  reply: 'Répondre',
  comment: 'Commenter',
  forWeek: (week) => `(${week})`,
  from: 'Avant :',
  to: '· maintenant :',
};

export const notPossibleNow: typeof english.notPossibleNow = (count) =>
  `Impossible pour l’instant (${count})`;

export const predictionLineWords: Translated<typeof english.predictionLineWords> = {
  imported: 'Ces semaines ont été importées d’un fichier.',
  quarterEnds: (day) => `Fin du trimestre : ${day}`,
  week: (week, level) => `Semaine ${week} : ${level ?? 'pas de prévision'}`,
  comments: (week, count) =>
    `Semaine ${week} : ${count < 2 ? `${count} commentaire` : `${count} commentaires`}`,
  none: (name) => `${name} : pas encore de prévisions`,
  one: (name, level) => `${name} sur une semaine : ${level}`,
  way: (name, weeks, first, last) =>
    `${name} sur ${weeks} semaines : ${first === last ? `${last} au début et maintenant` : `${first} au début, ${last} maintenant`}`,
};

export const childCountWords: typeof english.childCountWords = (
  count,
  { risky, unsure, finalized, deleted },
) => {
  const counted = (part: number, word: string) => `${part} ${word}${part < 2 ? '' : 's'}`;
  return [
    counted(count, 'sous-objectif'),
    ...(risky > 0 ? [`${risky} en danger`] : []),
    ...(unsure > 0 ? [counted(unsure, 'incertain')] : []),
    ...(finalized > 0 ? [counted(finalized, 'clôturé')] : []),
    ...(deleted > 0 ? [counted(deleted, 'supprimé')] : []),
  ].join(' · ');
};

export const signText: typeof english.signText = (likelihood, low, rated) =>
  `Prévision : ${likelihoodLabels[likelihood]} ; en dessous, ${low} objectif${low < 2 ? '' : 's'} sur ${rated} jugé${low < 2 ? '' : 's'} improbable${low < 2 ? '' : 's'}.`;

export const dependentActWords: Translated<typeof english.dependentActWords> = {
  editResultReview: 'Modifier l’examen du résultat',
  reviewResult: 'Examiner le résultat',
  selectParentGoal: 'Choisir un objectif parent',
  changeParentGoal: 'Changer d’objectif parent',
};

export const goalKeyWords: Translated<typeof english.goalKeyWords> = {
  tabs: 'Touches [ et ]',
  update: 'Mettre à jour l’objectif',
  edit: 'Modifier l’objectif',
  comment: 'Commenter l’objectif',
  follow: 'Suivre l’objectif, ou ne plus le suivre',
  previousTab: 'Onglet précédent de l’objectif',
  nextTab: 'Onglet suivant de l’objectif',
  add: 'Ajouter un objectif',
};

export const goalLineWords: Translated<typeof english.goalLineWords> = {
  title: 'Au fil des trimestres',
  failed: 'Impossible de charger les autres trimestres.',
};
