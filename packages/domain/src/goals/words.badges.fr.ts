import type { Translated } from '../locale/language.ts';
import type * as english from './words.badges.ts';

export const statusAgeWords: Translated<typeof english.statusAgeWords> = {
  old: (weeks) => `État d’il y a ${weeks} semaines`,
};

export const shelveWords: Translated<typeof english.shelveWords> = {
  shelved: 'Cet objectif est en réserve',
  pendingYours: 'Cet objectif est en réserve dans l’attente de votre validation',
  pending: 'Cet objectif est en réserve dans l’attente d’une validation',
};
