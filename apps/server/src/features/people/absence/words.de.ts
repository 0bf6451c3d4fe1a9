import type { Translated } from '@bellwether/domain/locale/language';
import { absenceFaultMessages } from '@bellwether/domain/people/absence/words.de';
import type * as english from './words.ts';

export const absenceWords: Translated<typeof english.absenceWords> = {
  ...absenceFaultMessages,
  deputy_missing: 'Bitte wählen Sie eine aktive Person, die nicht nur beobachtet.',
};
