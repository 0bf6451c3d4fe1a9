import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { profileMessages } from '@bellwether/domain/people/profile/words.de';
import { importLimits } from '@bellwether/domain/shared/table/table';
import { managerWords, profileFieldWords, profileObstacleWords } from '../words.de.ts';
import type * as english from './words.ts';

export const peopleImportWords: Translated<typeof english.peopleImportWords> = {
  no_rows: 'Diese Datei enthält keine Personen: Auf die Zeile mit den Überschriften folgt nichts.',
  too_many_rows: `Diese Datei hat mehr als ${formatNumber(importLimits.rows, 'de-DE')} Personen. Bitte importieren Sie sie in Teilen.`,
  column_missing: (column) =>
    `Diese Datei hat keine Spalte „${column}“. Die erste Zeile muss die Überschriften der Vorlage haben.`,
  not_proposed:
    'Die Vorschau hat das nicht für alle hier vorgeschlagen. Bitte prüfen Sie die Datei noch einmal.',
};

export const planWords: Translated<typeof english.planWords> = {
  name_missing: () => profileMessages.nameRequired,
  email_missing: () => profileMessages.emailRequired,
  email_invalid: () => profileMessages.emailInvalid,
  too_long: (limit) => `Hier sind höchstens ${limit} Zeichen möglich.`,
  role_unknown: (word) =>
    `„${word}“ ist keine Rolle. Verwenden Sie Geschäftsführung, Führungskraft, Mitwirkung oder Beobachtung.`,
  permission_unknown: (word) =>
    `„${word}“ ist keine Berechtigung. Verwenden Sie Organisationsadmin, Zieladmin, Zielmanagement oder HR-Admin, durch Kommas getrennt.`,
  goal_admin_or_manager: () => profileMessages.goalAdminOrManager,
  day_unknown: (word) => `„${word}“ ist kein eindeutig lesbarer Tag. Schreiben Sie ihn als 2026-12-31.`,
  absence_wrong: () => 'Eine Abwesenheit endet nach ihrem Beginn und dauert höchstens ein Jahr.',
  deputy_missing: (word) =>
    `„${word}“ kann niemanden vertreten: Nötig ist eine aktive Person, die nicht nur beobachtet.`,
  zone_unknown: (word) =>
    `„${word}“ ist keine Zeitzone. Verwenden Sie einen Namen wie Berlin oder Europe/Berlin.`,
  external_id_repeated: (row) => `Zeile ${row} hat diese externe ID schon.`,
  person_repeated: (row) => `In Zeile ${row} geht es um dieselbe Person.`,
  external_id_differs: (id) => `Die Person mit dieser E-Mail-Adresse hat die externe ID „${id}“.`,
  external_id_taken: () => 'Jemand anderes hat diese externe ID.',
  email_taken: () => profileFieldWords.email_taken,
  email_kept: () => profileFieldWords.email_kept,
  email_in_profile: (email) =>
    `Diese Person wurde als ${email} eingeladen. Bitte ändern Sie die E-Mail-Adresse einer eingeladenen Person in ihrem Profil.`,
  ceo_elsewhere: () =>
    'Ein Import kann niemanden zur Geschäftsführung machen. Bitte tun Sie das im Profil der Person.',
  ceo_first: () => profileMessages.ceoFirst,
  own_rights: () => profileObstacleWords.own_rights,
  manager_required: () => managerWords.manager_missing,
  status_unknown: (word) => `„${word}“ ist kein bekannter Status. Bitte geben Sie an, was er bedeutet.`,
  manager_missing: (named) =>
    named.includes('@')
      ? `Weder in dieser Datei noch im Unternehmen hat jemand die E-Mail-Adresse ${named}.`
      : `Weder in dieser Datei noch im Unternehmen hat jemand den Namen oder die ID „${named}“.`,
  manager_ambiguous: (named) =>
    `Mehrere Personen heißen „${named}“. Bitte nennen Sie die Führungskraft mit E-Mail-Adresse oder ID.`,
  manager_left_out: (name) =>
    name === ''
      ? 'Diese Zeile braucht andere Zeilen, die nicht geschrieben werden können.'
      : `Die Führungskraft, ${name}, kann nicht geschrieben werden, also auch diese Zeile nicht.`,
  own_manager: () => managerWords.own_manager,
  manager_role: (name) => managerWords.manager_role({ name }),
  manager_deactivated: (name) => managerWords.manager_deactivated({ name }),
  ceo_has_manager: () => profileObstacleWords.ceo_has_no_manager,
  observer_with_ties: () => profileMessages.observerWithTies,
  contributor_with_reports: () => profileMessages.contributorWithReports,
  circle: (name) => managerWords.reports_to_person({ name }),
  department_taken: (shown) =>
    `Diese Person erscheint unter ${shown}, weil eine andere Führungskraft diese Abteilung hat.`,
  department_not_for_role: (shown) =>
    `Diese Person erscheint unter ${shown}, der Abteilung ihrer Führungskraft.`,
  row_repeated: (row) => `In Zeile ${row} geht es um dieselbe Person; sie wird anstelle dieser gelesen.`,
  row_left_out: () => 'Diese Zeile wird auf Ihren Wunsch ausgelassen.',
  person_deactivated: (name) => `${name} ist hier deaktiviert und bleibt es, wenn Sie nichts anderes wählen.`,
  leaver_kept: (name) =>
    `${name} ist die Geschäftsführung oder Sie selbst und kann nicht durch eine Datei deaktiviert werden.`,
  from_directory: (name) => `Das kommt aus dem Verzeichnis und bleibt deshalb für ${name}, wie es ist.`,
  becomes_manager: (name) => `${name} wird Führungskraft, weil jemand dieser Person unterstellt ist.`,
  language_unknown: (word) =>
    `Die Sprache „${word}“ wird nicht angeboten; für diese Person gilt deshalb die des Unternehmens.`,
  start_date_unknown: (word) =>
    `„${word}“ ist kein eindeutig lesbarer Tag, deshalb bleibt das Eintrittsdatum unverändert. Schreiben Sie den Tag als 2026-12-31.`,
  end_date_unknown: (word) =>
    `„${word}“ ist kein eindeutig lesbarer Tag, deshalb sagt die Zeile nicht, ob diese Person ausgeschieden ist. Schreiben Sie den Tag als 2026-12-31.`,
  left_against_status: (word) =>
    `Der Status ist „${word}“, aber das Enddatum ist vorbei oder das Konto ist gesperrt. Deshalb gilt diese Person als ausgeschieden.`,
  column_unknown: (heading) => `Die Spalte „${heading}“ wird nicht gelesen.`,
};

export const exportWords: Translated<typeof english.exportWords> = {
  title: 'Personen',
  sheet: 'Personen',
  template: 'Personen zum Importieren',
};

export const peopleFaultsFile: Translated<typeof english.peopleFaultsFile> = {
  name: 'bellwether-ausgelassene-personen.csv',
  title: 'Ausgelassene Zeilen',
  sheet: 'Personen',
  whatIsWrong: 'Was nicht stimmt',
};
