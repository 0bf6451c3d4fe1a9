import type { Translated } from '../locale/language.ts';
import { formatNumber } from '../locale/numbers.ts';
import type * as english from './words.ts';

export const textWords: Translated<typeof english.textWords> = {
  too_long: ({ label, limit }) => `${label}: höchstens ${formatNumber(limit, 'de-DE')} Zeichen.`,
  not_storable: 'Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann.',
};
