import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const matrixWords: Translated<typeof english.matrixWords> = {
  title: 'Matrice des prévisions',
  previousGoal: 'Objectif précédent',
  nextGoal: 'Objectif suivant',
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',
  currentWeek: 'Semaine en cours',
  noEarlierWeek: 'C’est la première semaine du trimestre.',
  noLaterWeek: 'La semaine suivante n’a pas commencé.',
  findGoal: 'Rechercher des objectifs par titre',
  findShort: 'Rechercher',
  noMatrix: 'Pas encore de prévisions à montrer',
  noMatrixReason:
    'La matrice montre où en sont chaque semaine un objectif et tout ce qui lui est rattaché : probabilité et qualité. Elle commence avec votre premier objectif validé du trimestre.',
  allCompanyGoals: 'Tous les objectifs d’entreprise',
  addGoal: 'Ajouter un objectif',
  noCompanyGoals:
    'Vos objectifs sans objectif parent sont les objectifs d’entreprise. Dès le premier, la matrice le montre avec tout ce qui lui est rattaché.',
  notVisible: 'Non visible pour vous',
  deleted: 'Cet objectif a été supprimé.',
  changeParent: 'Changer d’objectif parent',
  deletedNote: 'Il disparaît d’ici quand les sous-objectifs sont rattachés ailleurs.',
  updated: 'À jour',
  updatedReason: 'Avec une prévision cette semaine. Les autres gardent leur dernière prévision.',
  counts: {
    goal: 'Cet objectif et ses sous-objectifs publiés que vous voyez.',
    company: 'Les objectifs d’entreprise et leurs sous-objectifs publiés que vous voyez.',
  },
  movement: 'Montrer les mouvements',
  unlikely: 'Jugé improbable',
  unpredicted: 'Pas encore de prévision',
  withResult: 'Clôturé',
  alone: 'Les objectifs rattachés à celui-ci apparaissent ici, chacun à sa place dans la grille.',
  own: 'Cet objectif',
  noTrail: 'Pas de prévision ces dernières semaines',
};

export const levelWords: typeof english.levelWords = (generation) =>
  generation === 0 ? 'Cet objectif' : `Niveau ${generation}`;

export const goalCount: typeof english.goalCount = (count) =>
  count < 2 ? `${count} objectif` : `${count} objectifs`;

export const walkWords: typeof english.walkWords = (index, total) => {
  if (index >= 0) return `Objectif ${index + 1} sur ${total}`;
  return total === 1 ? 'Votre unique objectif' : `Vos ${total} objectifs`;
};

export const goalFinderWords: Translated<typeof english.goalFinderWords> = {
  theGoalsCouldNot: 'La recherche d’objectifs a échoué.',
  noGoalHasThese: 'Aucun objectif n’a ces mots dans son titre.',
};

export const goalListHeadWords: Translated<typeof english.goalListHeadWords> = {
  goalsOfTheMatrix: 'Objectifs de la matrice',
  level: 'Niveau',
  allLevels: 'Tous les niveaux',
  state: 'État',
  allStates: 'Tous les états',
};

export const goalRowWords: Translated<typeof english.goalRowWords> = {
  commentsOnThisPrediction: 'Commentaires sur cette prévision',
  inDispute: 'Contesté',
};

export const goalRowsWords: Translated<typeof english.goalRowsWords> = {
  goals: 'Objectifs',
};

export const goalWalkWords: Translated<typeof english.goalWalkWords> = {
  yourGoals: 'Vos objectifs',
};

export const matrixBoardWords: Translated<typeof english.matrixBoardWords> = {
  matrix: 'Matrice',
  goalsByLikelihoodAnd: (week) => `Objectifs par probabilité et qualité, ${week}`,
  goalList: 'Liste des objectifs',
  noGoalsHere: 'Pas d’objectifs ici',
  showAllGoals: 'Afficher tous les objectifs',
  nothingInThisWeek: 'Rien cette semaine ne correspond à votre choix.',
};

