import type { Translated } from '../locale/language.ts';
import type * as english from './words.badges.ts';

export const shelveWords: Translated<typeof english.shelveWords> = {
  shelved: 'Este objetivo está aparcado',
  pendingYours: 'Este objetivo está aparcado a falta de su aprobación',
  pending: 'Este objetivo está aparcado a falta de aprobación',
};
