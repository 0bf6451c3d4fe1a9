import { secondStepLimits } from '@bellwether/domain/accounts/second-step/second-step';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const passkeyWords: Translated<typeof english.passkeyWords> = {
  passkey_refused: 'No se ha podido comprobar esta llave de acceso. Inténtelo de nuevo.',
  passkey_unknown: 'Esta llave de acceso no sirve para iniciar sesión aquí. Use su contraseña.',
  passkey_known: 'Esta llave de acceso ya está en su lista.',
  too_many_passkeys: `Tiene ${secondStepLimits.passkeys} llaves de acceso. Quite primero una.`,
  last_step: 'Su empresa exige un segundo paso, y este es el último que tiene. Añada primero otro.',
};
