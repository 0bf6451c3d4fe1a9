import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.invitation.ts';

export const invitationPageWords: Translated<typeof english.invitationPageWords> = {
  welcome: (name) => `Willkommen, ${name}`,
  chooseAPassword: 'Wählen Sie zuerst ein Passwort.',
  iAcceptThe: 'Ich akzeptiere die',
  termsAndConditions: 'Nutzungsbedingungen',
  privacyPolicy: 'Datenschutzerklärung',
  acceptInvitation: 'Einladung annehmen',
};
