import { takeBackSentence } from '@bellwether/domain/goals/words.es';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const ownershipWords: Translated<typeof english.ownershipWords> = {
  taken_back: takeBackSentence,
  same_owner: 'Esta persona ya es responsable del objetivo.',
  owner_out_of_sight:
    'Usted dejaría de ver este objetivo. Elija su propio nombre o a alguien de su organización.',
  same_owner_of_all: 'Esta persona ya es responsable de estos objetivos.',
  owner_out_of_sight_of_some:
    'Usted dejaría de ver algunos de estos objetivos. Elija su propio nombre o a alguien de su organización.',
  taken_back_of_some:
    'Usted aprobó algunos de estos objetivos, así que no puede volver a ser responsable de ellos.',
  cursor_unknown: 'Esto no es un lugar de esta lista.',
  same_parent: 'El objetivo ya está vinculado ahí.',
};
