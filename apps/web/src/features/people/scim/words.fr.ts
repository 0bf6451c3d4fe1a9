import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const scimWords: Translated<typeof english.scimWords> = {
  title: 'Annuaire (SCIM)',
  about:
    'Les personnes et les groupes suivent votre annuaire, par exemple Entra ID ou Okta. Cela n’envoie aucun e-mail.',
  failed: 'Impossible de charger la connexion à l’annuaire.',
  base: 'Adresse pour l’annuaire',
  baseHint: 'Entra ID l’appelle « URL de locataire », Okta « Base URL ».',
  token: 'Jeton',
  secret: 'Copiez-le maintenant dans l’annuaire. Il n’est affiché qu’une fois.',
  copyBase: 'Copier l’adresse',
  copyToken: 'Copier le jeton',
  copied: 'Copié.',
  notCopied: 'La copie a échoué. Sélectionnez et copiez vous-même.',
  make: 'Créer un jeton',
  roll: 'Renouveler le jeton',
  rollHint: 'Après le renouvellement, le jeton actuel est encore accepté pendant 24 heures.',
  off: 'Désactiver',
  offTitle: 'Désactiver l’annuaire ?',
  offText:
    'Ses jetons prennent fin aussitôt. Les personnes et les groupes restent tels quels, et tous les champs peuvent être modifiés ici.',
  keep: 'Garder activé',
  isOff: 'L’annuaire a été désactivé.',
  madeBy: (name) => `Créé par ${name}`,
  ends: 'prend fin le',
  used: 'dernière utilisation le',
  people: (count) =>
    count < 2
      ? `${shownNumber(count)} personne vient de l’annuaire.`
      : `${shownNumber(count)} personnes viennent de l’annuaire.`,
  takesOver: 'Reprendre les personnes qui ont la même adresse',
  takesOverHint: 'Sinon, l’annuaire est informé qu’un nouveau compte existe déjà ici.',
  fields: 'Champs qui restent les vôtres',
  fieldsHint:
    'Un champ envoyé par l’annuaire est verrouillé dans les formulaires. Un champ coché n’est rempli que pour les nouvelles personnes.',
  groups: 'Ce que donnent les groupes',
  groupsHint:
    'Les membres reçoivent aussitôt le rôle ou l’autorisation, et le perdent en quittant le groupe.',
  group: 'Groupe',
  members: 'Membres',
  gives: 'Donne',
  givesOf: (group) => `Ce que donne ${group}`,
  nothing: 'Rien',
  noGroups: 'L’annuaire n’a encore envoyé aucun groupe.',
  saved: 'Enregistré.',
};

export const scimHappenings: typeof english.scimHappenings = {
  user_added: ({ name }) => `Ajout : ${name}.`,
  user_changed: ({ name }) => `Mise à jour : ${name}.`,
  user_deleted: ({ name }) => `Le compte de la personne ${name} a été supprimé là-bas et désactivé ici.`,
  group_added: ({ name }) => `Le groupe ${name} a été ajouté.`,
  group_changed: ({ name }) => `Le groupe ${name} a été mis à jour.`,
  group_deleted: ({ name }) => `Le groupe ${name} a été retiré.`,
  refused: ({ what, who, reason }) => `${what}${who ? ` (${who})` : ''} : ${reason}`,
};
