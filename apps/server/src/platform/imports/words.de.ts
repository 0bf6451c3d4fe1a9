import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const importWords: Translated<typeof english.importWords> = {
  sheet_missing: (sheet) => `Diese Datei hat kein Blatt „${sheet}“.`,
  no_text: 'Nur eine Textdatei hat eine Kodierung.',
  heading_missing: 'Diese Datei hat keine Spalte mit dieser Überschrift.',
  import_ended: 'Dieser Import ist schon beendet.',
  import_started: 'Dieser Import hat schon begonnen.',
};
