import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.ts';

export const ownershipWords: Translated<typeof english.ownershipWords> = {
  change: 'Changer de responsable',
  newOwner: 'Nouvelle personne responsable',
  explanation:
    'L’objectif passe avec son historique à la nouvelle personne responsable, qui donne désormais les prévisions et le clôture.',
  changed: 'L’objectif a une nouvelle personne responsable.',
};

export const parentWords: Translated<typeof english.parentWords> = {
  select: 'Choisir un objectif parent',
  change: 'Changer d’objectif parent',
  remove: 'Retirer l’objectif parent',
  removed: 'L’objectif n’a plus d’objectif parent.',
  changed: 'Objectif parent changé.',
  everyone: 'Tout le monde',
  allQuarters: 'Tous les trimestres possibles',
  ofOwner: (name) => `Objectifs ${ofName(name)}`,
  others: 'Tous les objectifs',
  none: 'Aucun objectif trouvé.',
  noneHint: 'Regardez dans un autre trimestre, ou cherchez un autre titre ou une autre personne responsable.',
};

export const deleteWords: Translated<typeof english.deleteWords> = {
  title: 'Supprimer l’objectif',
  explanation:
    'L’objectif disparaît de toutes les listes, avec ses prévisions et son historique. Seuls les admins des objectifs peuvent le restaurer.',
  prompt: 'Tapez DELETE pour confirmer',
  reason: 'Tapez d’abord DELETE.',
  deleted: 'Objectif supprimé.',
};

export const childrenWords: typeof english.childrenWords = (childCount) => {
  if (childCount === 0) return 'Aucun objectif ne lui est rattaché.';
  const goals =
    childCount === 1
      ? 'L’objectif qui lui est rattaché reste'
      : `Les ${childCount} objectifs qui lui sont rattachés restent`;
  return `${goals}, sous la mention « Cet objectif a été supprimé. » qui disparaît quand les sous-objectifs sont rattachés ailleurs.`;
};

export const changeParentWords: Translated<typeof english.changeParentWords> = {
  cancel: 'Annuler',
  save: 'Enregistrer',
};

export const deleteGoalWords: Translated<typeof english.deleteGoalWords> = {
  cancel: 'Annuler',
};

export const ownerSelectWords: Translated<typeof english.ownerSelectWords> = {
  clear: 'Effacer',
  nobodyFound: 'Aucune personne trouvée.',
  notLoaded: 'Impossible de charger les personnes.',
};

export const parentPickerWords: Translated<typeof english.parentPickerWords> = {
  owner: 'Responsable',
  quarter: 'Trimestre',
  title: 'Titre',
  search: 'Rechercher',
  notLoaded: 'Impossible de charger les objectifs.',
  parentGoal: 'Objectif parent',
};

export const quarterSelectWords: Translated<typeof english.quarterSelectWords> = {
  notLoaded: 'Impossible de charger les autres trimestres.',
};
