import type { ComplianceFigure, DashboardGoal, Reminder } from '@bellwether/contract/dashboard';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownDay } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const reminderPerson: typeof english.reminderPerson = ({ Name, HasLeft }) =>
  HasLeft ? `${Name} (a quitté l’entreprise)` : Name;

export const reminderFor: typeof english.reminderFor = (name) => `pour ${name}`;

export const scopeLabels: Translated<typeof english.scopeLabels> = {
  1: 'Mon équipe directe',
  2: 'Mon périmètre',
  3: 'Entreprise',
};

export const figureLabels: Translated<typeof english.figureLabels> = {
  goals: 'Création des objectifs',
  lastweekgoals: 'Prévisions hebdomadaires',
  lastgoals: 'Clôture',
};

export const answerLabels: typeof english.answerLabels = {
  goals: [
    { answer: 'done', label: 'avec objectif soumis' },
    { answer: 'draft', label: 'avec brouillon seul' },
    { answer: 'open', label: 'sans objectif' },
  ],
  lastweekgoals: [
    { answer: 'done', label: 'à jour' },
    { answer: 'open', label: 'pas à jour' },
  ],
  lastgoals: [
    { answer: 'done', label: 'avec clôture' },
    { answer: 'waiting', label: 'en attente du manager' },
    { answer: 'open', label: 'sans résultat' },
  ],
};

export const nobodyCounts: Translated<typeof english.nobodyCounts> = {
  goals: 'Aucune personne n’est encore comptée ici.',
  lastweekgoals: 'Personne n’a encore d’objectif validé.',
  lastgoals: 'Personne n’avait d’objectif ce trimestre-là.',
};

const openWords: Readonly<
  Record<Exclude<ComplianceFigure, 'goals'>, readonly [one: string, several: string]>
> = {
  lastweekgoals: ['non mis à jour', 'non mis à jour'],
  lastgoals: ['non clôturé', 'non clôturés'],
};

export const goalsOfPerson: typeof english.goalsOfPerson = (figure, { GoalCount: all, OpenCount: open }) => {
  if (all === 0) return '';
  if (figure === 'goals' || open === 0) return goalCount(all);
  const [one, several] = openWords[figure];
  return `${goalCount(open)} sur ${all} ${open === 1 ? one : several}`;
};

const goalCount = (count: number) => (count === 1 ? '1 objectif' : `${count} objectifs`);

export const reminderActs: Translated<typeof english.reminderActs> = {
  update: 'Mettre à jour',
  review: 'Examiner',
  appraisal_sign: 'Signer',
  self_review: 'Auto-évaluation',
  peer_request: 'Répondre aux demandes',
  peer_feedback: 'Avis des pairs',
  calibration: 'Calibrages',
  finalize: 'Clôturer',
  sent_back: 'Modifier',
  add_goal: 'Ajouter un objectif',
  draft: 'Soumettre',
  appraisal_write: 'Rédiger les évaluations',
  action_item: 'Actions à faire',
  dispute: 'Contestés',
  invitation: 'Non acceptées',
};

export const startWords: typeof english.startWords = ({ Type, Count }) =>
  Type === 'add_goal' ? reminderActs.add_goal : `${reminderActs[Type]} (${Count})`;

const reviewReasons = {
  goal: 'Attend votre validation',
  edit: 'Des modifications proposées attendent votre validation',
  shelving: 'Une demande de mise en réserve attend votre réponse',
  result: 'Le résultat attend votre examen',
} as const;

export const reminderReason: typeof english.reminderReason = (reminder) => {
  switch (reminder.Type) {
    case 'update':
      return noPrediction(reminder);
    case 'finalize':
      return 'Le trimestre est terminé, le résultat manque';
    case 'review':
      return reviewReasons[reminder.About ?? 'goal'];
    case 'sent_back':
      return reminder.About === 'edit'
        ? 'Modifications demandées sur votre proposition'
        : 'Modifications demandées';
    case 'draft':
      return 'Brouillon, pas encore soumis';
    case 'add_goal':
      return 'Que voulez-vous atteindre ce trimestre ?';
    case 'action_item':
      return dueWords(reminder.Due);
    case 'self_review':
      return selfReviewReason(reminder.Due);
    case 'peer_request':
      return `Demande votre avis. ${dueWords(reminder.Due)}`;
    case 'peer_feedback':
      return `Votre avis. ${dueWords(reminder.Due)}`;
    case 'calibration':
      return 'Un calibrage auquel vous participez est ouvert';
    case 'appraisal_write':
      if (reminder.CycleId !== undefined) return dueWords(reminder.Due);
      return reminder.Due?.IsOverdue
        ? 'En retard : vous n’avez pas rédigé et partagé toutes les évaluations de ce trimestre'
        : 'Vous n’avez pas rédigé toutes les évaluations de ce trimestre';
    case 'appraisal_sign':
      return signReason(reminder);
    case 'invitation':
      return 'N’a pas accepté l’invitation depuis deux semaines ou plus';
    case 'dispute':
      return 'Contesté : la personne responsable et son manager ne sont pas d’accord sur son atteinte';
  }
};

