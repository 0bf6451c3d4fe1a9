import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.reset-password.ts';

export const resetPasswordPageWords: Translated<typeof english.resetPasswordPageWords> = {
  changePassword: 'Cambiar contraseña',
};
