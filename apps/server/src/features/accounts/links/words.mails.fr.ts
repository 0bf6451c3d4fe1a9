import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.mails.ts';

const oneHour = 'Le lien fonctionne une seule fois, pendant une heure à partir de la demande.';
const aboutToChange = 'Votre adresse e-mail va changer';
const chooseNew = 'Choisir un nouveau mot de passe';
const newPassword = 'Demande de nouveau mot de passe';

export const linkMailWords: Translated<typeof english.linkMailWords> = {
  reset: {
    subject: chooseNew,
    said: (company) => `Quelqu’un a demandé un nouveau mot de passe pour votre compte chez ${company}.`,
    button: chooseNew,
    note: `${oneHour} Si la demande ne vient pas de vous, ignorez cet e-mail : votre mot de passe reste inchangé.`,
  },
  unlock: {
    subject: 'Déverrouiller votre compte',
    said: (company) =>
      `Quelqu’un a demandé à déverrouiller votre compte chez ${company}. Après trop de mots de passe erronés, un compte est verrouillé pendant un certain temps.`,
    button: 'Déverrouiller le compte',
    note: `${oneHour} Si la demande ne vient pas de vous, ignorez cet e-mail.`,
  },
  confirm: {
    subject: 'Confirmez votre adresse e-mail',
    said: (company) =>
      `Cette adresse va devenir l’adresse e-mail de votre compte chez ${company}. Tant que vous ne l’avez pas confirmée, connectez-vous avec l’ancienne.`,
    button: 'Confirmer l’adresse e-mail',
    note: ({ day, company }) =>
      `Le lien fonctionne jusqu’au ${day}, une seule fois. Si vous n’avez pas de compte chez ${company}, ignorez cet e-mail.`,
  },
  change: {
    subject: aboutToChange,
    said: ({ by, company, email }) =>
      `${by === null ? 'Vous avez' : `${by} a`} demandé à remplacer l’adresse e-mail de votre compte chez ${company} par ${email}. Tant que cette adresse n’est pas confirmée, connectez-vous avec celle-ci.`,
    advice:
      'Si ce n’est pas normal, choisissez immédiatement un nouveau mot de passe : le changement sera alors annulé.',
    button: chooseNew,
    note: (company) => `Prévenez aussi les admins de l’organisation chez ${company}.`,
  },
  changed: {
    subject: 'Votre mot de passe a été changé',
    said: ({ company, day }) =>
      `Le ${day}, le mot de passe de votre compte chez ${company} a été changé. Si c’était vous, vous n’avez rien à faire.`,
    advice: (company) =>
      `Si c’était quelqu’un d’autre, choisissez immédiatement un nouveau mot de passe et prévenez les admins de l’organisation chez ${company}.`,
    button: chooseNew,
  },
};

export const contestMailWords: Translated<typeof english.contestMailWords> = {
  notMe: 'Ce n’était pas moi',
  notMeNote: ({ company, day }) =>
    `Le lien rétablit cette adresse, ferme toutes les sessions et prévient les admins de l’organisation chez ${company}. Il fonctionne jusqu’au ${day}, une seule fois.`,
  byOther: {
    subject: aboutToChange,
    said: ({ by, company, email }) =>
      `${by} a demandé à remplacer l’adresse e-mail de votre compte chez ${company} par ${email}. Tant que cette adresse n’est pas confirmée, connectez-vous avec celle-ci.`,
    made: {
      subject: 'Votre adresse e-mail a été modifiée',
      said: ({ by, company, email }) =>
        `L’adresse e-mail de votre compte chez ${company} est désormais ${email} ; ${by} l’a modifiée. Cette adresse-ci ne permet plus de se connecter.`,
    },
    advice: 'Si vous en avez connaissance, vous n’avez rien à faire. Sinon, revenez sur ce changement.',
  },
  atNew: {
    subject: newPassword,
    said: ({ by, company, email }) =>
      `L’adresse e-mail de votre compte chez ${company} est désormais ${email} ; ${by} a demandé ce changement. Quelqu’un vient d’y demander un nouveau mot de passe.`,
    advice: 'Si c’était vous, vous n’avez rien à faire. Sinon, revenez sur ce changement.',
  },
  atOwnNew: {
    subject: newPassword,
    said: (company) =>
      `L’adresse e-mail de votre compte chez ${company} a changé au cours des dernières 24 heures, et quelqu’un vient de demander un nouveau mot de passe à la nouvelle adresse. Si c’était vous, vous n’avez rien à faire.`,
    note: (company) =>
      `Si ce n’était pas vous, prévenez immédiatement les admins de l’organisation chez ${company}.`,
  },
  contested: {
    subject: (name) => `${name} signale : ce n’était pas moi`,
    said: ({ day, by, name, company, from, to }) =>
      `Le ${day}, ${by} a demandé à remplacer l’adresse e-mail ${ofName(name)} chez ${company}, ${from}, par ${to}. La personne qui lit l’ancienne adresse est revenue sur ce changement avec le lien « Ce n’était pas moi ».`,
    putBack:
      'L’ancienne adresse permet de nouveau de se connecter, et toutes les sessions sont fermées. Demandez aux deux personnes ce qui s’est passé.',
    taken:
      'Toutes les sessions sont fermées, mais l’ancienne adresse appartient désormais à quelqu’un d’autre. Indiquez la bonne adresse et demandez aux deux personnes ce qui s’est passé.',
    button: (name) => `Profil ${ofName(name)}`,
  },
};
