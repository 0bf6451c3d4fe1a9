import { tokenLimits } from '@bellwether/domain/accounts/tokens/tokens';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const tokenWords: Translated<typeof english.tokenWords> = {
  too_many_own: `Tiene ${tokenLimits.personal} tokens. Anule primero uno.`,
  too_many_of_company: `La empresa tiene ${tokenLimits.company} tokens. Anule primero uno.`,
  needs_an_end: 'Su empresa exige que todos los tokens caduquen. Elija un número de días.',
};
