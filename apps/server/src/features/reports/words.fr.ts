import { takenAwayCode } from '@bellwether/contract/problem';
import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { roleFlagLabels } from '@bellwether/domain/people/roles/words.fr';
import { statusLabels } from '@bellwether/domain/people/status/words.fr';
import { mostSchedules } from '@bellwether/domain/reports/reports';
import { appraisalReportMessages, reportTakenAway } from '@bellwether/domain/reports/words.fr';
import type * as english from './words.ts';

const shown = (count: number) => formatNumber(count, 'fr-FR');
/** French counts 0 and 1 as singular. */
const isOne = (count: number) => count < 2;
const peopleOf = (count: number) => `${shown(count)} ${isOne(count) ? 'personne' : 'personnes'}`;

export const reportRefusals: Translated<typeof english.reportRefusals> = {
  [takenAwayCode]: reportTakenAway,
  no_appraisals: appraisalReportMessages.noneInPeriod,
  no_appraisal_quarters: appraisalReportMessages.noPeriods,
  too_many_schedules: `Vous avez ${mostSchedules} rapports planifiés. Supprimez-en d’abord un.`,
  scheduled_already: 'Vous avez déjà planifié ce rapport.',
  too_many_appraisals: 'Il y a trop d’évaluations pour un seul PDF. Choisissez une personne.',
  too_large_without_excel: 'C’est trop volumineux pour un PDF. Choisissez une personne.',
  too_large_to_print: 'C’est trop volumineux pour l’impression. Choisissez moins de personnes.',
  too_large_for_pdf: 'C’est trop volumineux pour un PDF. Choisissez Excel.',
  too_large: 'C’est trop volumineux pour un seul fichier. Choisissez moins de trimestres ou une personne.',
};

export const goalWords: Translated<typeof english.goalWords> = {
  list: 'Liste des objectifs',
  tree: 'Arborescence des objectifs',
  trees: 'Arborescences des objectifs',
  everybody: 'Tous les objectifs que vous voyez',
  none: 'Aucun objectif de ce trimestre n’est visible pour vous.',
  owner: 'Responsable',
  department: 'Service',
  state: 'État',
  likelihood: 'Probabilité',
  quality: 'Qualité',
  week: 'Semaine de la prévision',
  completed: 'Atteint',
  notCompleted: 'Non atteint',
  inDispute: 'Contesté',
  notPredicted: 'Sans prévision',
  percent: 'Résultat',
  resultQuality: 'Qualité du résultat',
  reviewed: 'Manager : atteint',
  parent: 'Objectif parent',
  isPrivate: 'Privé',
  published: 'Publié',
};

export const peopleWords: Translated<typeof english.peopleWords> = {
  title: 'Personnes',
  subtitle: peopleOf,
  none: 'Aucune personne n’est visible pour vous.',
  finding: ({ people, invited, uninvited, departments }) => {
    const [largest] = departments;
    const units = departments.length === 1 ? '1 service' : `${shown(departments.length)} services`;
    const where = departments.length === 0 ? '' : ` dans ${units}`;
    const size =
      largest && departments.length > 1
        ? ` ; le plus grand est ${largest.department} avec ${peopleOf(largest.people)}`
        : '';
    const waiting =
      invited === 0
        ? ''
        : ` ; ${shown(invited)} ${isOne(invited) ? 'n’a' : 'n’ont'} pas encore accepté l’invitation`;
    const never =
      uninvited === 0
        ? ''
        : ` ; ${shown(uninvited)} ${isOne(uninvited) ? 'n’a' : 'n’ont'} jamais reçu d’invitation`;
    return `${peopleOf(people)}${where}${size}${waiting}${never}.`;
  },
  name: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  permissions: 'Autorisations',
  startDate: 'Date d’entrée',
  statuses: {
    invited: statusLabels.Invited,
    uninvited: statusLabels.NotInvited,
    active: statusLabels.Active,
    deactivated: statusLabels.Deactivated,
  },
  flags: {
    is_org_admin: roleFlagLabels.isOrgAdmin,
    is_goal_admin: roleFlagLabels.isGoalAdmin,
    is_goal_manager: roleFlagLabels.isGoalManager,
    is_hr_admin: roleFlagLabels.isHrAdmin,
    is_delegate: roleFlagLabels.isDelegate,
  },
};

export const complianceWords: Translated<typeof english.complianceWords> = {
  titles: {
    1: 'Personnes sans objectifs',
    2: 'Prévisions non mises à jour',
    3: 'Objectifs non clôturés',
  },
  company: 'Entreprise',
  organisation: 'Votre périmètre',
  none: 'Personne : tout est là.',
  apart: {
    between: { 1: 'Avec des brouillons seulement', 3: 'En attente de leur manager' },
    notAccepted: 'Pas encore de connexion',
  },
  finding: {
    between: {
      1: (count) =>
        count === 0
          ? ''
          : count === 1
            ? '1 autre personne n’a que des brouillons.'
            : `${shown(count)} autres personnes n’ont que des brouillons.`,
      3: (count) =>
        count === 0
          ? ''
          : count === 1
            ? '1 autre personne attend la réponse du manager.'
            : `${shown(count)} autres personnes attendent la réponse du manager.`,
    },
    notAccepted: (count) =>
      count === 0
        ? ''
        : count === 1
          ? '1 personne ne s’est pas encore connectée.'
          : `${shown(count)} personnes ne se sont pas encore connectées.`,
  },
  manager: 'Manager',
  name: 'Nom',
  jobTitle: 'Poste',
  department: 'Service',
  goals: 'Objectifs',
  open: { 1: 'Ouverts', 2: 'Non mis à jour', 3: 'Non clôturés' },
};

