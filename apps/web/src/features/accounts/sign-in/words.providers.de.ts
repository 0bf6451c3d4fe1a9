import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.providers.ts';

export const providerWaysWords: Translated<typeof english.providerWaysWords> = {
  continueWith: (way) => `Weiter mit ${way}`,
  or: 'oder',
  withPassword: 'Passwort verwenden',
  withPasswordHint: 'Nur für Personen, die für Notfälle ein Passwort behalten.',
  withPasswordInstead: 'Stattdessen Passwort verwenden',
};
