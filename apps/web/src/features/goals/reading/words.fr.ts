import { viaWords } from '@bellwether/domain/accounts/tokens/words';
import { isRating, likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import { actingWords } from '@bellwether/domain/people/absence/words';
import type * as english from './words.ts';

export const scopeLabels: Translated<typeof english.scopeLabels> = {
  MyGoals: 'Mes objectifs',
  DirectReports: 'Mon équipe directe',
  CompanyGoals: 'Objectifs d’entreprise',
  ManagerAndPeers: 'Mon manager et mes pairs',
  All: 'Tous les objectifs',
};

export const flagLabels: Translated<typeof english.flagLabels> = {
  needsUpdate: 'À mettre à jour',
  needsReview: 'À examiner',
  trendingUp: 'Probabilité en hausse',
  trendingDown: 'Probabilité en baisse',
  qualityTrendingUp: 'Qualité en hausse',
  qualityTrendingDown: 'Qualité en baisse',
  followed: 'Objectifs suivis',
  topLevel: 'Objectifs de premier niveau',
  deactivated: 'Comptes désactivés',
  excludePrivate: 'Sans les objectifs privés',
  aligned: 'Objectifs rattachés',
  unaligned: 'Objectifs non rattachés',
  deleted: 'Objectifs supprimés',
};

export const emptyWords: Translated<typeof english.emptyWords> = {
  noGoals: 'Pas d’objectifs ce trimestre.',
  addGoal: 'Ajouter un objectif',
  detail: 'Détails de l’objectif',
  notVisible: 'Non visible pour vous',
  parentAway: 'Rattaché à un objectif supprimé ou non visible pour vous',
  deletedNote: 'Il disparaît d’ici quand les sous-objectifs sont rattachés ailleurs.',
};

export const summaryWords: Translated<typeof english.summaryWords> = {
  count: (count, isWhole) => {
    if (!isWhole) return `Les ${count} premiers objectifs de cette liste`;
    return count === 1 ? '1 objectif dans cette liste' : `${count} objectifs dans cette liste`;
  },
  moved: 'A bougé depuis la semaine dernière',
  notUpdated: 'Pas à jour',
  waiting: 'À traiter',
  showAll: 'Tout afficher',
  more: (count) => `et ${count} de plus`,
  calm: 'Rien n’a bougé depuis la semaine dernière, et rien ne manque.',
  prediction: (week, words) => `Semaine ${week} : ${words}`,
  nothing: 'Rien n’attend : il n’y a rien à résumer.',
};

export const saidWords: Translated<typeof english.saidWords> = {
  title: 'Dernière prévision et résultat',
  week: (week) => `Semaine ${week} :`,
  never: 'Jamais de prévision',
};

export const introductionWords: Translated<typeof english.introductionWords> = {
  lead: 'Comment se passe un trimestre avec des objectifs :',
  steps: [
    'Écrivez un objectif : ce que vous voulez atteindre ce trimestre, et comment vous le mesurerez.',
    'Votre manager le valide. Les objectifs de la direction générale sont publiés aussitôt.',
    'Chaque semaine, vous prévoyez en quelques secondes si le résultat est probable et s’il sera bon.',
    'À la fin, vous donnez le résultat, et votre manager est d’accord ou non.',
  ],
  elsewhere:
    'Vos objectifs sont dans un autre programme ou une feuille de calcul ? Importez-les avec leur historique :',
  importGoals: 'Importer des objectifs',
};

export const groupWords: Translated<typeof english.groupWords> = {
  switch: 'Grouper par personne',
  updated: (updated, asked) => `${updated} sur ${asked} à jour`,
  noGoals: 'Pas d’objectifs ce trimestre.',
  noMatch: 'Pas d’objectifs dans cette liste.',
  oneToOne: 'Préparer le tête-à-tête',
  newest: 'Dernier commentaire',
};

export const sheetWords: Translated<typeof english.sheetWords> = {
  changes: 'Changements',
  show: (count) => (count < 2 ? `${count} changement` : `${count} changements`),
  unchanged: 'Rien n’a changé depuis.',
  moved: (from, to) => `${from} → ${to}`,
};

export const ownerName: typeof english.ownerName = (user) =>
  user.DeactivatedAt === null ? user.Name : `${user.Name} (a quitté l’entreprise)`;

export const sentBackBy: typeof english.sentBackBy = ({ UserName, ForName }) =>
  `Modifications demandées par ${actingWords(UserName, ForName)}`;

export const waitingWords: typeof english.waitingWords = (count) =>
  count === 1 ? '1 objectif vous attend' : `${count} objectifs vous attendent`;

export const paletteWords: Translated<typeof english.paletteWords> = {
  add: 'Ajouter un objectif',
  update: (count) => (count === 1 ? 'Mettre à jour 1 objectif' : `Mettre à jour ${count} objectifs`),
  review: (count) => `Examiner ${count} ${count < 2 ? 'demande' : 'demandes'}`,
  follow: 'Suivre',
  unfollow: 'Ne plus suivre',
};

export const historyWords: Translated<typeof english.historyWords> = {
  given: 'Prévision donnée',
  imported: 'Point d’étape importé d’un fichier',
  changed: 'Prévision modifiée',
  on: (what) => `« ${what} »`,
  week: (week) => `Semaine ${week}`,
  onResult: { owner: 'le résultat selon la personne responsable', manager: 'le résultat selon le manager' },
  result: { owner: 'Résultat selon la personne responsable', manager: 'Résultat selon le manager' },
  dispute:
    'Clôturé et contesté : la personne responsable et son manager ne sont pas d’accord sur l’atteinte de l’objectif.',
  none: { owner: 'personne', parent: 'pas d’objectif parent' },
  notVisible: 'un objectif non visible pour vous',
  filters: { all: 'Tout', comments: 'Commentaires', predictions: 'Prévisions', changes: 'Modifications' },
  nothing: {
    comments: 'Pas encore de commentaires.',
    predictions: 'Pas encore de prévisions.',
    changes: 'Pas encore de modifications.',
  },
  earlier: (count) => `Afficher les précédents (${count})`,
};

export const ownRecordNote: string = 'Visible pour vous seulement.';

export const ownRecordWords: typeof english.ownRecordWords = ({ Likelihood, Said, CameTrue }) => {
  const label = isRating(Likelihood) ? likelihoodLabels[Likelihood] : '';
  const came = CameTrue === 0 ? 'ce n’est jamais arrivé' : `c’est arrivé ${CameTrue} fois`;
  return `Vous avez dit « ${label} » ${Said} fois à ce stade ; ${came}.`;
};

export const apartWords: typeof english.apartWords = ({ Owner, Manager }) => {
  const label = (level: number | undefined | null) => `« ${likelihoodLabels[(level ?? 0) as Rating]} »`;
  const when = Manager?.IsBlind ? 'avant de le voir' : 'après l’avoir vu';
  return `Commencez ici : la personne responsable dit ${label(Owner)}, le manager a dit ${label(Manager?.Likelihood)} ${when}.`;
};

export const sideRunWords: Translated<typeof english.sideRunWords> = {
  next: 'Objectif suivant de la liste',
  previous: 'Objectif précédent de la liste',
  forth: 'Suivant',
  back: 'Précédent',
  place: (at, of) => `${at} sur ${of}`,
};

export const childGoalsWords: Translated<typeof english.childGoalsWords> = {
  notLoaded: 'Impossible de charger les sous-objectifs.',
  predictionsMatrix: 'Matrice des prévisions',
  childGoals: 'Sous-objectifs',
  goalsBelowTheDeleted: 'Objectifs sous l’objectif supprimé',
  changeParentGoalOf: (title) => `Changer d’objectif parent : ${title}`,
  changeParentGoal: 'Changer d’objectif parent',
};

export const deletedGoalRowWords: Translated<typeof english.deletedGoalRowWords> = {
  restore: (title) => `Restaurer ${title}`,
  theGoalIsRestored: 'L’objectif est restauré.',
  restoreOf: 'Restaurer',
};

export const detailHeaderWords: Translated<typeof english.detailHeaderWords> = {
  editTitle: 'Modifier le titre',
  finalizedAndInDispute: 'Clôturé et contesté',
  seenByTheOwner: 'Visible pour la personne responsable et ses managers',
  private: 'Privé',
};

export const detailNoticesWords: Translated<typeof english.detailNoticesWords> = {
  hideChanges: 'Masquer les modifications',
  viewChanges: 'Voir les modifications',
  proposedChangesOfThis: 'Des modifications proposées pour cet objectif attendent la validation.',
  changesOfThisGoal:
    'Des modifications de cet objectif sont en brouillon, pas encore soumises pour validation.',
};

export const detailsTabWords: Translated<typeof english.detailsTabWords> = {
  parentGoal: 'Objectif parent',
  notAlignedUnderAnother: 'Non rattaché à un autre objectif.',
  alignedUnderAGoal: 'Rattaché à un objectif non visible pour vous.',
};

export const distributionBarWords: Translated<typeof english.distributionBarWords> = {
  goalsByLikelihood: 'Objectifs par probabilité',
};

export const emptyGoalListWords: Translated<typeof english.emptyGoalListWords> = {
  noGoalsMatch: 'Aucun objectif ne correspond.',
  clearAll: 'Tout effacer',
  otherFiltersOrAnother: 'D’autres filtres ou un autre trimestre contiennent peut-être ce que vous cherchez.',
  noDeletedGoalsIn: 'Pas d’objectifs supprimés ce trimestre.',
  goalsThatWereDeleted: 'Les objectifs supprimés peuvent être restaurés ici.',
  nothingWaitsForYou: 'Rien ne vous attend.',
  goalsChangesResultsAnd:
    'Les objectifs, modifications, résultats et demandes de mise en réserve qui attendent votre réponse apparaissent ici.',
  aGoalSaysWhat:
    'Un objectif dit ce que vous voulez atteindre ce trimestre et comment c’est mesuré. Chaque semaine, vous prévoyez ce qu’il en sera.',
  chooseAnotherQuarterOr: 'Choisissez ci-dessus un autre trimestre ou d’autres objectifs.',
};

export const filterFormWords: Translated<typeof english.filterFormWords> = {
  departments: 'Services',
  notLoaded: 'Impossible de charger les services.',
  allDepartments: 'Tous les services',
  clearDepartments: 'Effacer les services',
  whose: 'De qui',
  states: 'États',
  asksFor: 'À faire',
  likelihoodLevels: 'Niveaux de probabilité',
  likelihoodTrend: 'Tendance de la probabilité',
  qualityLevels: 'Niveaux de qualité',
  qualityTrend: 'Tendance de la qualité',
  alignment: 'Rattachement',
  visibility: 'Visibilité',
  clearAll: 'Tout effacer',
  cancel: 'Annuler',
  apply: 'Appliquer',
};

export const followButtonWords: Translated<typeof english.followButtonWords> = {
  youFollowThisGoal: 'Vous suivez cet objectif',
  followThisGoal: 'Suivre cet objectif',
  follow: 'Suivre',
};

export const goalCardWords: Translated<typeof english.goalCardWords> = {
  youFollowThisGoal: 'Vous suivez cet objectif',
  private: 'Privé',
};

export const goalCardsWords: Translated<typeof english.goalCardsWords> = {
  goals: 'Objectifs',
};

export const goalDetailWords: Translated<typeof english.goalDetailWords> = {
  thisGoalIsNot: 'Cet objectif n’est pas disponible.',
  itWasDeletedOr: 'Il a été supprimé, ou il n’est pas visible pour vous.',
  notLoaded: 'Impossible de charger l’objectif.',
  overview: 'Vue d’ensemble',
  details: 'Détails',
  historyAndComments: 'Historique et commentaires',
  hierarchy: 'Hiérarchie',
};

export const goalListWords: Translated<typeof english.goalListWords> = {
  list: 'Liste des objectifs',
  notLoaded: 'Impossible de charger les objectifs.',
  theListMayBe: 'La liste n’est peut-être pas à jour.',
};

export const goalResultsWords: Translated<typeof english.goalResultsWords> = {
  resultOfTheOwner: 'Résultat selon la personne responsable',
  resultOfTheManager: 'Résultat selon le manager',
};

export const goalSideDrawerWords: Translated<typeof english.goalSideDrawerWords> = {
  details: 'Détails',
};

export const historyEntryWords: Translated<typeof english.historyEntryWords> = {
  via: viaWords,
  comments: 'Commentaires',
  from: 'avant :',
  to: 'maintenant :',
};

export const historyFilterWords: Translated<typeof english.historyFilterWords> = {
  showInTheHistory: 'Afficher dans l’historique',
};

export const historyTabWords: Translated<typeof english.historyTabWords> = {
  absentComment: 'Ce lien menait à un commentaire qui n’existe plus.',
  nothingHasHappenedYet: 'Rien ne s’est encore passé.',
  movesOfTheGoal:
    'Les étapes de l’objectif, les prévisions hebdomadaires et les commentaires apparaissent ici.',
  thisWeek: '· cette semaine',
};

export const listHeadWords: Translated<typeof english.listHeadWords> = {
  goals: 'Objectifs',
  quarter: 'Trimestre',
  whoseGoals: 'Objectifs de qui :',
  whoseGoalsOf: 'Objectifs de qui',
  notLoaded: 'Impossible de charger les autres trimestres.',
  searchGoalsByTitle: 'Rechercher des objectifs par titre',
  searchTitles: 'Rechercher un titre',
  filters: 'Filtres',
  waitingForMe: 'À traiter',
  allQuarters: 'Tous les trimestres',
};

export const listSummaryWords: Translated<typeof english.listSummaryWords> = {
  notLoaded: 'Impossible de charger le résumé.',
};

export const moreMenuWords: Translated<typeof english.moreMenuWords> = {
  more: 'Plus',
};

export const ownRecordLineWords: Translated<typeof english.ownRecordLineWords> = {
  yourOwnRecord: 'Vos réussites passées',
};

export const peopleFilterWords: Translated<typeof english.peopleFilterWords> = {
  people: 'Personnes',
  notLoaded: 'Impossible de charger les personnes.',
  everybody: 'Tout le monde',
  clearPeople: 'Effacer les personnes',
};

export const personGroupsWords: Translated<typeof english.personGroupsWords> = {
  notLoaded: 'Impossible de charger les objectifs.',
};

export const predictionLinesWords: Translated<typeof english.predictionLinesWords> = {
  weeklyPredictions: 'Prévisions hebdomadaires',
  comments: 'Commentaires',
  week: 'Semaine',
};

export const goalActsWords: Translated<typeof english.goalActsWords> = {
  edit: 'Modifier',
  comment: 'Commenter',
  requestApproval: 'Demander la validation',
  publish: 'Publier',
  retract: 'Retirer',
  discardEdits: 'Abandonner les modifications',
  reviewGoal: 'Examiner l’objectif',
  reviewProposedChanges: 'Examiner les modifications proposées',
  finalize: 'Clôturer',
  editResult: 'Modifier le résultat',
  retractResult: 'Retirer le résultat',
  requestToShelve: 'Demander la mise en réserve',
  shelve: 'Mettre en réserve',
  reviewShelvingRequest: 'Examiner la demande de mise en réserve',
  changeGoalOwnership: 'Changer de responsable',
  deleteGoal: 'Supprimer l’objectif',
  update: 'Mettre à jour',
  addAContributingGoal: 'Ajouter un objectif contributeur',
  copy: 'Copier',
};

export const goalBadgesWords: Translated<typeof english.goalBadgesWords> = {
  inDispute: 'Contesté',
  needsReview: 'À examiner',
  needsUpdate: 'À mettre à jour',
  needsFinalization: 'À clôturer',
  changesRequested: 'Modifications demandées',
  atRisk: 'En danger',
  pendingEdits: 'Modifications en attente',
};

export const goalsPageWords: Translated<typeof english.goalsPageWords> = {
  theGoalThatYou: 'L’objectif que vous choisissez dans la liste s’affiche ici.',
  addGoal: 'Ajouter un objectif',
  back: 'Retour',
};
