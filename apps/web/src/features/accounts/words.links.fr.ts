import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.links.ts';

export const TERMS_REQUIRED: string = 'Acceptez les conditions d’utilisation.';

export const PRIVACY_REQUIRED: string = 'Acceptez la politique de confidentialité.';

export const resetHint: string =
  'Indiquez l’adresse e-mail avec laquelle vous vous connectez. Vous recevrez un lien pour choisir un nouveau mot de passe.';

export const unlockHint: string =
  'Après trop de mots de passe erronés, un compte est verrouillé pour un moment. Indiquez l’adresse e-mail avec laquelle vous vous connectez : vous recevrez un lien qui le déverrouille aussitôt.';

export const CHECK_MAIL: string = 'Consultez vos e-mails';

export const resetSent: string =
  'S’il existe un compte avec cette adresse e-mail, un lien pour choisir un nouveau mot de passe est en route.';

export const unlockSent: string =
  'S’il existe un compte avec cette adresse e-mail, un lien qui le déverrouille est en route.';

export const linkSent: string =
  'Il fonctionne une fois, pendant une heure. Si rien n’arrive, regardez aussi dans vos courriers indésirables.';

export const BACK_TO_LOGIN: string = 'Retour à la connexion';

export const CHOOSE_PASSWORD: string = 'Choisir un nouveau mot de passe';

export const PASSWORD_CHANGED: string = 'Votre mot de passe a été changé.';

export const invitedTo: typeof english.invitedTo = (company, invitedBy) =>
  invitedBy === company ? `${company} vous invite.` : `${invitedBy} vous invite chez ${company}.`;

export const CRITERIA: Translated<typeof english.CRITERIA> = {
  length: 'Au moins 8 caractères',
  cases: 'Des minuscules et des majuscules',
  digit: 'Un chiffre',
  special: 'Un caractère spécial',
};

export const linkRequestFormWords: Translated<typeof english.linkRequestFormWords> = {
  email: 'E-mail',
  send: 'Envoyer',
};

export const newPasswordFieldsWords: Translated<typeof english.newPasswordFieldsWords> = {
  password: 'Mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
};

export const passwordMeterWords: Translated<typeof english.passwordMeterWords> = {
  met: 'rempli',
  missing: 'manquant',
  strength: (strength) => `Force : ${strength}`,
  aStrongPasswordHas: 'Un mot de passe fort contient :',
};
