import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.not-me.ts';

export const notMeWords: Translated<typeof english.notMeWords> = {
  hello: (name) => `Bonjour ${name},`,
  asked: (changedBy, company, oldEmail, newEmail) =>
    `${changedBy} a demandé à remplacer l’adresse e-mail de votre compte chez ${company} : ${oldEmail} par ${newEmail}.`,
  isConfirmed: 'La nouvelle adresse sert déjà à se connecter.',
  isWaiting: (oldEmail) =>
    `La nouvelle adresse n’est pas encore confirmée : ${oldEmail} sert toujours à se connecter.`,
  effect: (oldEmail) =>
    `Si vous ne vouliez pas ce changement, annulez-le : ${oldEmail} servira à se connecter, toutes les sessions, tous les jetons et tous les agents prendront fin, les moyens de connexion ajoutés depuis seront retirés et les admins de l’organisation en seront informés.`,
  act: 'Ce n’était pas moi',
  putBack: (email) => `${email} sert de nouveau à se connecter à votre compte.`,
  taken: (email) =>
    `${email} appartient maintenant à une autre personne et n’a donc pas pu être rétablie. Les admins de l’organisation indiqueront la bonne adresse.`,
  ended:
    'Toutes les sessions, tous les jetons et tous les agents ont pris fin, les moyens de connexion ajoutés depuis ont été retirés et les admins de l’organisation en sont informés.',
  needsPassword:
    'Le mot de passe a été changé entre-temps et ne fonctionne plus. Choisissez-en un nouveau pour vous connecter.',
  keepsPassword:
    'Votre mot de passe fonctionne toujours. Si une autre personne peut le connaître, choisissez-en un nouveau.',
};
