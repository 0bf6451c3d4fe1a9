import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const accountWords: Translated<typeof english.accountWords> = {
  sign_in_refused: 'L’adresse e-mail ou le mot de passe est incorrect, ou votre compte est verrouillé.',
  tenant_deactivated: 'Votre entreprise est désactivée.',
  sign_in_elsewhere: (provider) =>
    `Votre entreprise se connecte avec ${provider}. Utilisez ce service de connexion.`,
  last_keepers: (provider) =>
    `C’est l’une des deux dernières personnes qui peuvent se connecter sans ${provider}. Indiquez d’abord quelqu’un d’autre dans Paramètres → Connexions.`,
  too_many_attempts: 'Trop de tentatives. Patientez un instant et réessayez.',
  invitation_invalid: 'Ce lien d’invitation n’est plus valable. Demandez-en un nouveau.',
  reset_invalid: 'Le lien de réinitialisation du mot de passe a expiré.',
  unlock_invalid: 'Le lien de déverrouillage a expiré.',
  confirm_invalid: 'Le lien de confirmation a expiré.',
  not_me_used: 'Ce lien a déjà servi : le changement est annulé, et toutes les sessions sont fermées.',
  not_me_expired:
    'Ce lien permettait de revenir sur un changement de votre adresse e-mail et ne fonctionne plus. Prévenez les admins de l’organisation de votre entreprise.',
  not_me_invalid:
    'Ce lien n’est pas valable. Il permettait de revenir sur un changement de votre adresse e-mail ; si vous avez reçu plusieurs e-mails à ce sujet, utilisez le plus récent.',
  password_too_easy: (sentence) => sentence,
  password_wrong: 'Votre mot de passe n’est pas correct.',
  old_password_wrong: 'L’ancien mot de passe ne correspond pas.',
};