export const appraisalWords: Translated<typeof english.appraisalWords> = {
  title: 'Évaluations du personnel',
  compliance: 'Suivi des évaluations',
  none: appraisalReportMessages.noneInPeriod,
  finding: ({ completed, all }) =>
    `Sur ${shown(all)} ${isOne(all) ? 'évaluation' : 'évaluations'}, ${shown(completed)} ${isOne(completed) ? 'est terminée' : 'sont terminées'}.`,
  complianceFinding: ({ completed, overdue, all }) =>
    `Sur ${shown(all)} ${isOne(all) ? 'évaluation attendue' : 'évaluations attendues'}, ${shown(completed)} ${isOne(completed) ? 'est terminée' : 'sont terminées'} ; ${overdue === 0 ? 'aucune n’est' : overdue === 1 ? '1 est' : `${shown(overdue)} sont`} en retard.`,
  columns: {
    quarter: 'Trimestre',
    name: 'Nom',
    jobTitle: 'Poste',
    department: 'Service',
    manager: 'Manager',
    status: 'Statut',
    reviewer: 'Évaluation par',
    progress: 'Avancement',
    overdue: 'En retard',
    due: 'Pour le',
    shared: 'Partagée',
    acknowledged: 'Signée par la personne évaluée',
    completed: 'Signée par le manager',
  },
  statuses: {
    none: 'Non commencée',
    draft: 'Commencée',
    shared: 'Partagée',
    acknowledged: 'Signée par la personne évaluée',
    completed: 'Terminée',
  },
  unsigned: 'Terminée, non signée par la personne évaluée',
  confirmed: 'Terminée par prise de connaissance, sans signatures',
};

export const appraisalReportWords: Translated<typeof english.appraisalReportWords> = {
  title: 'Rapport d’évaluation',
  quarters: (appraisals, goals) =>
    appraisals === goals ? appraisals : `${appraisals}, avec les objectifs du ${goals}`,
  writtenBy: (name) => `rédigée par ${name}`,
  facts: { jobTitle: 'Poste', department: 'Service', reviewer: 'Évaluation par', status: 'Statut' },
  comment: 'Commentaire de la personne évaluée',
  noComment: 'Aucun commentaire.',
  signatures: 'Signatures',
  signedBy: { employee: 'Personne évaluée', manager: 'Manager' },
  acknowledged: 'Prise de connaissance',
  acknowledgedBy: 'Prise de connaissance par',
  withoutSignatures:
    'Ce cycle d’évaluation n’a pas de signatures. La prise de connaissance par la personne évaluée a clos l’évaluation.',
  notSigned: 'Non signée par la personne évaluée',
  closedBy: 'Terminée par',
  reason: 'Motif',
  statement: 'Déclaration de la personne évaluée',
  noStatement: 'Aucune déclaration.',
  goals: (quarter) => `Objectifs du ${quarter}`,
};

export const scheduleMailWords: Translated<typeof english.scheduleMailWords> = {
  subjects: {
    weekly: () => 'Vos rapports hebdomadaires',
    quarterly: (quarter) => `Vos rapports du ${quarter}`,
  },
  paragraph:
    'Voici vos rapports planifiés. Chaque lien vous demande de vous connecter, puis crée le rapport avec ce que vous pouvez voir à ce moment-là.',
  button: 'Ouvrir les rapports',
  note: 'Vous pouvez supprimer les rapports planifiés sur la page Rapports.',
};

export const templateWords: Translated<typeof english.templateWords> = {
  title: 'Modèle de planification des objectifs',
  sheet: 'Objectifs',
  quarter: 'Trimestre',
  area: 'Domaine fonctionnel',
  isPrivate: 'Privé',
  parent: 'Objectif parent',
  yes: 'Oui',
  no: 'Non',
};

export const choiceWords: Translated<typeof english.choiceWords> = {
  ofOnePerson: 'Liste des objectifs d’une personne',
  team: 'Mises à jour des objectifs de l’équipe',
};

export const templateExamples: Translated<typeof english.templateExamples> = {
  any: {
    title: 'Exemple : répondre à chaque demande de devis en un jour ouvré',
    measurement:
      'Au moins 95 % des demandes du trimestre reçoivent une réponse avant la fin du jour ouvré suivant.',
    description:
      'Remplacez cette ligne par votre premier objectif. Chaque ligne suivante est un objectif de plus.',
    reportingMemo: 'Suivi mensuel',
    parent: 'Le titre de l’objectif auquel celui-ci contribue, s’il y en a un',
  },
  okr: {
    title: 'Exemple : les clients reçoivent vite leurs devis',
    measurement:
      '95 % des demandes reçoivent une réponse en un jour ouvré\nAucune demande n’attend plus de trois jours',
  },
};
