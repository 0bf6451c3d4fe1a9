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
  happened: (company) =>
    `Une clé d’accès a été ajoutée à votre compte chez ${company}, ou les codes d’une application ont été activés ou désactivés.`,
  button: 'Voir votre seconde étape',
  choose: 'Choisir un nouveau mot de passe',
  note: (company) =>
    `Si ce n’était pas vous, changez votre mot de passe et prévenez immédiatement les admins de l’organisation chez ${company}.`,
};
