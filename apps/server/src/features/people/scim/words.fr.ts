import type { Translated } from '@bellwether/domain/locale/language';
import { planWordOf } from '../import/presenter.notes.ts';
import { planWords } from '../import/words.fr.ts';
import type * as english from './words.ts';

export const scimWords: Translated<typeof english.scimWords> = {
  exists: ({ name }) =>
    `${name} fait déjà partie de l’entreprise. Les admins de l’organisation peuvent permettre à l’annuaire de reprendre des personnes dans Paramètres, Entreprise, Connexions.`,
  linked: ({ name }) => `L’annuaire a déjà envoyé ${name}.`,
  left: ({ name }) =>
    `${name} avait cette adresse ou ce numéro et a quitté l’entreprise. Libérez l’adresse dans son profil s’il s’agit d’une autre personne. S’il s’agit de la même, réactivez le profil et permettez à l’annuaire de reprendre des personnes dans Paramètres, Entreprise, Connexions.`,
  group_exists: 'Un groupe avec cet ID existe déjà.',
  user_name_missing: 'Une personne doit avoir un userName.',
  value_too_long: ({ attribute, most }) => `${attribute} peut avoir ${most} caractères au plus.`,
  active_unclear: 'active doit valoir true ou false.',
  plan: ({ code, value }) => planWordOf(planWords, code, value),
  is_ceo: 'La direction générale ne peut pas être désactivée. Confiez-la d’abord à quelqu’un d’autre.',
  last_org_admin:
    'C’est le dernier compte admin de l’organisation. Donnez d’abord ce droit à quelqu’un d’autre.',
  email_guarded:
    'Cette personne a des droits d’administration ; son adresse e-mail se change donc dans son profil et non par l’annuaire.',
  filter: 'Les filtres utilisent eq avec userName, externalId, emails, id et active, reliés par and.',
  group_filter: 'Les filtres utilisent eq avec displayName, externalId, id et members, reliés par and.',
  page: 'startIndex et count doivent être des nombres entiers.',
  patch:
    'Ce n’est pas un patch : Operations doit être une liste de add, replace et remove avec leurs chemins.',
  too_many_operations: 'Un patch peut avoir 1 000 opérations au plus.',
  path: ({ path }) => `Le chemin ${path} est illisible.`,
  no_target: ({ path }) => `Rien ne correspond au chemin ${path}.`,
  not_object: 'Le contenu doit être un objet.',
  group_name_missing: 'Un groupe doit avoir un displayName.',
  member_missing: ({ id }) => `Aucune personne n’a l’ID ${id}.`,
  stale: 'Cet élément a changé depuis sa lecture.',
};

export const discoveryWords: Translated<typeof english.discoveryWords> = {
  token: 'Le jeton de l’annuaire de l’entreprise, dans Paramètres, Entreprise, Connexions.',
};

export const scimSettingWords: Translated<typeof english.scimSettingWords> = {
  group_gone: 'Ce groupe n’existe plus.',
};