function noPrediction({ WeekLabel, TakesResult }: Reminder): string {
  const missing = TakesResult ? 'Pas encore de prévision ni de résultat' : 'Pas encore de prévision';
  return WeekLabel ? `${missing} : ${WeekLabel}` : missing;
}

function signReason({ Due, HasSignatures }: Reminder): string {
  const waits = HasSignatures === false ? 'Attend votre confirmation de lecture' : 'Attend votre signature';
  return Due?.IsOverdue ? `${waits}, en retard depuis le ${shownDay(Due.Date)}` : waits;
}

function selfReviewReason(due: Reminder['Due']): string {
  if (due === null) return 'Votre auto-évaluation';
  return due.IsOverdue
    ? `Votre auto-évaluation était à faire pour le ${shownDay(due.Date)} ; vous pouvez la remettre tant que votre manager n’a pas partagé l’évaluation`
    : `Votre auto-évaluation, à faire pour le ${shownDay(due.Date)}`;
}

function dueWords(due: Reminder['Due']): string {
  if (due === null) return 'Action à faire';
  return due.IsOverdue
    ? `En retard depuis le ${shownDay(due.Date)}`
    : `À faire pour le ${shownDay(due.Date)}`;
}

export const reminderTitle: typeof english.reminderTitle = (reminder) =>
  reminder.Type === 'add_goal' ? `Pas encore d’objectifs pour le ${reminder.PeriodLabel}` : reminder.Title;

export const themeWords: Translated<typeof english.themeWords> = {
  add: 'Ajouter un thème',
  notYours: 'Seuls la direction générale et les admins de l’organisation peuvent changer le thème.',
  edit: 'Modifier le thème',
  label: 'Thème',
  hint: 'Une phrase qui résume l’enjeu de ce trimestre, visible par tout le monde.',
  saved: 'Thème enregistré.',
  deleted: 'Thème supprimé.',
  meanwhile: 'Une autre personne a changé le thème entre-temps.',
  gone: 'Une autre personne a supprimé le thème entre-temps.',
  kept: 'Votre saisie est conservée.',
};

export const waitingWords: typeof english.waitingWords = (count) =>
  count === 1 ? '1 élément vous attend' : `${count} éléments vous attendent`;

export const countedWords: typeof english.countedWords = (people, notAccepted) => {
  const counted = people < 2 ? `${people} personne est comptée` : `${people} personnes sont comptées`;
  const apart =
    notAccepted === 0
      ? ''
      : ` ${notAccepted === 1 ? '1 n’a' : `${notAccepted} n’ont`} pas encore accepté l’invitation.`;
  return `${counted}, sans les comptes en lecture ni les comptes désactivés.${apart}`;
};

export const weekWords: typeof english.weekWords = (week, weeks) => `Semaine ${week} sur ${weeks}`;

export const daysLeftWords: typeof english.daysLeftWords = (days) => {
  if (days === 0) return 'dernier jour';
  return days === 1 ? 'encore 1 jour' : `encore ${days} jours`;
};

export const childrenWords: typeof english.childrenWords = ({
  Count,
  Rated,
  AtRisk,
  Unsure,
}: DashboardGoal['Children']) => {
  if (Count === 0) return 'Pas encore de sous-objectifs.';
  const goals = Count === 1 ? '1 sous-objectif' : `${Count} sous-objectifs`;
  if (Rated === 0) return `${goals}, pas encore de prévision.`;
  const unsure = Unsure > 0 ? `, ${Unsure} ${Unsure === 1 ? 'incertain' : 'incertains'}` : '';
  if (AtRisk === 0) return `${goals}, aucun en danger${unsure}.`;
  return Count === 1
    ? `1 sous-objectif, ${AtRisk} en danger${unsure}.`
    : `${AtRisk} sous-objectif${AtRisk === 1 ? '' : 's'} sur ${Count} en danger${unsure}.`;
};

