import { onlyTables } from '@bellwether/contract/words.files.de';
import { likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/words.rating.de';
import type { Translated } from '@bellwether/domain/locale/language';
import { chartWriter } from '@bellwether/domain/reports/charts/writer.de';
import { wrongFileSentence } from '../refusal/words.files.de.ts';
import type * as english from './words.ts';

export const printWords: Translated<typeof english.printWords> = {
  glance: 'Auf einen Blick',
  alone: 'Ohne Baum',
};

export const reportWords: Translated<typeof english.reportWords> = {
  colon: ':',
  ...printWords,
  contents: 'Inhalt',
  language: 'de',
  page: 'Seite {n} von {all}',
  yes: 'Ja',
  no: 'Nein',
  weekAxis: 'Woche des Quartals',
  likelihood: likelihoodLabels,
  quality: qualityLabels,
  columns: chartWriter.columns,
};

export const cellWords: Translated<typeof english.cellWords> = {
  choose: 'Bitte wählen Sie etwas aus der Liste.',
};

export const tableWords: Translated<typeof english.tableWords> = {
  wrong_kind: (file) => wrongFileSentence(file, onlyTables),
  old_excel:
    'Diese Datei hat ein Passwort oder stammt aus einem alten Excel. Bitte speichern Sie sie als .xlsx oder CSV.',
  too_complex: 'Diese Datei ist zu groß zum Lesen. Bitte speichern Sie nur das Blatt mit der Liste, als CSV.',
};