export const matrixGridWords: Translated<typeof english.matrixGridWords> = {
  likelihood: '↑ Probabilité',
  quality: 'Qualité →',
};

export const matrixSubjectWords: Translated<typeof english.matrixSubjectWords> = {
  parentGoal: 'Objectif parent :',
  private: 'Privé',
};

export const trailCaptionWords: Translated<typeof english.trailCaptionWords> = {
  week: (from) => `Semaine ${from}`,
  weeks: (from, to) => `Semaines ${from}–${to}`,
};

export const treeLinesWords: Translated<typeof english.treeLinesWords> = {
  fold: 'Replier',
  unfold: 'Déplier',
};

export const movementPartWords: Translated<typeof english.movementPartWords> = {
  noGoalMovedIn: 'Aucun objectif n’a bougé cette semaine.',
};

export const companyMatrixPageWords: Translated<typeof english.companyMatrixPageWords> = {
  notLoaded: 'Impossible de charger la matrice.',
  notYours: 'Seule la direction générale voit tous les objectifs d’entreprise dans une matrice.',
  eachGoal: 'Vous pouvez ouvrir la matrice de chaque objectif que vous voyez.',
};

export const matrixPageWords: Translated<typeof english.matrixPageWords> = {
  thisGoalIsNot: 'Cet objectif n’est pas disponible.',
  goToGoals: 'Aller aux objectifs',
  itWasDeletedIs:
    'Il a été supprimé, il n’est pas visible pour vous, ou la semaine de l’adresse n’est pas une semaine de son trimestre.',
  itWasDeletedOr: 'Il a été supprimé, ou il n’est pas visible pour vous.',
  notLoaded: 'Impossible de charger la matrice.',
};

export const noMatrixPageWords: Translated<typeof english.noMatrixPageWords> = {
  goToGoals: 'Aller aux objectifs',
};

export const searchingWords: Translated<typeof english.searchingWords> = { searching: 'Recherche…' };

export const rowTexts: Translated<typeof english.rowTexts> = {
  under: (parent) => `sous ${parent}`,
  comments: (count) => (count < 2 ? 'commentaire' : 'commentaires'),
  changeParentOf: (title) => `Changer d’objectif parent : ${title}`,
  show: (count) => `Afficher ${goalCount(count)}`,
  shown: (count) => `${goalCount(count)} affiché${count < 2 ? '' : 's'}`,
  shownOf: (shown, all) => `${shown} sur ${goalCount(all)}`,
  below: (count, title) => `${goalCount(count)} sous ${title}`,
  andMore: (count) => `et ${count} de plus`,
  next: 'Objectif suivant dans la liste',
  previous: 'Objectif précédent dans la liste',
};

export const gridTexts: Translated<typeof english.gridTexts> = {
  goTo: 'Aller à la grille ; les flèches déplacent, Entrée filtre',
  cell: (words, count, isOwn) => `${words} : ${goalCount(count)}${isOwn ? ', dont celui-ci' : ''}`,
};

export const movedWords: typeof english.movedWords = (total, less, more, inQuality) => {
  const parts = [
    ...(less > 0 ? [`${less} moins probable${less < 2 ? '' : 's'}`] : []),
    ...(more > 0 ? [`${more} plus probable${more < 2 ? '' : 's'}`] : []),
    ...(inQuality > 0 ? [`${inQuality} seulement en qualité`] : []),
  ];
  return `${goalCount(total)} ${total < 2 ? 'a' : 'ont'} bougé cette semaine : ${parts.join(', ')}`;
};

export const stayWords: typeof english.stayWords = (from, to, cell, isFirst) => {
  const week = isFirst ? 'Semaine' : 'semaine';
  return `${from === to ? `${week} ${from}` : `${week}s ${from}–${to}`} ${cell}`;
};
