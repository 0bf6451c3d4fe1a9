import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const summaryTitles: Translated<typeof english.summaryTitles> = {
  'report-quarterly-summary': 'Bilan trimestriel',
  'report-annual-summary': 'Bilan annuel',
};
