import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const layersWords: Translated<typeof english.layersWords> = {
  filters: 'Filtres',
};
