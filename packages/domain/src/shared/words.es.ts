import type { Translated } from '../locale/language.ts';
import { formatNumber } from '../locale/numbers.ts';
import type * as english from './words.ts';

export const textWords: Translated<typeof english.textWords> = {
  too_long: ({ label, limit }) => `${label}: ${formatNumber(limit, 'es-ES')} caracteres como máximo.`,
  not_storable: 'Este texto contiene un carácter que no se puede guardar.',
};
