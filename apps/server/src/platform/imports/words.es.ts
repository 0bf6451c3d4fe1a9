import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const importWords: Translated<typeof english.importWords> = {
  sheet_missing: (sheet) => `Este archivo no tiene ninguna hoja «${sheet}».`,
  no_text: 'Solo un archivo de texto tiene codificación.',
  heading_missing: 'Este archivo no tiene ninguna columna con este encabezado.',
  import_ended: 'Esta importación ya ha terminado.',
  import_started: 'Esta importación ya ha empezado.',
};
