import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const layerTitles: Translated<typeof english.layerTitles> = {
  basics: 'Mission, Vision und Werte',
  objectives: 'Strategische Ziele',
  video: 'Botschaft der Geschäftsführung',
  publish: 'Strategie veröffentlichen',
  versions: 'Frühere Fassungen',
};
