import { goalMessages } from '@bellwether/domain/goals/words.es';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const privateSentences: Translated<typeof english.privateSentences> = {
  has_children: 'Un objetivo con objetivos contribuyentes no puede ser privado.',
  outside_chain: 'Solo la persona responsable y sus superiores pueden hacer privado un objetivo.',
};

export const createWords: Translated<typeof english.createWords> = {
  earlier_period: 'Se pueden crear objetivos en el trimestre actual o en uno posterior.',
  parent_required: goalMessages.parentRequiredForOthers,
  private_outside_chain: privateSentences.outside_chain,
};

export const draftingWords: Translated<typeof english.draftingWords> = {
  published_owner: 'El responsable de un objetivo publicado se cambia con «Cambiar de responsable».',
  published_period: 'El trimestre de un objetivo publicado no cambia.',
  children_out_of_period: 'Los objetivos contribuyentes de este objetivo no encajan en este trimestre.',
  not_deleted: 'Este objetivo no está eliminado.',
};
