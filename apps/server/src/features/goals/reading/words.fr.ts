import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const readingWords: Translated<typeof english.readingWords> = {
  any_period_not_offered:
    'Tous les trimestres à la fois ne sont proposés que pour vos propres objectifs et pour ce qui vous attend.',
};
