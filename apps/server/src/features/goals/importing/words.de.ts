import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { importLimits } from '@bellwether/domain/shared/table/table';
import type * as english from './words.ts';

export const goalImportWords: Translated<typeof english.goalImportWords> = {
  no_rows: 'Diese Datei enthält keine Ziele: Auf die Zeile mit den Überschriften folgt nichts.',
  too_many_rows: `Diese Datei hat mehr als ${formatNumber(importLimits.rows, 'de-DE')} Zeilen. Bitte importieren Sie sie in Teilen.`,
  column_missing: (column) => `Diese Datei hat keine Spalte „${column}“. Jedes Ziel braucht einen Titel.`,
  meaning_unknown: 'Bitte wählen Sie eine der Bedeutungen aus der Liste.',
  not_done: 'Nur ein ausgeführter Import kann rückgängig gemacht werden.',
  undo_over: 'Ein Import kann 24 Stunden lang rückgängig gemacht werden. Dieser ist älter.',
  touched:
    'Seitdem hat jemand Ziele dieses Imports geändert oder verwendet, deshalb kann er nicht mehr rückgängig gemacht werden.',
};

export const goalFaultWords: Translated<typeof english.goalFaultWords> = {
  title_missing: () => 'Diese Zeile hat keinen Titel.',
  title_too_long: (limit) => `Ein Titel hat höchstens ${limit} Zeichen.`,
  quarter_missing: () => 'Diese Zeile nennt weder ein Quartal noch ein Datum.',
  quarter_unknown: (text) =>
    `„${text}“ ist kein Quartal. Verwenden Sie einen Namen wie Q3 2026 oder ein Start- und ein Enddatum.`,
  quarter_out_of_range: () =>
    'Dieses Quartal liegt mehr als zehn Jahre zurück oder mehr als fünf Quartale in der Zukunft.',
  owner_missing: () => 'Diese Zeile nennt keine verantwortliche Person.',
  owner_unknown: (text) => `Im Unternehmen hat niemand die Adresse, die ID oder den Namen „${text}“.`,
  owner_ambiguous: (text) =>
    `Mehrere Personen heißen „${text}“. Bitte nennen Sie die verantwortliche Person mit E-Mail-Adresse oder ID.`,
  owner_left_out: () => 'Diese Zeile wird auf Ihren Wunsch ausgelassen.',
  owner_observer: (name) => `${name} beobachtet nur und kann keine Ziele haben.`,
  owner_deactivated: (name) => `${name} ist deaktiviert und kann nur Ziele beendeter Quartale haben.`,
  measurement_missing: () => 'Dieses Ziel hat keine Messgröße, deshalb steht dort auch sein Titel.',
  text_cut: (limit) => `Dieser Text wird nach ${limit} Zeichen abgeschnitten.`,
  row_repeated: (row) => `Diese Zeile enthält nichts, was nicht schon in Zeile ${row} steht.`,
  example_row: () => 'Das Beispiel der Vorlage ist kein Ziel.',
  parent_unknown: (text) => `Kein Ziel heißt „${text}“, deshalb wird dieses nicht zugeordnet.`,
  parent_ambiguous: (text) => `Mehrere Ziele heißen „${text}“, deshalb wird dieses nicht zugeordnet.`,
  parent_left_out: (text) =>
    `„${text}“ kann nicht geschrieben werden, deshalb wird dieses Ziel nicht zugeordnet.`,
  parent_private: (text) => `„${text}“ ist privat, deshalb wird dieses Ziel nicht zugeordnet.`,
  parent_later: (text) =>
    `„${text}“ gehört zu einem späteren Quartal, deshalb wird dieses Ziel nicht zugeordnet.`,
  parent_other_year: (text) =>
    `„${text}“ ist abgeschlossen oder aus einem anderen Geschäftsjahr, deshalb wird dieses Ziel nicht zugeordnet.`,
  parent_circle: () => 'Diese Ziele sind im Kreis zugeordnet, deshalb wird dieses nicht zugeordnet.',
  word_unknown: (word) =>
    `„${word}“ ist nicht bekannt und hat noch keine Bedeutung. Bitte geben Sie an, was es bedeutet.`,
  date_unknown: (text) => `„${text}“ ist kein Datum in dieser Reihenfolge von Tag und Monat.`,
  check_in_outside: (day) =>
    `Der Check-in vom ${day} liegt außerhalb des Quartals oder in der Zukunft und wird ausgelassen.`,
  check_in_of_draft: () => 'Ein Entwurf hat keine Check-ins, deshalb werden sie ausgelassen.',
  author_unknown: (text) => `„${text}“ ist nicht bekannt, deshalb gilt dieser Check-in als Ihrer.`,
  visibility_unknown: (word) =>
    `„${word}“ sagt nicht eindeutig, wer dieses Ziel sieht, deshalb wird es privat.`,
  already_here: (title) => `„${title}“ ist schon hier und bleibt, wie es ist.`,
  column_unknown: (heading) => `Die Spalte „${heading}“ wird nicht gelesen.`,
};

export const goalFaultsFile: Translated<typeof english.goalFaultsFile> = {
  name: 'bellwether-ausgelassene-ziele.csv',
  title: 'Ausgelassene Zeilen',
  sheet: 'Ziele',
  whatIsWrong: 'Was nicht stimmt',
};

export const importedWords: Translated<typeof english.importedWords> = {
  result: (text) => (text === '' ? 'Aus einer Datei importiert.' : `Aus einer Datei importiert: ${text}`),
};
