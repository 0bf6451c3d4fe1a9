import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.invitation.ts';

export const invitationPageWords: Translated<typeof english.invitationPageWords> = {
  welcome: (name) => `Le damos la bienvenida, ${name}`,
  chooseAPassword: 'Elija una contraseña para empezar.',
  iAcceptThe: 'Acepto:',
  termsAndConditions: 'Términos y condiciones',
  privacyPolicy: 'Política de privacidad',
  acceptInvitation: 'Aceptar invitación',
};