export const shownAbove = (count: number): string =>
  count === 1 ? 'Il se trouve en haut de cette page.' : 'Ils se trouvent en haut de cette page.';

export const strategyBandWords: Translated<typeof english.strategyBandWords> = {
  more: 'Afficher plus',
  less: 'Afficher moins',
  ofWhat: ' de la stratégie',
  changed: 'Modifiée depuis votre dernière visite',
};

export const companyGoalsWords: Translated<typeof english.companyGoalsWords> = {
  companyGoals: 'Objectifs d’entreprise',
  viewAll: 'Tout afficher',
  fellThisWeek: 'En baisse cette semaine :',
  andMore: (count) => ` et ${count} de plus`,
  noCompanyGoalsIn: 'Pas encore d’objectifs d’entreprise ce trimestre',
  theGoalsThatThe:
    'Les objectifs publiés par la direction générale figurent ici, afin que chacun puisse y rattacher les siens.',
};

export const complianceFigureWords: Translated<typeof english.complianceFigureWords> = {
  nobodyCounts: 'aucune personne comptée',
  showThePeople: (count, words, value) => `${count} ${words} : ${value}, afficher les personnes`,
};

export const compliancePeopleWords: Translated<typeof english.compliancePeopleWords> = {
  notLoaded: 'Impossible de charger les personnes.',
  nobody: 'Personne',
  goalsOf: (goals, name) => `${goals}, ${name}`,
  theFigureHasChanged: 'Le chiffre a changé depuis que vous l’avez ouvert.',
};

export const remindWords: Translated<typeof english.remindWords> = {
  all: (count) => `Envoyer ${count === 1 ? '1 rappel' : `${count} rappels`}`,
  one: 'Rappel',
  oneNamed: (name) => `Envoyer un rappel à ${name}`,
  today: 'rappel envoyé aujourd’hui',
  away: 'en absence',
  allToday: 'Toutes les personnes ici ont reçu un rappel aujourd’hui ou sont en absence.',
  hint: 'Chaque personne reçoit une notification et le récapitulatif, au plus une fois par jour.',
  done: ({ Reminded, Already, Away }) =>
    [
      Reminded < 2 ? `${Reminded} rappel envoyé` : `${Reminded} rappels envoyés`,
      ...(Already > 0 ? [`${Already} déjà aujourd’hui`] : []),
      ...(Away > 0 ? [`${Away} en absence`] : []),
    ].join(', '),
};

export const complianceWords: Translated<typeof english.complianceWords> = {
  employeeCompliance: 'Participation',
  whoseCompliance: 'Participation de qui',
  notLoaded: 'Impossible de charger les chiffres de participation.',
};

export const dashboardSkeletonWords: Translated<typeof english.dashboardSkeletonWords> = {
  loading: 'Chargement',
};

export const firstRemindersWords: Translated<typeof english.firstRemindersWords> = {
  firstReminders: 'Premiers rappels',
};

export const quarterThemeWords: Translated<typeof english.quarterThemeWords> = {
  quarterTheme: 'Thème du trimestre',
  themeOf: (quarter) => `Thème du ${quarter}`,
};

export const remindersWords: Translated<typeof english.remindersWords> = {
  reminders: 'Rappels',
  youAreUpTo: 'Vous êtes à jour',
  addAGoal: 'Ajouter un objectif',
  whenOneOfYour:
    'Quand l’un de vos objectifs demande une mise à jour ou un résultat, ou que quelque chose attend votre examen, cela figure ici.',
  shown: (count, total) => `${count} sur ${total}`,
  remindersOf: (value) => `Rappels : ${value}`,
};

export const strategyBandPartWords: Translated<typeof english.strategyBandPartWords> = {
  strategy: 'Stratégie',
  viewDetails: 'Voir les détails',
};

export const themeConflictWords: Translated<typeof english.themeConflictWords> = {
  reload: 'Recharger',
  itIsNow: 'Il est maintenant :',
};

export const themeDeleteWords: Translated<typeof english.themeDeleteWords> = {
  deleteIt: 'Supprimer',
  cancel: 'Annuler',
};

export const dashboardPageWords: Translated<typeof english.dashboardPageWords> = {
  notLoaded: 'Impossible de charger le tableau de bord.',
};
