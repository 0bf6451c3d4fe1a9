import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.mails.ts';

export const providerMailWords: Translated<typeof english.providerMailWords> = {
  hello: (name) => `Bonjour ${name},`,
  profile: (name) => `Profil ${ofName(name)}`,
  glass: {
    subject: ({ name, provider }) => `Connexion ${ofName(name)} sans ${provider}`,
    said: ({ name, company, provider }) =>
      `Chez ${company}, on se connecte avec ${provider}. ${name} fait partie des personnes qui peuvent se connecter autrement en cas d’urgence, et vient de le faire, par mot de passe ou par clé d’accès.`,
    advice:
      'Si vous en avez connaissance, vous n’avez rien à faire. Sinon, renseignez-vous immédiatement et fermez les sessions du compte.',
  },
  few: {
    subject: (provider) => `Trop peu de personnes peuvent se connecter sans ${provider}`,
    said: ({ name, company, provider, left }) =>
      `Le compte ${ofName(name)} a été désactivé ; il permettait, en cas d’urgence, de se connecter chez ${company} sans ${provider}. Désormais, ${left === 0 ? 'plus personne ne le peut' : 'une seule personne le peut'} : en cas de panne de ${provider}, l’entreprise risque de ne plus pouvoir se connecter.`,
    advice: 'Indiquez au moins deux personnes qui gardent leur mot de passe.',
    button: 'Ouvrir les connexions',
  },
  arrived: {
    subject: (name) => `Ajout ${ofName(name)} par la connexion de votre entreprise`,
    said: ({ name, email, company, provider, manager }) =>
      `${name} (${email}) vient de se connecter pour la première fois avec ${provider}. Cette personne n’était pas connue chez ${company} ; comme vous l’autorisez, elle a été ajoutée avec le rôle de contribution${manager === '' ? '' : `, dans l’équipe ${ofName(manager)}`}.`,
    advice: 'Vérifiez le nom, le manager et le service.',
  },
};

export const providerTrustWords: Translated<typeof english.providerTrustWords> = {
  linked: {
    subject: 'Un service de connexion a été associé à votre compte',
    said: (company) =>
      `Un service de connexion a été associé à votre compte chez ${company}. Vous pouvez désormais l’utiliser pour vous connecter.`,
    named: (company, provider) =>
      `Le service de connexion « ${provider} » a été associé à votre compte chez ${company}. Vous pouvez désormais l’utiliser pour vous connecter.`,
    button: 'Voir vos sessions',
    note: (company) =>
      `Si ce n’était pas vous, prévenez immédiatement les admins de l’organisation chez ${company}.`,
  },
  added: {
    subject: 'Un service de connexion a été ajouté',
    said: (company) => `Un service de connexion a été ajouté chez ${company}.`,
    named: (company, provider) => `Le service de connexion « ${provider} » a été ajouté chez ${company}.`,
  },
  changed: {
    subject: 'Un service de connexion a été modifié',
    said: (company) =>
      `Un service de connexion de ${company} a été modifié : son émetteur, son adresse, son certificat, ou la confiance accordée à ses adresses e-mail.`,
    named: (company, provider) =>
      `Le service de connexion « ${provider} » de ${company} a été modifié : son émetteur, son adresse, son certificat, ou la confiance accordée à ses adresses e-mail.`,
  },
  trust: 'La personne qui gère un service de connexion peut se connecter à la place d’autres personnes.',
  advice:
    'Si vous en avez connaissance, vous n’avez rien à faire. Sinon, désactivez le service et renseignez-vous immédiatement. Le journal d’audit indique qui a fait ce changement.',
  button: 'Ouvrir les connexions',
};
