import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const scopeWords: Translated<typeof english.scopeWords> = {
  'goals:read': {
    name: 'Lire les objectifs',
    hint: 'Objectifs, prévisions hebdomadaires, résultats et leur historique',
  },
  'goals:write': {
    name: 'Modifier les objectifs',
    hint: 'Rédiger, soumettre, valider, clôturer et supprimer des objectifs',
  },
  'predictions:write': {
    name: 'Donner les prévisions hebdomadaires',
    hint: 'Et des seconds avis sur les objectifs des autres',
  },
  'comments:write': {
    name: 'Écrire des commentaires',
    hint: 'Sur les semaines, les étapes et les résultats des objectifs',
  },
  'people:read': { name: 'Lire les personnes', hint: 'Profils, organisation et annuaire' },
  'people:write': {
    name: 'Modifier les personnes',
    hint: 'Ajouter, modifier, désactiver et activer ; jamais les rôles ni l’adresse e-mail',
  },
  'reports:read': { name: 'Lire les rapports', hint: 'Fichiers et graphiques ; jamais les évaluations' },
  'insight:read': {
    name: 'Lire les analyses',
    hint: 'Projections, objectifs jugés improbables et calibrage',
  },
  'audit:read': { name: 'Lire le journal d’audit', hint: 'Qui a fait quoi et quand' },
  'webhooks:write': { name: 'Gérer les webhooks', hint: 'Quels systèmes sont informés des changements' },
  live: {
    name: 'Recevoir les changements aussitôt',
    hint: 'Le canal en direct : ce qui a changé, sans le contenu',
  },
};

export const daysWords: typeof english.daysWords = (days) => (days === null ? 'Sans fin' : `${days} jours`);

export const tokenListWords: Translated<typeof english.tokenListWords> = {
  own: {
    title: 'Vos jetons',
    hint: 'Avec un jeton, un programme appelle Bellwether en votre nom, dans la limite des autorisations que vous choisissez. Il ne peut jamais faire plus que vous.',
    none: 'Vous n’avez pas de jeton.',
  },
  company: {
    title: 'Jetons de l’entreprise',
    hint: 'Avec un jeton de l’entreprise, un service appelle Bellwether. Il agit avec les droits de la personne qui l’a créé, et son nom figure à côté du sien dans l’historique. Seuls les admins peuvent y mettre fin.',
    none: 'L’entreprise n’a pas de jeton.',
  },
  make: 'Nouveau jeton',
  failed: 'Impossible de charger les jetons.',
  documentation: 'Comment les programmes appellent Bellwether',
  ended: 'Le jeton a pris fin. Les programmes qui l’utilisent sont désormais refusés.',
  end: 'Mettre fin',
  endOf: (name) => `Mettre fin au jeton ${name}`,
  ask: (name) => `Mettre fin au jeton « ${name} » ?`,
  askHint: 'Les programmes qui utilisent ce jeton sont refusés aussitôt. C’est irréversible.',
  cancel: 'Annuler',
  made: 'Créé le',
  endsOn: 'prend fin le',
  noEnd: 'sans fin',
  lastUsed: 'dernière utilisation le',
  from: (address) => `depuis ${address}`,
  unused: 'pas encore utilisé',
  owner: (name) => `agit pour ${name}`,
  left: 'Responsable ayant quitté l’entreprise',
  scopes: 'Autorisations',
};

export const tokenFormWords: Translated<typeof english.tokenFormWords> = {
  name: 'Nom',
  nameHint:
    'Ce qui l’utilise : « Zapier », « script du vendredi ». Ce nom figure à côté du vôtre dans l’historique.',
  nameRequired: 'Indiquez un nom.',
  scopes: 'Ce qu’il peut faire',
  scopesRequired: 'Choisissez au moins une autorisation.',
  ends: 'Durée',
  make: 'Créer le jeton',
  cancel: 'Annuler',
};

export const newTokenWords: Translated<typeof english.newTokenWords> = {
  label: 'Votre nouveau jeton',
  secret:
    'Copiez-le maintenant : il n’est affiché qu’une fois. Toute personne qui l’a peut faire ce qu’il permet.',
  copy: 'Copier le jeton',
  copied: 'Le jeton a été copié.',
  notCopied: 'Le jeton n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.',
  done: 'Terminé',
};
