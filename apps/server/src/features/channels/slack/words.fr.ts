import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

/** Why a call about the app of Slack is refused, by code. */
export const slackWords: Translated<typeof english.slackWords> = {
  token_refused:
    'Slack n’accepte pas ce jeton. Veuillez copier le « Bot User OAuth Token » de l’application.',
  no_answer: 'Slack n’a pas répondu. Veuillez réessayer.',
  ask_over: 'Ce lien n’est plus valable. Veuillez saisir de nouveau /bellwether dans Slack.',
  other_address: 'Le compte dans Slack a une autre adresse e-mail que la vôtre.',
  not_set_up: 'Votre entreprise n’a pas d’application Slack.',
};

/** What the app says in Slack. */
export const slackSays: Translated<typeof english.slackSays> = {
  connect: 'Relier à Bellwether',
  askConnect:
    'Vous n’êtes pas encore relié. Reliez votre compte une fois, et cette application vous dira ce qui vous attend.',
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
  approved: (title) => `Vous avez validé « ${title} ».`,
  refused: (reason) => `Rien n’a été modifié. ${reason}`,
  ownedBy: (owner) => `Responsable : ${owner}`,
};
