import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.links.ts';

export const TERMS_REQUIRED: string = 'Acepte los términos y condiciones.';

export const PRIVACY_REQUIRED: string = 'Acepte la política de privacidad.';

export const resetHint: string =
  'Escriba el correo con el que inicia sesión. Recibirá un enlace para elegir una contraseña nueva.';

export const unlockHint: string =
  'Demasiadas contraseñas erróneas bloquean una cuenta un tiempo. Escriba el correo con el que inicia sesión y recibirá un enlace que la desbloquea al momento.';

export const CHECK_MAIL: string = 'Revise su correo';

export const resetSent: string =
  'Si hay una cuenta con este correo, un enlace para elegir una contraseña nueva va de camino.';

export const unlockSent: string =
  'Si hay una cuenta con este correo, un enlace que la desbloquea va de camino.';

export const linkSent: string =
  'Vale una vez, durante una hora. Si no llega nada, mire también en su carpeta de spam.';

export const BACK_TO_LOGIN: string = 'Volver a iniciar sesión';

export const CHOOSE_PASSWORD: string = 'Elija una contraseña nueva';

export const PASSWORD_CHANGED: string = 'Su contraseña se ha cambiado.';

export const invitedTo: typeof english.invitedTo = (company, invitedBy) =>
  invitedBy === company ? `${company} le ha invitado.` : `${invitedBy} le ha invitado a ${company}.`;

export const CRITERIA: Translated<typeof english.CRITERIA> = {
  length: 'Al menos 8 caracteres',
  cases: 'Minúsculas y mayúsculas',
  digit: 'Un número',
  special: 'Un carácter especial',
};

export const linkRequestFormWords: Translated<typeof english.linkRequestFormWords> = {
  email: 'Correo',
  send: 'Enviar',
};

export const newPasswordFieldsWords: Translated<typeof english.newPasswordFieldsWords> = {
  password: 'Contraseña',
  confirmPassword: 'Confirmar contraseña',
};

export const passwordMeterWords: Translated<typeof english.passwordMeterWords> = {
  met: 'cumplido',
  missing: 'falta',
  strength: (strength) => `Seguridad: ${strength}`,
  aStrongPasswordHas: 'Una contraseña segura tiene:',
};
