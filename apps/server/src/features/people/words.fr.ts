import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { employeeMessages } from '@bellwether/domain/people/adding/words.fr';
import { profileMessages } from '@bellwether/domain/people/profile/words.fr';
import type * as english from './words.ts';

export const profileReasonWords: Translated<typeof english.profileReasonWords> = {
  ceo_changed: 'Entre-temps, la direction générale a été confiée à quelqu’un d’autre. Regardez de nouveau.',
  active: 'Cette personne est en activité.',
  invited: 'Cette personne n’a pas encore accepté l’invitation.',
  uninvited: 'Cette personne n’a jamais été invitée.',
  deactivated: 'Le compte de cette personne est désactivé.',
  is_ceo: profileMessages.ceoFirst,
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

export const profileObstacleWords: Translated<typeof english.profileObstacleWords> = {
  active: profileReasonWords.active,
  is_ceo: profileReasonWords.is_ceo,
  ceo_has_no_manager: 'La direction générale n’a pas de manager.',
  own_status: 'Vous ne pouvez pas désactiver votre propre compte.',
  own_rights: 'Vous ne pouvez pas changer votre propre rôle ni vos propres autorisations.',
  own_place: 'Vous ne pouvez pas changer votre propre manager.',
};

export const profileFieldWords: Translated<typeof english.profileFieldWords> = {
  email_taken: 'Cette adresse e-mail est déjà utilisée.',
  email_kept:
    'Quelqu’un d’autre avait cette adresse e-mail il y a quelques jours et peut encore la reprendre.',
  email_deactivated: 'Cette personne existe déjà ; son compte est désactivé.',
  zone_unknown: profileMessages.zoneUnknown,
  department_taken: 'Ce service existe déjà.',
  department_not_for_role: 'Seuls la direction générale et les managers peuvent avoir leur propre service.',
  observer_with_ties: profileMessages.observerWithTies,
  contributor_with_reports: profileMessages.contributorWithReports,
  goal_admin_or_manager: profileMessages.goalAdminOrManager,
  from_directory:
    'Cette valeur vient de l’annuaire. Les admins de l’organisation peuvent ouvrir le champ dans Paramètres, Entreprise, Connexions.',
  responsibility_empty: profileMessages.responsibilityRequired,
};

export const invitationWords: Translated<typeof english.invitationWords> = {
  invited_too_often: 'Cette personne a été invitée cinq fois en une heure. Réessayez plus tard.',
};

export const managerWords: Translated<typeof english.managerWords> = {
  manager_missing: employeeMessages.managerRequired,
  manager_role: ({ name }) => `${name} n’est ni manager ni à la direction générale.`,
  manager_deactivated: ({ name }) => `Le compte ${ofName(name)} est désactivé.`,
  manager_outside: ({ name }) => `${name} ne fait pas partie de votre périmètre.`,
  own_manager: 'Personne ne peut être son propre manager.',
  present_manager: ({ name }) => `${name} est déjà le manager.`,
  manager_already: 'Cette personne est déjà le manager.',
  needs_place: ({ name }) => `${name} n’aurait pas de manager.`,
  reports_to_person: ({ name }) => `${name} relève de cette personne.`,
};

export const viewWords: Translated<typeof english.viewWords> = {
  too_many_views: 'Vous avez cinquante vues enregistrées. Supprimez-en une pour en garder une autre.',
  view_name_taken: 'Une autre de vos vues porte ce nom.',
};
