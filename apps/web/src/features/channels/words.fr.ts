import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const channelsWords: Translated<typeof english.channelsWords> = {
  title: 'Slack et Microsoft Teams',
  about:
    'Des messages dans les canaux d’une messagerie : l’avancée du trimestre, les objectifs jugés improbables, les résultats, la stratégie. Ils ne disent que ce que toute l’entreprise peut voir.',
  none: 'Aucun canal ne reçoit de messages.',
  failed: 'Impossible de charger les canaux.',
  list: 'Canaux',
  add: 'Ajouter un canal',
  edit: 'Modifier',
  test: 'Tester',
  remove: 'Retirer',
  of: (act, name) => `${act} : ${name}`,
  ask: (name) => `Retirer « ${name} » ?`,
  askHint: 'Il ne reçoit plus de messages. Le canal reste dans la messagerie.',
  cancel: 'Annuler',
  removed: 'Le canal a été retiré.',
  saved: 'Le canal a été enregistré.',
  tested: 'Le message de test est envoyé. Regardez le canal.',
  off: 'désactivé',
  gone: 'La messagerie dit que cette adresse n’existe plus. Indiquez-en une nouvelle.',
  failingSince: 'En échec depuis le',
};

export const kindWords: Translated<typeof english.kindWords> = { slack: 'Slack', teams: 'Microsoft Teams' };

export const postWords: Translated<typeof english.postWords> = {
  digest: { name: 'Récapitulatif du lundi', hint: 'L’avancée du trimestre, en trois phrases' },
  goal_called: {
    name: 'Objectifs jugés improbables',
    hint: 'Quand la personne responsable juge un objectif improbable',
  },
  results: { name: 'Résultats du trimestre', hint: 'Deux semaines après sa fin' },
  strategy: { name: 'Stratégie', hint: 'Quand une nouvelle version est publiée' },
};

export const channelFormWords: Translated<typeof english.channelFormWords> = {
  kind: 'Messagerie',
  name: 'Nom',
  nameHint: 'Comment vous appelez le canal, par exemple « direction ».',
  url: 'Adresse',
  urlHint: {
    slack:
      'D’un webhook entrant de Slack. Toute personne qui l’a peut publier : elle n’est donc plus jamais affichée.',
    teams:
      'D’un workflow de Teams, « Publier sur un canal lorsqu’une requête de webhook est reçue ». Elle n’est plus jamais affichée.',
  },
  keeps: (host) => `Laissez vide pour garder l’adresse actuelle chez ${host}.`,
  posts: 'Ce qu’il reçoit',
  department: 'Objectifs de',
  wholeCompany: 'Toute l’entreprise',
  departmentsFailed: 'Impossible de charger les services.',
  isOn: 'Activé',
  save: 'Enregistrer',
};

const faults: Readonly<Record<string, string>> = {
  unreachable: 'La messagerie est injoignable.',
  too_slow: 'La messagerie n’a pas répondu à temps.',
  forbidden: 'L’adresse n’est pas autorisée.',
  redirected: 'L’adresse mène ailleurs.',
  no_key: 'Le serveur n’a pas la clé de l’adresse. Indiquez de nouveau l’adresse.',
};

export const faultSentence: typeof english.faultSentence = (fault, status) =>
  faults[fault ?? ''] ?? `La messagerie a répondu avec le statut ${status ?? '?'}.`;

export const tellChannel: typeof english.tellChannel = ({ Code, Values }) => {
  const name = String(Values.name ?? '');
  if (Code === 'recovered') return `« ${name} » accepte de nouveau les messages.`;
  return Code === 'gone'
    ? `L’adresse de « ${name} » n’existe plus.`
    : `« ${name} » n’a pas accepté un message.`;
};
