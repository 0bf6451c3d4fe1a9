import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const invitationMailWords: Translated<typeof english.invitationMailWords> = {
  subject: (company) => `Votre invitation chez ${company}`,
  said: (invitedBy) =>
    `${invitedBy} vous invite sur Bellwether : fixez vos objectifs chaque trimestre et dites chaque semaine s’ils sont probables. Choisissez un mot de passe pour commencer.`,
  button: 'Accepter l’invitation',
  note: (day) =>
    `Le lien fonctionne jusqu’au ${day}, une seule fois. Si vous n’attendiez pas cet e-mail, ignorez-le.`,
};
