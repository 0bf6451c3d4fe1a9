import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const selectWords: Translated<typeof english.selectWords> = {
  nothingFound: 'Sin resultados',
};
