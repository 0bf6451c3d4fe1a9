import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const ownSlackWords: Translated<typeof english.ownSlackWords> = {
  part: 'Slack',
  linked: 'Compte relié depuis',
  linkedHint:
    'L’application vous y indique ce qui attend votre validation et quand vos objectifs attendent leur mise à jour hebdomadaire.',
  notLinked: 'Votre compte n’est pas relié. Saisissez /bellwether dans Slack, puis suivez le lien.',
  unlink: 'Déconnecter',
  unlinked: 'Votre compte Slack est déconnecté.',
};

export const slackLinkWords: Translated<typeof english.slackLinkWords> = {
  asks: (name, team) => `Relier « ${name} » de ${team} dans Slack à votre compte ?`,
  hint: 'Toute personne qui utilise ce compte dans Slack y valide ensuite des objectifs en votre nom et voit des aperçus des objectifs que vous voyez.',
  notYours: (email) =>
    `Ce compte dans Slack a l’adresse ${email}, qui n’est pas la vôtre. Ne reliez qu’un compte qui a votre propre adresse.`,
  connect: 'Relier',
  done: 'Votre compte Slack est relié. Vous pouvez fermer cette page.',
  broken: 'Cette adresse est incomplète',
  brokenHint: 'Saisissez de nouveau /bellwether dans Slack.',
  failed: 'Ce compte ne peut pas être relié',
};
