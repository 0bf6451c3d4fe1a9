import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

/** Why a call about the app of Slack is refused, by code. */
export const slackWords: Translated<typeof english.slackWords> = {
  token_refused: 'Slack n’accepte pas ce jeton. Copiez le « Bot User OAuth Token » de l’application.',
  no_answer: 'Slack n’a pas répondu. Réessayez.',
  ask_over: 'Ce lien n’est plus valable. Saisissez de nouveau /bellwether dans Slack.',
  other_address: 'Le compte dans Slack a une autre adresse e-mail que la vôtre.',
  not_set_up: 'Votre entreprise n’a pas d’application Slack.',
};

/** What the app says in Slack. */
export const slackSays: Translated<typeof english.slackSays> = {
  connect: 'Relier à Bellwether',
  askConnect:
    'Votre compte n’est pas encore relié. Reliez-le une fois, et cette application vous dira ce qui vous attend.',
  notHere: 'Cet espace de travail n’est pas celui de l’application de cette entreprise.',
  noProfile:
    'Slack n’indique pas votre adresse e-mail à cette application, votre compte ne peut donc pas être relié.',
  connected: (name) => `Votre compte est relié : ${name}.`,
  updateWeek: 'Mettre ma semaine à jour',
  review: 'Examiner les objectifs',
  approve: 'Valider',
  open: 'Ouvrir l’objectif',
  weekAsk: (count) =>
    count === 1
      ? 'Un de vos objectifs attend sa mise à jour hebdomadaire.'
      : `${count} de vos objectifs attendent leur mise à jour hebdomadaire.`,
  approveAsk: (owner, title) => `${owner} vous demande de valider « ${title} ».`,
  approveEditAsk: (author, title) => `${author} vous demande de valider les modifications de « ${title} ».`,
  change: (part, from, to) => `${part}\nMaintenant : ${from || '–'}\nProposé : ${to || '–'}`,
  alsoChanged: (parts) => `Change aussi : ${parts.join(', ')}`,
  parts: { isPrivate: 'visibilité', parent: 'objectif parent', strategicObjective: 'objectif stratégique' },
  approved: (title) => `Vous avez validé « ${title} ».`,
  approvedEdit: (title) => `Vous avez validé les modifications de « ${title} ».`,
  refused: (reason) => `Rien n’a été modifié. ${reason}`,
  ownedBy: (owner) => `Responsable : ${owner}`,
};
