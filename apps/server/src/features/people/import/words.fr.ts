import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { profileMessages } from '@bellwether/domain/people/profile/words.fr';
import { importLimits } from '@bellwether/domain/shared/table/table';
import { managerWords, profileFieldWords, profileObstacleWords } from '../words.fr.ts';
import type * as english from './words.ts';

export const peopleImportWords: Translated<typeof english.peopleImportWords> = {
  no_rows: 'Ce fichier ne contient pas de personnes : rien ne suit la ligne d’en-têtes.',
  too_many_rows: `Ce fichier a plus de ${formatNumber(importLimits.rows, 'fr-FR')} personnes. Importez-le en plusieurs parties.`,
  column_missing: (column) =>
    `Ce fichier n’a pas de colonne « ${column} ». La première ligne doit contenir les en-têtes du modèle.`,
  not_proposed: 'L’aperçu ne l’a pas proposé pour toutes ces personnes. Vérifiez de nouveau le fichier.',
};

export const planWords: Translated<typeof english.planWords> = {
  name_missing: () => profileMessages.nameRequired,
  email_missing: () => profileMessages.emailRequired,
  email_invalid: () => profileMessages.emailInvalid,
  too_long: (limit) => `${limit} caractères au plus sont possibles ici.`,
  role_unknown: (word) =>
    `« ${word} » n’est pas un rôle. Utilisez Direction générale, Manager, Contribution ou Compte en lecture.`,
  permission_unknown: (word) =>
    `« ${word} » n’est pas une autorisation. Utilisez Admin. de l’organisation, Admin. des objectifs, Gestionnaire d’objectifs ou Admin. RH, séparés par des virgules.`,
  goal_admin_or_manager: () => profileMessages.goalAdminOrManager,
  day_unknown: (word) =>
    `« ${word} » n’est pas une date que l’on peut lire avec certitude. Écrivez-la sous la forme 2026-12-31.`,
  absence_wrong: () => 'Une absence se termine après son début et dure un an au plus.',
  deputy_missing: (word) =>
    `« ${word} » ne peut pas assurer une suppléance : il faut une personne active qui n’a pas un compte en lecture.`,
  zone_unknown: (word) =>
    `« ${word} » n’est pas un fuseau horaire. Utilisez un nom tel que Berlin ou Europe/Berlin.`,
  external_id_repeated: (row) => `La ligne ${row} a déjà cet ID externe.`,
  person_repeated: (row) => `La ligne ${row} concerne la même personne.`,
  external_id_differs: (id) => `La personne qui a cette adresse e-mail a l’ID externe « ${id} ».`,
  external_id_taken: () => 'Quelqu’un d’autre a cet ID externe.',
  email_taken: () => profileFieldWords.email_taken,
  email_kept: () => profileFieldWords.email_kept,
  email_in_profile: (email) =>
    `L’invitation de cette personne a été envoyée à ${email}. Tant qu’elle n’est pas acceptée, changez l’adresse e-mail dans le profil de la personne.`,
  ceo_elsewhere: () =>
    'Un import ne peut pas confier la direction générale à quelqu’un. Faites-le dans le profil de la personne.',
  ceo_first: () => profileMessages.ceoFirst,
  own_rights: () => profileObstacleWords.own_rights,
  manager_required: () => managerWords.manager_missing,
  status_unknown: (word) => `« ${word} » n’est pas un statut connu. Indiquez ce qu’il signifie.`,
  manager_missing: (named) =>
    named.includes('@')
      ? `Personne dans ce fichier ni dans l’entreprise n’a l’adresse e-mail ${named}.`
      : `Personne dans ce fichier ni dans l’entreprise n’a le nom ou l’ID « ${named} ».`,
  manager_ambiguous: (named) =>
    `Plusieurs personnes s’appellent « ${named} ». Indiquez l’adresse e-mail ou l’ID du manager.`,
  manager_left_out: (name) =>
    name === ''
      ? 'Cette ligne dépend d’autres lignes qui ne peuvent pas être écrites.'
      : `Le manager, ${name}, ne peut pas être écrit ; cette ligne non plus.`,
  own_manager: () => managerWords.own_manager,
  manager_role: (name) => managerWords.manager_role({ name }),
  manager_deactivated: (name) => managerWords.manager_deactivated({ name }),
  ceo_has_manager: () => profileObstacleWords.ceo_has_no_manager,
  observer_with_ties: () => profileMessages.observerWithTies,
  contributor_with_reports: () => profileMessages.contributorWithReports,
  circle: (name) => managerWords.reports_to_person({ name }),
  department_taken: (shown) => `Cette personne apparaîtra dans ${shown}, car un autre manager a ce service.`,
  department_not_for_role: (shown) => `Cette personne apparaîtra dans ${shown}, le service de son manager.`,
  row_repeated: (row) => `La ligne ${row} concerne la même personne et remplace celle-ci.`,
  row_left_out: () => 'Cette ligne est laissée de côté, selon votre choix.',
  person_deactivated: (name) =>
    `Le compte ${ofName(name)} est désactivé ici et le reste, sauf si vous en décidez autrement.`,
  leaver_kept: (name) =>
    `Le compte ${ofName(name)} est le vôtre ou celui de la direction générale : un fichier ne peut pas le désactiver.`,
  from_directory: (name) => `Cette valeur vient de l’annuaire ; pour ${name}, elle reste donc telle quelle.`,
  becomes_manager: (name) => `${name} devient manager, car quelqu’un relève de cette personne.`,
  language_unknown: (word) =>
    `La langue « ${word} » n’est pas proposée ; cette personne lit donc celle de l’entreprise.`,
  start_date_unknown: (word) =>
    `« ${word} » n’est pas une date que l’on peut lire avec certitude ; la date d’entrée reste donc inchangée. Écrivez-la sous la forme 2026-12-31.`,
  end_date_unknown: (word) =>
    `« ${word} » n’est pas une date que l’on peut lire avec certitude ; la ligne ne dit donc pas si cette personne est partie. Écrivez-la sous la forme 2026-12-31.`,
  left_against_status: (word) =>
    `Le statut est « ${word} », mais la date de fin est passée ou le compte est bloqué. Cette personne est donc considérée comme partie.`,
  column_unknown: (heading) => `La colonne « ${heading} » n’est pas lue.`,
};

export const exportWords: Translated<typeof english.exportWords> = {
  title: 'Personnes',
  sheet: 'Personnes',
  template: 'Personnes à importer',
};

export const peopleFaultsFile: Translated<typeof english.peopleFaultsFile> = {
  name: 'bellwether-personnes-non-reprises.csv',
  title: 'Lignes non reprises',
  sheet: 'Personnes',
  whatIsWrong: 'Ce qui ne va pas',
};
