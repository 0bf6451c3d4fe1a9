import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '../data/shown.ts';
import type * as english from './words.ts';

export const importTableWords: Translated<typeof english.importTableWords> = {
  more: (count) => `Und ${count} weitere.`,
};

export const readingStepWords: Translated<typeof english.readingStepWords> = {
  sheet: 'Tabellenblatt',
  encoding: 'Zeichenkodierung',
  encodingHint:
    'Bitte sehen Sie sich die Beispiele unten an: Stimmen die Buchstaben? Wenn nicht, wählen Sie eine andere Zeichenkodierung.',
  samples: 'Beispiele aus der Datei',
  headingRow: 'Zeile mit den Überschriften',
  readAgain: 'Erneut lesen',
};

export const tableImportWords: Translated<typeof english.tableImportWords> = {
  choose: 'Datei auswählen',
  reading: 'Die Datei wird geprüft …',
  steps: 'Schritte des Imports',
  next: 'Weiter',
  columnsLead:
    'Wählen Sie, als was jede Spalte gelesen wird. Die Auswahl wird für die nächste Datei mit diesen Überschriften gespeichert.',
  notRead: 'Nicht gelesen',
  noHeading: '(ohne Überschrift)',
  fieldOf: (heading) => `${heading || '(ohne Überschrift)'} wird gelesen als`,
  questionsTitle: 'Was die Datei offen lässt',
  rowsOf: (rows) =>
    rows.length > 5
      ? `Zeilen ${rows.slice(0, 5).join(', ')} und ${shownNumber(rows.length - 5)} weitere`
      : `${rows.length === 1 ? 'Zeile' : 'Zeilen'} ${rows.join(', ')}`,
  leaveOut: 'Auslassen',
  row: 'Zeile',
  column: 'Spalte',
  fault: 'Was nicht stimmt',
  warning: 'Was anders sein wird',
  faultsTitle: 'In der Datei zu korrigieren',
  warningsTitle: 'Bitte ansehen',
  downloadFaults: 'Ausgelassene Zeilen herunterladen',
  failedDownload: 'Die Datei konnte nicht heruntergeladen werden.',
  other: 'Andere Datei auswählen',
  gone: 'Diese Datei wurde bereits importiert oder abgebrochen. Bitte wählen Sie sie erneut aus.',
  loadFailed: 'Der Import konnte nicht geladen werden.',
  waiting: 'Der Import beginnt …',
  progress: 'Import',
  leave: 'Sie können diese Seite verlassen; der Import läuft weiter.',
  cancel: 'Import abbrechen',
  again: 'Weitere Datei importieren',
};
