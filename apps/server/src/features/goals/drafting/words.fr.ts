import { goalMessages } from '@bellwether/domain/goals/words.fr';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const privateSentences: Translated<typeof english.privateSentences> = {
  has_children: 'Un objectif qui a des objectifs contributeurs ne peut pas être privé.',
  outside_chain: 'Seuls la personne responsable et ses managers peuvent rendre un objectif privé.',
};

export const createWords: Translated<typeof english.createWords> = {
  earlier_period: 'Les objectifs se créent dans le trimestre en cours ou un trimestre à venir.',
  parent_required: goalMessages.parentRequiredForOthers,
  private_outside_chain: privateSentences.outside_chain,
};

export const draftingWords: Translated<typeof english.draftingWords> = {
  published_owner: 'Pour un objectif publié, utilisez « Changer de responsable ».',
  published_period: 'Le trimestre d’un objectif publié ne change pas.',
  children_out_of_period: 'Les objectifs contributeurs de cet objectif ne conviennent pas à ce trimestre.',
  not_deleted: 'Cet objectif n’est pas supprimé.',
};
