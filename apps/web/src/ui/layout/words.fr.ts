import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const pageWords: Translated<typeof english.pageWords> = {
  breadcrumb: 'Fil d’Ariane',
};
