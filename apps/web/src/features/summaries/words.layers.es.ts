import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const summaryTitles: Translated<typeof english.summaryTitles> = {
  'report-quarterly-summary': 'Resumen trimestral',
  'report-annual-summary': 'Resumen anual',
};
