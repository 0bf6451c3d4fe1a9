import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const readingWords: Translated<typeof english.readingWords> = {
  any_period_not_offered:
    'Alle Quartale zugleich gibt es nur für Ihre eigenen Ziele und für das, was auf Sie wartet.',
};
