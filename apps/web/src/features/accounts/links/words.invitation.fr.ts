import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.invitation.ts';

export const invitationPageWords: Translated<typeof english.invitationPageWords> = {
  welcome: (name) => `Bienvenue, ${name}`,
  chooseAPassword: 'Choisissez d’abord un mot de passe.',
  iAcceptThe: 'J’accepte :',
  termsAndConditions: 'Conditions d’utilisation',
  privacyPolicy: 'Politique de confidentialité',
  acceptInvitation: 'Accepter l’invitation',
};
