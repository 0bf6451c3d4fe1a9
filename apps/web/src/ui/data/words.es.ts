import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const changeListWords: Translated<typeof english.changeListWords> = {
  empty: 'Vacío',
};

export const loadMoreWords: Translated<typeof english.loadMoreWords> = {
  notLoaded: 'No se ha podido cargar más.',
  loadMore: 'Cargar más',
};

export const asOfWords: Translated<typeof english.asOfWords> = {
  asOf: (time) => `Estado de los datos: ${time}`,
};
