import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { employeeMessages } from '@bellwether/domain/people/adding/employee';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const pageWords: Translated<typeof english.pageWords> = {
  failed: 'Impossible de charger le profil.',
  absent: 'Vous n’avez pas l’autorisation nécessaire.',
  absentDetail: 'Ce profil n’existe pas, ou il n’est pas visible pour vous.',
  you: '(vous)',
  about: 'À propos',
  tabs: {
    goals: 'Objectifs',
    reports: 'Équipe directe',
    manual: 'Mode d’emploi',
    insight: 'Ma justesse',
    settings: 'Paramètres',
    appraisals: 'Évaluations',
    notes: 'Notes',
  },
};

export const cardWords: Translated<typeof english.cardWords> = {
  department: 'Service',
  location: 'Site',
  startDate: 'Date d’entrée',
  since: (day) => `Depuis le ${day}`,
  email: 'E-mail',
  noEmail: 'Pas d’e-mail',
  pending: (email) => `${email} (pas encore confirmée)`,
  disc: 'DISC',
  phone: 'Numéro de téléphone',
  linkedin: 'LinkedIn',
  biography: 'Biographie',
  more: 'Voir plus',
  less: 'Voir moins',
  edit: layerTitles.editProfile,
  permissions: 'Autorisations',
  manage: layerTitles.manageUser,
  responsibility: 'Responsabilités',
  noResponsibility: 'Responsabilités pas encore indiquées.',
  responsibilityFailed: 'Impossible de charger les responsabilités.',
  editResponsibility: layerTitles.editResponsibility,
  manager: 'Manager',
  noManager: 'Pas de manager',
  orgChart: 'Voir l’organigramme',
  changeManager: layerTitles.changeManager,
  assignManager: layerTitles.assignManager,
  add: (what) => `Ajouter : ${what}`,
};

export const discNames: Translated<typeof english.discNames> = {
  D: 'Dominance',
  I: 'Influence',
  S: 'Stabilité',
  C: 'Conformité',
};

export const goalsTabWords: Translated<typeof english.goalsTabWords> = {
  quartersFailed: 'Impossible de charger les autres trimestres.',
  quarter: 'Trimestre',
  viewList: 'Voir la liste',
  list: 'Objectifs',
  count: (goals, atRisk, hasMore) => {
    const first = goals < 2 ? 'Premier objectif' : `Les ${goals} premiers objectifs`;
    const shown = hasMore ? first : `${goals} objectif${goals < 2 ? '' : 's'}`;
    return atRisk === 0 ? shown : `${shown} · ${atRisk} en danger`;
  },
  ended: 'Pas d’objectifs enregistrés pour ce trimestre',
  none: (quarter) => `Aucun objectif n’a été ajouté pour le ${quarter}.`,
  failed: 'Impossible de charger les objectifs.',
};

export const reportWords: Translated<typeof english.reportWords> = {
  oneToOne: 'Tête-à-tête',
  oneToOneWith: (name) => `Tête-à-tête avec ${name}`,
  employee: 'Personne',
  goals: 'Objectifs ce trimestre',
  noGoals: 'Pas encore d’objectifs',
  goalsFailed: 'Impossible de charger les objectifs.',
  add: layerTitles.addEmployee,
  noneHint:
    'Les membres de l’équipe directe de cette personne figurent ici, avec l’avancée de leurs objectifs.',
  status: 'Statut',
  actions: 'Actions',
  orgStructure: 'Voir la structure de l’organisation',
  none: 'Pas encore d’équipe directe.',
  changeManagerOf: (name) => `Changer le manager ${ofName(name)}`,
};

export const rolesWords: Translated<typeof english.rolesWords> = {
  title: layerTitles.manageUser,
  role: 'Rôle',
  flags: 'Autorisations d’administration',
  both: 'Le rôle d’admin des objectifs a tous les droits de gestionnaire d’objectifs, pour tous les objectifs. Choisissez l’un des deux.',
  saved: 'Le rôle et les autorisations ont été enregistrés.',
  confirm: 'Tapez CONFIRM pour confier la direction générale à cette personne',
  confirmWord: 'CONFIRM',
  confirmMissing: 'Tapez d’abord CONFIRM.',
  newCeo: (name) => `${name} prend la direction générale.`,
  ceases:
    'La direction générale actuelle devient manager sous la nouvelle, et garde sa propre équipe directe. Les objectifs restent à leurs responsables.',
  goals: (count, hasMore) =>
    hasMore ? `Plus de ${count} objectifs` : `${count} objectif${count < 2 ? '' : 's'}`,
  companyGoals: (count) =>
    `Ne seront plus des objectifs d’entreprise pour le trimestre en cours : ${count}. Les objectifs d’entreprise sont toujours ceux de la direction générale.`,
  reassign: 'Voir les objectifs d’entreprise pour les transférer',
  companyGoalsFailed: 'Impossible de charger les objectifs d’entreprise.',
  own: 'Seule une autre personne peut modifier votre rôle et vos autorisations.',
  assignNext: 'Attribuez ensuite un manager : cette personne n’en a pas.',
};

export const managerWords: Translated<typeof english.managerWords> = {
  search: 'Rechercher',
  list: 'Managers',
  nobody: 'Pas de manager',
  nobodyHint: 'Le compte en lecture demande une personne sans manager.',
  none: 'Aucune personne ne correspond.',
  failed: 'Impossible de charger les managers.',
  required: employeeMessages.managerRequired,
  saved: 'Le manager a été changé.',
};

export const responsibilityWords: Translated<typeof english.responsibilityWords> = {
  field: 'Responsabilités',
  saved: 'Les responsabilités ont été enregistrées.',
  changed: 'Une autre personne a modifié les responsabilités entre-temps. Votre saisie est conservée.',
  reload: 'Charger son texte',
};

export const profileReasons: Translated<typeof english.profileReasons> = {
  active: 'Cette personne est en activité.',
  invited: 'Cette personne n’a pas encore accepté l’invitation.',
  uninvited: 'Cette personne n’a jamais été invitée.',
  deactivated: 'Le compte de cette personne est désactivé.',
  is_ceo: 'Confiez d’abord la direction générale à une autre personne.',
  is_observer: 'Cette personne a un compte en lecture.',
  cannot_have_reports: 'Seuls la direction générale et les managers peuvent avoir une équipe directe.',
  notes_off: 'Votre entreprise a désactivé les notes.',
  talent_off: 'Votre entreprise a désactivé les évaluations.',
  address_freed:
    'L’adresse e-mail de cette personne a été libérée. Les admins de l’organisation peuvent activer son compte avec une nouvelle adresse.',
  has_address: 'Cette personne a une adresse e-mail.',
  from_directory: 'Le manager vient de l’annuaire.',
  erased: 'Les données de cette personne ont été effacées définitivement.',
  held: 'Une obligation de conservation s’y oppose.',
};

export const profilePartWords: Translated<typeof english.profilePartWords> = {
  part: 'Profil',
  hint: (email) =>
    `Nom, photo, numéro de téléphone et ${email}, l’adresse avec laquelle vous vous connectez.`,
  open: 'Voir le profil',
};

export const securityPartWords: Translated<typeof english.securityPartWords> = {
  hint: 'Clés d’accès et codes qui confirment votre connexion.',
};

export const appearanceWords: Translated<typeof english.appearanceWords> = {
  colours: 'Couleurs',
  browser: 'Chaque navigateur garde son propre choix.',
  keys: 'Touches',
  letters: 'Touches à une seule lettre',
  lettersHint: 'Par exemple U pour mettre à jour. La touche ? les affiche toutes.',
};
