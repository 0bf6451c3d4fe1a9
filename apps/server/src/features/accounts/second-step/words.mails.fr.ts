import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const resetMailWords: Translated<typeof english.resetMailWords> = {
  subject: 'Votre seconde étape a été retirée',
  happened: (company) =>
    `Les admins de l’organisation chez ${company} ont retiré les clés d’accès et les codes avec lesquels vous confirmez votre connexion, et ont fermé vos sessions. Désormais, votre mot de passe suffit, jusqu’à ce que vous configuriez une nouvelle seconde étape.`,
  button: 'Configurer une seconde étape',
  note: (company) =>
    `Si vous ne l’avez pas demandé, prévenez immédiatement les admins de l’organisation chez ${company}.`,
};

export const changedMailWords: Translated<typeof english.changedMailWords> = {
  subject: 'Votre seconde étape a changé',
  something: (company) =>
    `Une clé d’accès a été ajoutée à votre compte chez ${company}, ou les codes d’une application ont été activés ou désactivés.`,
  namedPasskey: (company, passkey) =>
    `La clé d’accès « ${passkey} » a été ajoutée à votre compte chez ${company}. Elle permet de se connecter.`,
  passkey: (company) => `Une clé d’accès a été ajoutée à votre compte chez ${company}.`,
  codesOn: (company) =>
    `Les codes d’une application ont été activés pour votre compte chez ${company}. Chaque connexion en demande un désormais.`,
  codesOff: (company) => `Les codes d’une application ont été désactivés pour votre compte chez ${company}.`,
  button: 'Voir votre seconde étape',
  choose: 'Choisir un nouveau mot de passe',
  note: (company) =>
    `Si ce n’était pas vous, changez votre mot de passe et prévenez immédiatement les admins de l’organisation chez ${company}.`,
};
