import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const saveFormWords: Translated<typeof english.saveFormWords> = {
  cancel: 'Cancelar',
  save: 'Guardar',
};
