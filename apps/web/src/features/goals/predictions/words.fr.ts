import type { Translated } from '@bellwether/domain/locale/language';
import { moveOf } from './model/move-of.ts';
import type * as english from './words.ts';

export const predictionWords: Translated<typeof english.predictionWords> = {
  title: 'Mise à jour hebdomadaire',
  likelihood: 'Probabilité de réussite',
  quality: 'Qualité de la réussite',
  comment: 'Commentaire (facultatif)',
  whatChanged: 'Qu’est-ce qui a changé ? (facultatif)',
  same: 'Comme la semaine dernière',
  lastWeek: 'la semaine dernière',
  commentHint: 'Entrée enregistre, Maj + Entrée passe à la ligne.',
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',
  noEarlierWeek: 'Aucune semaine antérieure n’est ouverte.',
  noLaterWeek: 'Aucune semaine ultérieure n’est ouverte.',
  last: 'Dernière prévision',
  none: 'Aucune prévision n’a encore été donnée.',
  saved: 'Prévision enregistrée.',
  past: (week, isGiven) =>
    isGiven
      ? `Ce lien concernait « ${week} ». Cette prévision a été donnée.`
      : `Ce lien concernait « ${week} ». Cette semaine est terminée.`,
  noOpenWeek: 'Aucune semaine de cet objectif n’est ouverte à une prévision.',
};

export const stillToPredict: typeof english.stillToPredict = (skipped) => {
  if (skipped === 0) return 'Vos objectifs sont à jour.';
  return skipped === 1
    ? '1 objectif demande encore une mise à jour.'
    : `${skipped} objectifs demandent encore une mise à jour.`;
};

const moveWords = {
  down: 'en baisse',
  up: 'en hausse',
  unchanged: 'sans changement',
  new: 'avec première prévision',
} as const;

export const updatedGoals: typeof english.updatedGoals = (saved) => {
  const moves = saved.map(moveOf);
  const parts = (['down', 'up', 'unchanged', 'new'] as const).flatMap((move) => {
    const count = moves.filter((each) => each === move).length;
    return count === 0 ? [] : [`${count} ${moveWords[move]}`];
  });
  return `${saved.length === 1 ? '1 objectif mis à jour' : `${saved.length} objectifs mis à jour`} : ${parts.join(', ')}`;
};

export const digitKeysWords: Translated<typeof english.digitKeysWords> = {
  rate: (level) => `Choisir le niveau ${level}`,
};

export const predictWeeksWords: Translated<typeof english.predictWeeksWords> = {
  saveAndNext: 'Enregistrer et continuer',
  save: 'Enregistrer',
};
