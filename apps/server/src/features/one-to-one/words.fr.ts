import type { Translated } from '@bellwether/domain/locale/language';
import { pointLimits } from '@bellwether/domain/one-to-one/points';
import type * as english from './words.ts';

export const oneToOneWords: Translated<typeof english.oneToOneWords> = {
  too_many: `Il y a ${pointLimits.open} points ouverts. Cochez-en ou retirez-en d’abord quelques-uns.`,
};
