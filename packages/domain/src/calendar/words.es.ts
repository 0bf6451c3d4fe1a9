import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const weekWords: Translated<typeof english.weekWords> = {
  week: ({ week, ends }) => `Semana ${week} · termina el ${ends}`,
};
