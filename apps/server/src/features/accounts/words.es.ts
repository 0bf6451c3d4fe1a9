import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const accountWords: Translated<typeof english.accountWords> = {
  sign_in_refused: 'Su correo o su contraseña no son correctos, o su cuenta está bloqueada.',
  tenant_deactivated: 'Su empresa está desactivada.',
  sign_in_elsewhere: (provider) => `Su empresa inicia sesión con ${provider}. Úselo.`,
  last_keepers: (provider) =>
    `Es una de las dos últimas personas que pueden iniciar sesión sin ${provider}. Indique antes a otra en Ajustes → Conexiones.`,
  too_many_attempts: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
  invitation_invalid: 'Este enlace de invitación ya no es válido. Pida uno nuevo.',
  reset_invalid: 'El enlace para restablecer la contraseña ha caducado.',
  unlock_invalid: 'El enlace para desbloquear ha caducado.',
  confirm_invalid: 'El enlace para confirmar ha caducado.',
  not_me_used: 'Este enlace ya se ha usado: se anuló el cambio y se cerraron todas las sesiones.',
  not_me_expired:
    'Este enlace era para anular un cambio de su dirección de correo y ya no funciona. Avise a la administración de la organización de su empresa.',
  not_me_invalid:
    'Este enlace no es válido. Era para anular un cambio de su dirección de correo; si ha recibido varios correos sobre el cambio, use el más reciente.',
  password_too_easy: (sentence) => sentence,
  password_wrong: 'Su contraseña no es correcta.',
  old_password_wrong: 'La contraseña actual no es correcta.',
};
