import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const manualMessages: Translated<typeof english.manualMessages> = {
  onlyPdf: 'Solo se pueden subir archivos PDF.',
  failed: 'Algo ha ido mal.',
  discRequired: 'Seleccione su tipo DISC.',
  descriptionRequired: 'Genere una descripción.',
};
