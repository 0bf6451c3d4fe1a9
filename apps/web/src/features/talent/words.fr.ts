import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { appraisalMessages } from '@bellwether/domain/talent/rules';
import { shownNumber, shownPercent } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const stageLabels: Translated<typeof english.stageLabels> = {
  none: 'Non commencée',
  draft: 'Commencée',
  shared: 'Partagée',
  acknowledged: 'Signée',
  completed: 'Terminée',
};

export const matrixStatusLabels: Translated<typeof english.matrixStatusLabels> = {
  none: 'Non commencée',
  started: 'Commencée',
  completed: 'Terminée',
};

export const talentWords: Translated<typeof english.talentWords> = {
  tabs: {
    overview: 'Évaluations',
    matrix: 'Matrice des talents',
    own: 'Mes évaluations',
  },
  ways: 'Pages des talents',
  notAuthorized: appraisalMessages.notAuthorized,
  notAuthorizedHint:
    'Les évaluations sont visibles pour la hiérarchie, la direction générale et les admins RH.',
  notAppraised: 'Personne ne rédige d’évaluation sur la direction générale ni sur les comptes en lecture.',
  openTeams: 'Ouvrir les évaluations',
  organizationView: 'Vue de l’organisation',
  myTeamView: 'Vue de mon équipe',
  view: 'Évaluations de qui',
  tooNew: appraisalMessages.tooNew,
  startsNextQuarter: appraisalMessages.firstQuarter,
  noData: appraisalMessages.noTalentData,
  noReports: 'Pas encore d’équipe directe.',
  noAppraisals: (quarter) => `Pas d’évaluations pour ${quarter}.`,
  failed: 'Impossible de charger les évaluations.',
  periodOrCycle: 'Trimestre ou cycle d’évaluation',
  period: 'Trimestre',
  periods: 'Périodes d’évaluation',
  progress: (quarter) => `Avancement : ${quarter}`,
  openTeam: (quarter) => `Évaluations : ${quarter}`,
  overdue: 'En retard',
  overdueCount: (count) => `${count} en retard`,
  due: (day) => `À faire pour le ${day}`,
  excel: 'Excel',
  excelTitle: 'Suivi des évaluations',
  earlier: (count) =>
    count < 2 ? `Afficher ${count} trimestre précédent` : `Afficher ${count} trimestres précédents`,
  matrixOf: (quarter) => `Matrice des talents : ${quarter}`,
  labels: 'Libellés et descriptions',
};

export const teamWords: Translated<typeof english.teamWords> = {
  title: (quarter, name) => `${name} · ${quarter}`,
  organization: (quarter) => `Organisation · ${quarter}`,
  groups: { managers: 'Managers', contributors: 'Contribution' },
  employee: 'Personne',
  status: 'Statut',
  ratings: 'Notes',
  actions: 'Actions',
  find: 'Rechercher un nom',
  direct: 'Équipe directe',
  noMatch: 'Aucune personne ne correspond à ces filtres.',
  clear: 'Afficher tout le monde',
  start: 'Commencer',
  ofPerson: (name) => ` l’évaluation ${ofName(name)}`,
  open: 'Ouvrir',
  openOf: (name) => `Ouvrir l’évaluation ${ofName(name)}`,
  teamOf: (name) => `Équipe ${ofName(name)}`,
  percent: (percent) => shownPercent(percent),
  matrix: 'Matrice des talents',
};

export const remindWritersWords: Translated<typeof english.remindWritersWords> = {
  overdue: (count) =>
    count < 2
      ? `${count} évaluation en retard attend un autre manager.`
      : `${count} évaluations en retard attendent d’autres managers.`,
  waiting: (count) =>
    count < 2
      ? `${count} évaluation attend un autre manager.`
      : `${count} évaluations attendent d’autres managers.`,
  remind: (managers) => `Envoyer un rappel aux managers (${managers})`,
  tick: (name) => `Envoyer un rappel au manager ${ofName(name)}`,
  today: 'rappel envoyé au manager aujourd’hui',
  away: 'manager en absence',
  done: ({ Reminded, Already, Away }) =>
    [
      Reminded < 2 ? `${Reminded} rappel envoyé` : `${Reminded} rappels envoyés`,
      ...(Already > 0 ? [`${Already} déjà aujourd’hui`] : []),
      ...(Away > 0 ? [`${Away} en absence`] : []),
    ].join(', '),
};

export const owedWords: Translated<typeof english.owedWords> = {
  title: (quarter) => `${quarter} : ce qui vous attend`,
  acts: {
    write: 'Rédiger l’évaluation',
    share: 'Finir et partager le brouillon',
    sign: 'Signer et terminer',
  },
  more: 'Autres membres de l’équipe directe',
  counts: {
    own: 'Les nombres de la vue de mon équipe comprennent votre propre évaluation et celles de toutes les personnes en dessous de vous.',
    team: 'Les nombres de la vue de mon équipe comprennent toutes les personnes en dessous de vous.',
    organization: 'Les nombres de la vue de l’organisation comprennent toutes les personnes de l’entreprise.',
  },
};

export const gridWords: Translated<typeof english.gridWords> = {
  grid: (primary, secondary, quarter) => `Personnes par ${primary} et ${secondary}, ${quarter}`,
  goToGrid: 'Aller à la grille ; les flèches déplacent, Entrée filtre',
  hideNames: 'Masquer les noms',
  showNames: 'Afficher les noms',
  hiddenName: 'Une personne',
  anyThird: 'Tous les niveaux',
  status: 'Statut',
  anyStatus: 'Tous',
  list: 'Personnes',
  all: 'Toutes',
  direct: 'Équipe directe',
  scope: 'Personnes',
  formerScale: (quarter, levels) =>
    `${quarter} a été noté sur ${levels} niveaux. L’entreprise utilise maintenant une autre échelle ; ce sont les mots d’alors.`,
  elsewhere: (levels) => `Noté sur une autre échelle que ces ${levels} niveaux`,
  unrated: 'Sans notes',
  nobodyInCell: 'Personne dans cette case.',
  legend: 'Légende',
  legendColour: 'Plus on s’éloigne du milieu, plus la couleur est forte',
  legendMore: 'Un nombre avec + : autant de personnes de plus ; la case les liste',
  legendThird: (third) => `Nombre sur un visage : ${third}, 1 est le plus bas`,
  legendMove: 'Ligne : depuis la case du trimestre précédent, quand le pointeur est sur un visage',
  came: (from, to) => `Trimestre précédent : ${from} ; maintenant : ${to}.`,
  stayed: (at) => `${at}, comme au trimestre précédent.`,
  unknownFormer: 'Pas de notes au trimestre précédent.',
};

export const moreWords: typeof english.moreWords = (count) => `+${shownNumber(count)}`;

export const peopleCount: typeof english.peopleCount = (count) =>
  count < 2 ? `${shownNumber(count)} personne` : `${shownNumber(count)} personnes`;

export const noticeWords: Translated<typeof english.noticeWords> = {
  progress(quarter, { none, draft, shared, acknowledged, completed, overdue }) {
    const people = none + draft + shared + acknowledged + completed;
    const done = `Évaluations Q${quarter} : ${completed} sur ${people} terminée${completed < 2 ? '' : 's'}`;
    return overdue > 0 ? `${done}, ${overdue} en retard` : done;
  },
};

export const deleteAppraisalLayerWords: Translated<typeof english.deleteAppraisalLayerWords> = {
  cancel: 'Annuler',
};
