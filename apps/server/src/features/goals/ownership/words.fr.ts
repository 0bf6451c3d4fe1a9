import { takeBackSentence } from '@bellwether/domain/goals/words.fr';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const ownershipWords: Translated<typeof english.ownershipWords> = {
  taken_back: takeBackSentence,
  same_owner: 'Cette personne est déjà responsable de l’objectif.',
  owner_out_of_sight:
    'Vous ne verriez plus cet objectif. Choisissez-vous vous-même ou une personne de votre périmètre.',
  same_owner_of_all: 'Cette personne est déjà responsable de ces objectifs.',
  owner_out_of_sight_of_some:
    'Vous ne verriez plus certains de ces objectifs. Choisissez-vous vous-même ou une personne de votre périmètre.',
  taken_back_of_some:
    'Vous avez validé certains de ces objectifs et ne pouvez donc pas en redevenir responsable.',
  cursor_unknown: 'Cette position n’existe pas dans la liste.',
  same_parent: 'L’objectif y est déjà rattaché.',
};
