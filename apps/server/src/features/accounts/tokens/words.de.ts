import { tokenLimits } from '@bellwether/domain/accounts/tokens/tokens';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const tokenWords: Translated<typeof english.tokenWords> = {
  too_many_own: `Sie haben ${tokenLimits.personal} Tokens. Bitte beenden Sie zuerst einen.`,
  too_many_of_company: `Das Unternehmen hat ${tokenLimits.company} Tokens. Bitte beenden Sie zuerst einen.`,
  needs_an_end: 'Ihr Unternehmen verlangt, dass jeder Token endet. Bitte wählen Sie eine Anzahl von Tagen.',
};
