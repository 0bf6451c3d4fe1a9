import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const invitedChangeWords: Translated<typeof english.invitedChangeWords> = {
  subject: 'Votre invitation est arrivée à une mauvaise adresse',
  said: ({ by, company }) =>
    `${by} a remplacé l’adresse e-mail de votre compte chez ${company} par une autre. Le lien de votre invitation ne fonctionne plus.`,
  note: (company) => `Si ce n’est pas normal, prévenez les admins de l’organisation chez ${company}.`,
};
