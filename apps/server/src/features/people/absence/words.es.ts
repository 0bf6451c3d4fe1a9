import type { Translated } from '@bellwether/domain/locale/language';
import { absenceFaultMessages } from '@bellwether/domain/people/absence/words.es';
import type * as english from './words.ts';

export const absenceWords: Translated<typeof english.absenceWords> = {
  ...absenceFaultMessages,
  deputy_missing: 'Elija una persona activa que no sea solo observadora.',
};
