import { tokenLimits } from '@bellwether/domain/accounts/tokens/tokens';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const tokenWords: Translated<typeof english.tokenWords> = {
  too_many_own: `Vous avez ${tokenLimits.personal} jetons. Mettez d’abord fin à l’un d’eux.`,
  too_many_of_company: `L’entreprise a ${tokenLimits.company} jetons. Mettez d’abord fin à l’un d’eux.`,
  needs_an_end: 'Votre entreprise exige que chaque jeton expire. Choisissez un nombre de jours.',
};
