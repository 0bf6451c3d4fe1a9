import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const changeListWords: Translated<typeof english.changeListWords> = {
  empty: 'Vide',
};

export const loadMoreWords: Translated<typeof english.loadMoreWords> = {
  notLoaded: 'Impossible de charger la suite.',
  loadMore: 'Afficher plus',
};

export const asOfWords: Translated<typeof english.asOfWords> = {
  asOf: (time) => `Chiffres de ${time}`,
};
