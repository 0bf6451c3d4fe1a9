import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.unsubscribe.ts';

export const unsubscribeWords: Translated<typeof english.unsubscribeWords> = {
  from: (mails, company) => `Vous avez ouvert le lien d’un e-mail envoyé par ${company} : ${mails}.`,
  stop: (mails) => `Ne plus recevoir ces e-mails : ${mails}`,
  done: (mails) => `C’est fait. Vous ne recevrez plus ces e-mails : ${mails}.`,
  all: (company) => `Les e-mails que ${company} vous envoie :`,
  list: 'E-mails',
  account:
    'Les e-mails sur votre compte, par exemple sur un changement de mot de passe, sont toujours envoyés.',
  invalid:
    'Ce lien sert à ne plus recevoir d’e-mails, mais il est incomplet. Copiez l’adresse entière depuis l’e-mail.',
};

export const mailHints: Translated<typeof english.mailHints> = {
  reports: 'Les liens vers les rapports que vous avez planifiés',
  notifications: 'Ce qui vous attend et ce qui est arrivé à vos objectifs',
  weekly_ask: 'La question hebdomadaire sur vos objectifs',
};
