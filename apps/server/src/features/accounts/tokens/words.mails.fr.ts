import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.mails.ts';

export const programMailWords: Translated<typeof english.programMailWords> = {
  token: {
    subject: 'Un jeton a été créé pour votre compte',
    said: (company) =>
      `Un jeton a été créé pour votre compte chez ${company}. Il permet à un programme d’agir en votre nom.`,
    named: (company, token) =>
      `Le jeton « ${token} » a été créé pour votre compte chez ${company}. Il permet à un programme d’agir en votre nom.`,
    button: 'Voir vos jetons',
  },
  agent: {
    subject: 'Un agent peut agir en votre nom',
    said: (company) => `Un agent a été autorisé à agir en votre nom chez ${company}.`,
    named: (company, agent) => `L’agent « ${agent} » a été autorisé à agir en votre nom chez ${company}.`,
    button: 'Voir vos agents',
  },
  note: (company) =>
    `Si ce n’était pas vous, mettez fin à cet accès, changez votre mot de passe et prévenez immédiatement les admins de l’organisation chez ${company}.`,
};
