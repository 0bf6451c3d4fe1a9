import type { Translated } from '@bellwether/domain/locale/language';
import { pointLimits } from '@bellwether/domain/one-to-one/points';
import type * as english from './words.ts';

export const oneToOneWords: Translated<typeof english.oneToOneWords> = {
  too_many: `Hay ${pointLimits.open} puntos abiertos. Marque o quite primero algunos.`,
};
