import type { Translated } from '@bellwether/domain/locale/language';
import { employeeMessages } from '@bellwether/domain/people/adding/words.de';
import { profileMessages } from '@bellwether/domain/people/profile/words.de';
import type * as english from './words.ts';

export const profileReasonWords: Translated<typeof english.profileReasonWords> = {
  ceo_changed: 'Inzwischen ist jemand anderes die Geschäftsführung. Bitte sehen Sie noch einmal nach.',
  active: 'Diese Person ist aktiv.',
  invited: 'Diese Person hat die Einladung noch nicht angenommen.',
  uninvited: 'Diese Person wurde nie eingeladen.',
  deactivated: 'Diese Person ist deaktiviert.',
  is_ceo: profileMessages.ceoFirst,
  is_observer: 'Diese Person hat die Rolle Beobachtung.',
  cannot_have_reports: 'Nur Geschäftsführung und Führungskräfte können direkt Unterstellte haben.',
  notes_off: 'Ihr Unternehmen hat Notizen ausgeschaltet.',
  talent_off: 'Ihr Unternehmen hat Beurteilungen ausgeschaltet.',
  address_freed:
    'Die E-Mail-Adresse dieser Person wurde freigegeben. Ein Organisationsadmin kann die Person mit einer neuen aktivieren.',
  has_address: 'Diese Person hat eine E-Mail-Adresse.',
  from_directory: 'Die Führungskraft kommt aus dem Verzeichnis.',
  erased: 'Die Daten dieser Person wurden endgültig gelöscht.',
  held: 'Eine Aufbewahrungspflicht verhindert das.',
};

export const profileObstacleWords: Translated<typeof english.profileObstacleWords> = {
  active: profileReasonWords.active,
  is_ceo: profileReasonWords.is_ceo,
  ceo_has_no_manager: 'Die Geschäftsführung hat keine Führungskraft.',
  own_status: 'Sie können sich nicht selbst deaktivieren.',
  own_rights: 'Sie können Ihre eigene Rolle und Ihre eigenen Berechtigungen nicht ändern.',
  own_place: 'Sie können Ihre eigene Führungskraft nicht ändern.',
};

export const profileFieldWords: Translated<typeof english.profileFieldWords> = {
  email_taken: 'Diese E-Mail-Adresse wird schon verwendet.',
  email_kept:
    'Diese E-Mail-Adresse gehörte bis vor wenigen Tagen jemand anderem, der sie noch zurückholen kann.',
  email_deactivated: 'Diese Person gibt es schon, und sie ist deaktiviert.',
  zone_unknown: profileMessages.zoneUnknown,
  department_taken: 'Diese Abteilung gibt es schon.',
  department_not_for_role: 'Nur Geschäftsführung und Führungskräfte können eine eigene Abteilung haben.',
  observer_with_ties: profileMessages.observerWithTies,
  contributor_with_reports: profileMessages.contributorWithReports,
  goal_admin_or_manager: profileMessages.goalAdminOrManager,
  from_directory:
    'Das kommt aus dem Verzeichnis. Ein Organisationsadmin kann das Feld unter Einstellungen, Unternehmen, Verbindungen öffnen.',
  responsibility_empty: profileMessages.responsibilityRequired,
};

export const invitationWords: Translated<typeof english.invitationWords> = {
  invited_too_often:
    'Diese Person wurde innerhalb einer Stunde fünfmal eingeladen. Bitte versuchen Sie es später erneut.',
};

export const managerWords: Translated<typeof english.managerWords> = {
  manager_missing: employeeMessages.managerRequired,
  manager_role: ({ name }) => `${name} ist weder Geschäftsführung noch Führungskraft.`,
  manager_deactivated: ({ name }) => `${name} ist deaktiviert.`,
  manager_outside: ({ name }) => `${name} gehört nicht zu Ihrem Bereich.`,
  own_manager: 'Niemand kann die eigene Führungskraft sein.',
  present_manager: ({ name }) => `${name} ist schon die Führungskraft.`,
  manager_already: 'Diese Person ist schon die Führungskraft.',
  needs_place: ({ name }) => `${name} hätte keine Führungskraft.`,
  reports_to_person: ({ name }) => `${name} ist dieser Person unterstellt.`,
};

export const viewWords: Translated<typeof english.viewWords> = {
  too_many_views: 'Sie haben fünfzig gespeicherte Ansichten. Löschen Sie eine, um eine weitere zu speichern.',
  view_name_taken: 'Eine andere Ihrer Ansichten hat diesen Namen.',
};
