import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const slackAppWords: Translated<typeof english.slackAppWords> = {
  title: 'Application Slack',
  about:
    'Indique à chacun dans Slack ce qui l’attend, avec des boutons pour valider un objectif et mettre la semaine à jour, et affiche des aperçus d’objectifs. Chaque personne relie son compte une fois, en saisissant /bellwether.',
  failed: 'Impossible de charger l’application.',
  steps:
    'Créez dans Slack une application « from a manifest » avec le texte ci-dessous, installez-la dans votre espace de travail, puis saisissez ici ses deux secrets.',
  manifest: 'Manifeste',
  copy: 'Copier le manifeste',
  copied: 'Le manifeste a été copié.',
  notCopied: 'Le manifeste n’a pas pu être copié. Sélectionnez-le et copiez-le à la main.',
  team: (team, people) =>
    `Elle fonctionne dans ${team}. ${people} ${people < 2 ? 'compte relié' : 'comptes reliés'}.`,
  setUp: 'Configurer',
  change: 'Changer les secrets',
  token: 'Bot User OAuth Token',
  tokenHint: 'Il commence par xoxb-. Il ne sera plus jamais affiché.',
  secret: 'Signing Secret',
  secretHint: 'Dans « Basic Information » de l’application. Il ne sera plus jamais affiché.',
  save: 'Enregistrer',
  saved: 'L’application est configurée.',
  cancel: 'Annuler',
  remove: 'Retirer',
  ask: 'Retirer l’application Slack ?',
  askHint: 'Tous les comptes sont déconnectés aussitôt. L’application reste dans Slack ; retirez-la là-bas.',
  removed: 'L’application a été retirée.',
};

/** The sentence of what happened to the app. */
export const tellSlack: typeof english.tellSlack = ({ Code, Values }) => {
  const reason = String(Values.reason ?? '');
  if (Code === 'posted') return 'Slack a accepté un message.';
  const refused = reason === 'no_answer' ? 'Slack n’a pas répondu.' : `Slack a refusé (${reason}).`;
  return Code === 'not_told'
    ? `Un bouton ou un aperçu n’a pas été affiché : ${refused}`
    : `Un message n’a pas été envoyé : ${refused}`;
};
