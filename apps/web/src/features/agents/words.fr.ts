import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const ownAgentsWords: Translated<typeof english.ownAgentsWords> = {
  title: 'Vos agents',
  hint: 'Un agent est un programme, comme Claude, qui agit dans Bellwether en votre nom : il voit ce que vous voyez et ne peut jamais faire plus que vous. Ce qu’il fait figure dans l’historique avec la mention « avec un agent ». Il ne donne aucune prévision sans votre accord.',
  tokens: 'Un agent peut aussi utiliser l’un de vos jetons :',
  off: 'Votre entreprise n’autorise pas les agents pour le moment.',
  none: 'Aucun agent n’agit pour vous.',
  failed: 'Impossible de charger vos agents.',
  allowed: 'Autorisé le',
  withToken: 'Utilise un de vos jetons, créé le',
  lastUsed: 'dernière utilisation le',
  unused: 'pas encore utilisé',
  end: 'Mettre fin',
  endOf: (name) => `Mettre fin à l’accès : ${name}`,
  ask: (name) => `Mettre fin à l’accès de « ${name} » ?`,
  askHint: 'L’agent est refusé aussitôt. Vous pourrez l’autoriser de nouveau.',
  askTokenHint: 'Son jeton prend fin en même temps, et tout ce qui utilise ce jeton est refusé aussi.',
  cancel: 'Annuler',
  ended: 'L’accès de l’agent a pris fin. Ses appels sont désormais refusés.',
};

export const allowWords: Translated<typeof english.allowWords> = {
  asks: (name) => `« ${name} » veut agir pour vous`,
  hint: 'Il peut faire ceci avec vos droits, et jamais plus que vous :',
  never:
    'Il ne peut jamais valider, clôturer, signer, évaluer ni supprimer, ni modifier des personnes ou des paramètres, ni lire des notes privées ou des évaluations. Une prévision demande chaque fois votre accord.',
  unknown:
    'Personne dans votre entreprise n’a inscrit ce programme : il a choisi son nom lui-même. Ne l’autorisez que si vous venez de le connecter.',
  returns: (host) => `Votre navigateur revient ensuite à ${host}.`,
  end: 'Vous pouvez y mettre fin à tout moment dans Paramètres → Agents.',
  allow: 'Autoriser',
  refuse: 'Ne pas autoriser',
  broken: 'Cette adresse est incomplète',
  brokenHint: 'Recommencez dans le programme qui vous a amené ici.',
  failed: 'Cet accès ne peut pas être autorisé',
  away: 'Votre navigateur revient au programme…',
};

export const actionItemWords: Translated<typeof english.actionItemWords> = {
  name: 'Ajouter des actions à faire',
  hint: 'Pour vous et pour d’autres, également à partir d’un objectif',
};

export const confirmWords: Translated<typeof english.confirmWords> = {
  title: 'Confirmer une prévision',
  prepared: (agent) =>
    `Un agent (${agent}) a préparé cette prévision pour vous. Elle n’est enregistrée que si vous dites oui.`,
  week: (week) => `Semaine ${week}`,
  likelihood: 'Probabilité',
  quality: 'Qualité',
  comment: 'Commentaire',
  present: 'Actuellement',
  nothing: 'aucune prévision',
  yes: 'Oui, donner cette prévision',
  no: 'Non',
  goal: 'Ouvrir l’objectif',
  failed: 'Impossible de charger cette demande',
  absent: 'Cette demande n’est pas parmi les vôtres',
};

export const requestStateWords: Translated<typeof english.requestStateWords> = {
  confirmed: 'Vous avez dit oui : la prévision est donnée.',
  refused: 'Vous avez dit non : rien n’a été enregistré.',
  expired: 'Cette demande a expiré. Demandez de nouveau à l’agent.',
};

export const agentsCardWords: Translated<typeof english.agentsCardWords> = {
  title: 'Agents',
  about:
    'Des programmes comme Claude agissent pour une personne, avec ses droits et jamais plus. Leurs réglages se trouvent dans les paramètres : les agents sous Personnes, leurs seconds avis notés sous Analyses.',
  address: 'Adresse pour les agents (MCP)',
  addressHint: 'À saisir dans le programme. Elle fonctionne avec OAuth ou avec un jeton personnel.',
  copy: 'Copier l’adresse',
  copied: 'L’adresse a été copiée.',
  notCopied: 'L’adresse n’a pas pu être copiée. Sélectionnez-la et copiez-la vous-même.',
  failed: 'Impossible de charger les programmes.',
  none: 'Aucun programme n’est inscrit. Chacun peut toujours connecter un agent avec son propre jeton.',
  mayRegister: 'Les programmes peuvent s’inscrire eux-mêmes.',
  mayNotRegister: 'Seuls les programmes inscrits ici peuvent demander un accès.',
  list: 'Programmes',
  add: 'Ajouter un programme',
  remove: 'Retirer',
  removeOf: (name) => `Retirer ${name}`,
  ask: (name) => `Retirer « ${name} » ?`,
  askHint: 'Son accès prend fin aussitôt pour toutes les personnes qui l’ont autorisé.',
  cancel: 'Annuler',
  removed: 'Le programme a été retiré.',
  added: 'Le programme a été ajouté.',
  registered: 'S’est inscrit lui-même',
  people: (count) =>
    count === 0
      ? 'autorisé par personne pour le moment'
      : `autorisé par ${count === 1 ? '1 personne' : `${shownNumber(count)} personnes`}`,
  clientId: (id) => `ID client ${id}`,
  name: 'Nom',
  nameHint: 'Tel qu’il apparaît dans la demande d’accès : « Claude ».',
  addresses: 'Adresses de retour',
  addressesHint: 'Une par ligne, comme la documentation du programme les indique.',
};
