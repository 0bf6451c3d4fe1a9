import type { Translated } from '@bellwether/domain/locale/language';
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
  next: 'Weiter',
};
