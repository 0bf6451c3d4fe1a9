import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.providers.ts';

export const providerWaysWords: Translated<typeof english.providerWaysWords> = {
  continueWith: (way) => `Continuar con ${way}`,
  or: 'o',
  withPassword: 'Usar contraseña',
  withPasswordHint: 'Solo para quienes conservan una contraseña para emergencias.',
  withPasswordInstead: 'Usar contraseña en su lugar',
};
