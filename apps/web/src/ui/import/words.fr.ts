import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const importTableWords: Translated<typeof english.importTableWords> = {
  more: (count) => `Et ${count} de plus.`,
};
