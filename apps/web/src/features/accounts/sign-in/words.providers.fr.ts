import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.providers.ts';

export const providerWaysWords: Translated<typeof english.providerWaysWords> = {
  continueWith: (way) => `Continuer avec ${way}`,
  or: 'ou',
  withPassword: 'Utiliser un mot de passe',
  withPasswordHint: 'Seulement pour les personnes qui gardent un mot de passe pour les urgences.',
  withPasswordInstead: 'Utiliser plutôt un mot de passe',
};
