import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export { arrivalFaults } from './arrival-faults.ts';

export const providerMessages: Translated<typeof english.providerMessages> = {
  nameRequired: 'Saisissez un nom.',
  issuerRequired: 'Saisissez l’émetteur.',
  clientRequired: 'Saisissez l’ID client.',
  domainInvalid: 'Indiquez des domaines tels que example.com.',
};

export const arrivalMessages: Translated<typeof english.arrivalMessages> = {
  provider_down: ({ help }) =>
    `La connexion de votre entreprise n’a pas répondu. Réessayez ou écrivez à ${help}.`,
  org_admin: 'vos admins de l’organisation',
  provider_refused: 'La connexion de votre entreprise vous a refusé l’accès ou a été annulée.',
  answer_invalid: 'La réponse de la connexion de votre entreprise n’est pas valable. Recommencez.',
  attempt_over:
    'Cette connexion a déjà servi, a pris trop de temps ou a commencé dans un autre navigateur. Recommencez.',
  provider_off: 'Ce service de connexion est désactivé.',
  deactivated: 'Votre compte est désactivé ici. Adressez-vous à vos admins de l’organisation.',
  no_email:
    'La connexion de votre entreprise n’a pas transmis votre adresse e-mail. Adressez-vous à vos admins de l’organisation.',
  unverified:
    'La connexion de votre entreprise n’indique pas que votre adresse e-mail est vérifiée. Adressez-vous à vos admins de l’organisation.',
  linked_elsewhere:
    'La personne qui a votre adresse e-mail se connecte avec un autre compte de votre entreprise. Adressez-vous à vos admins de l’organisation.',
  unknown: 'Personne n’a votre adresse e-mail ici. Demandez à vos admins de l’organisation de vous ajouter.',
  not_addable: 'Il n’a pas été possible de vous ajouter ici. Adressez-vous à vos admins de l’organisation.',
  other_person: 'Vous avez utilisé le compte de quelqu’un d’autre. Utilisez votre propre compte.',
  not_fresh:
    'La connexion de votre entreprise ne vous a pas demandé de confirmation. Connectez-vous-y encore une fois.',
};
