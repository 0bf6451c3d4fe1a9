import type { Translated } from '@bellwether/domain/locale/language';
import { absenceFaultMessages } from '@bellwether/domain/people/absence/words.fr';
import type * as english from './words.ts';

export const absenceWords: Translated<typeof english.absenceWords> = {
  ...absenceFaultMessages,
  deputy_missing: 'Choisissez une personne active qui n’a pas un compte en lecture.',
};
