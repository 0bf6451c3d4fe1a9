import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.sign-in.ts';

export const passkeySignInWords: Translated<typeof english.passkeySignInWords> = {
  signIn: 'Se connecter avec une clé d’accès',
};
