import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const readingWords: Translated<typeof english.readingWords> = {
  any_period_not_offered:
    'Todos los trimestres a la vez solo se ofrecen para sus propios objetivos y para lo que está pendiente de usted.',
};
