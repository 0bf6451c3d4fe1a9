import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.overview.ts';

export const latestUpdateWords: Translated<typeof english.latestUpdateWords> = {
  title: 'Dernière mise à jour',
};
