import type { Translated } from '../locale/language.ts';
import type * as english from './words.badges.ts';

export const statusAgeWords: Translated<typeof english.statusAgeWords> = {
  old: (weeks) => `Stand: vor ${weeks} Wochen`,
};

export const shelveWords: Translated<typeof english.shelveWords> = {
  shelved: 'Dieses Ziel ist zurückgestellt',
  pendingYours: 'Dieses Ziel ist zurückgestellt, bis Sie darüber entscheiden',
  pending: 'Dieses Ziel ist zurückgestellt, bis darüber entschieden ist',
};
