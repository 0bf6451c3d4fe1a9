import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const reportWords: Translated<typeof english.reportWords> = {
  answers: 'Répond à :',
  download: 'Télécharger',
  generate: 'Générer',
  generateOf: (act, title) => `${act} : ${title}`,
  lastMade: 'Dernière création ici :',
  notMade: 'Pas encore créé ici',
  usual: {
    ended: 'Le bon moment : le trimestre précédent est terminé.',
    running: 'Le bon moment : le trimestre est en cours.',
    ending: 'Le bon moment : le trimestre se termine bientôt.',
  },
  none: 'Aucun rapport n’est disponible pour vous.',
  notYours: 'Ce rapport n’est pas disponible pour vous.',
  cancel: 'Annuler',
  required: 'Ce champ est obligatoire.',
  format: 'Format',
  formats: { excel: 'Excel', pdf: 'PDF' },
  quarter: 'Trimestre',
  quarterOrCycle: 'Trimestre ou cycle d’évaluation',
  from: 'Du',
  to: 'Au',
  tooManyQuarters: (most) => `Choisissez ${most} trimestres au plus.`,
  quartersFailed: 'Impossible de charger les trimestres.',
  whose: 'Objectifs de qui',
  goalOwners: {
    1: 'Tous les objectifs que vous voyez',
    2: 'Mes objectifs',
    3: 'Les objectifs d’une personne',
  },
  person: 'Personne',
  peopleFailed: 'Impossible de charger les personnes.',
  nobodyFound: 'Aucune personne trouvée.',
  complianceMode: 'Personnes',
  complianceModes: {
    1: 'Sans objectifs pour le trimestre',
    2: 'Sans prévisions la semaine dernière',
    3: 'Avec des objectifs non clôturés',
  },
  appraisalMode: 'Trimestres',
  appraisalModes: { 1: 'Tous les trimestres', 2: 'Un trimestre' },
  appraisalOf: 'Évaluations de',
  appraisalsOf: { 1: 'Managers', 2: 'Personnes' },
  appraisalPerson: { 1: 'Manager', 2: 'Personne' },
  related: 'Objectifs à côté de l’évaluation',
  relatedSame: 'Le même trimestre',
  teamPeople: 'Personnes sous votre responsabilité',
  teamQuick: { direct: 'Équipe directe', all: 'Tout le monde', none: 'Personne' },
  teamTooMany: (most) => `Choisissez ${most} personnes au plus.`,
  nobodyBelow: 'Vous n’avez pas d’équipe directe : il n’y a rien à montrer.',
  openTeam: 'Ouvrir la page',
  count: (count) => (count < 2 ? `${count} personne` : `${count} personnes`),
};

export const previewWords: Translated<typeof english.previewWords> = {
  title: 'Aperçu',
  loading: 'L’aperçu se charge.',
  failed: 'Impossible de charger l’aperçu.',
  waits: 'Complétez les choix pour voir le début du rapport.',
  more: (count) => `et ${shownNumber(count)} ${count < 2 ? 'ligne' : 'lignes'} de plus dans le fichier`,
  doneOf: (done, all) => `${done} sur ${all}`,
  parts: (count) => `${count} parties :`,
  part: (name, count) => `${name} (${count})`,
  asTable: (rows) => `Afficher en tableau (${rows < 2 ? `${rows} ligne` : `${rows} lignes`})`,
  weekAxis: 'Semaine du trimestre',
  countedBelow: (count, below, what) => {
    const word = what === 'likely' ? 'probable' : 'atteint';
    return `${count} sur ${below} en dessous : ${word}${count < 2 ? '' : 's'}`;
  },
  moreGoals: (count) => `et ${count} de plus`,
  moreTopGoals: (count) =>
    count < 2
      ? `et ${count} autre objectif de premier niveau`
      : `et ${count} autres objectifs de premier niveau`,
};

export const scheduleWords: Translated<typeof english.scheduleWords> = {
  legend: 'M’envoyer un lien',
  weekly: 'Chaque semaine',
  quarterly: 'À la fin du trimestre',
  hint: 'Le lien de l’e-mail crée ce rapport avec le trimestre de ce jour-là. Les e-mails hebdomadaires arrivent le lundi.',
  mailsOff: 'Vous avez désactivé les e-mails de notification : aucun e-mail n’est envoyé.',
  made: 'Le rapport est planifié.',
  removed: 'Le rapport n’est plus planifié.',
  title: 'Planifiés',
  empty: 'Rien n’est planifié. Dans la fenêtre d’un rapport, vous pouvez demander un lien par e-mail.',
  failed: 'Impossible de charger les rapports planifiés.',
  rhythms: { weekly: 'Chaque semaine', quarterly: 'À la fin du trimestre' },
  next: 'prochain le',
  paused: 'Suspendu : votre rôle ne donne plus ce rapport.',
  remove: 'Supprimer',
  quarters: (count) => (count < 2 ? `${count} trimestre` : `${count} trimestres`),
  linkFailed: 'Le rapport planifié n’a pas pu être ouvert.',
  gone: 'Ce rapport planifié n’existe plus, ou il appartient à une autre personne.',
};

export const teamWords: Translated<typeof english.teamWords> = {
  subtitle: (quarter, people) => `${quarter} · ${reportWords.count(people)}`,
  page: (page, pages) => `${page} / ${pages}`,
  goOn: (name) => `${name}, suite`,
  noGoals: 'Pas d’objectifs ce trimestre.',
  contributes: (title) => `Contribue à : ${title}`,
  weeksOld: (weeks) => `L’état date de ${weeks} semaines`,
  print: 'Imprimer',
  change: 'Changer les choix',
  failed: 'Impossible de charger les objectifs de l’équipe.',
  absent: 'Vous n’avez pas l’autorisation nécessaire.',
  absentHint: 'Cette page montre les objectifs des personnes sous votre responsabilité.',
  empty: 'Aucune personne n’est choisie.',
};

export const scheduledLinkWords: Translated<typeof english.scheduledLinkWords> = {
  loading: 'Chargement',
};

export const scheduledPartWords: Translated<typeof english.scheduledPartWords> = {
  loading: 'Chargement',
};
