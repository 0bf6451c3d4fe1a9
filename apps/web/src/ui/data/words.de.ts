import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const changeListWords: Translated<typeof english.changeListWords> = {
  empty: 'Leer',
};

export const loadMoreWords: Translated<typeof english.loadMoreWords> = {
  notLoaded: 'Weitere Einträge konnten nicht geladen werden.',
  loadMore: 'Mehr laden',
};

export const asOfWords: Translated<typeof english.asOfWords> = {
  asOf: (time) => `Stand: ${time}`,
};
