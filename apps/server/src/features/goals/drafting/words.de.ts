import { goalMessages } from '@bellwether/domain/goals/words.de';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const privateSentences: Translated<typeof english.privateSentences> = {
  has_children: 'Ein Ziel mit beitragenden Zielen kann nicht privat sein.',
  outside_chain: 'Nur die verantwortliche Person und ihre Führungskräfte können ein Ziel auf privat stellen.',
};

export const createWords: Translated<typeof english.createWords> = {
  earlier_period: 'Ziele können im laufenden oder in einem späteren Quartal angelegt werden.',
  parent_required: goalMessages.parentRequiredForOthers,
  private_outside_chain: privateSentences.outside_chain,
};

export const draftingWords: Translated<typeof english.draftingWords> = {
  published_owner: 'Die Verantwortung für ein veröffentlichtes Ziel wechselt über „Verantwortung übergeben“.',
  published_period: 'Das Quartal eines veröffentlichten Ziels ändert sich nicht.',
  children_out_of_period: 'Die beitragenden Ziele dieses Ziels passen nicht in dieses Quartal.',
  not_deleted: 'Dieses Ziel ist nicht gelöscht.',
};
