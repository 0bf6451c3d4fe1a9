import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const statusLabels: Translated<typeof english.statusLabels> = {
  Active: 'Aktiv',
  Invited: 'Eingeladen',
  NotInvited: 'Nicht eingeladen',
  Deactivated: 'Deaktiviert',
};
