import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

/** In the feminine, because the word agrees with «persona». */
export const statusLabels: Translated<typeof english.statusLabels> = {
  Active: 'Activa',
  Invited: 'Invitada',
  NotInvited: 'No invitada',
  Deactivated: 'Desactivada',
};
