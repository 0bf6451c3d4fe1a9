import type { Translated } from '../locale/language.ts';
import { formatNumber } from '../locale/numbers.ts';
import type * as english from './words.ts';

export const textWords: Translated<typeof english.textWords> = {
  too_long: ({ label, limit }) => `${label} : ${formatNumber(limit, 'fr-FR')} caractères au plus.`,
  not_storable: 'Ce texte contient un caractère qui ne peut pas être enregistré.',
};
