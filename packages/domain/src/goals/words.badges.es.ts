import type { Translated } from '../locale/language.ts';
import type * as english from './words.badges.ts';

export const statusAgeWords: Translated<typeof english.statusAgeWords> = {
  old: (weeks) => `Estado de hace ${weeks} semanas`,
};

export const shelveWords: Translated<typeof english.shelveWords> = {
  shelved: 'Este objetivo está aparcado',
  pendingYours: 'Este objetivo está aparcado a falta de su aprobación',
  pending: 'Este objetivo está aparcado a falta de aprobación',
};
