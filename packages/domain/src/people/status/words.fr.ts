import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

/** The adjectives agree with *compte*, not with the person. */
export const statusLabels: Translated<typeof english.statusLabels> = {
  Active: 'Actif',
  Invited: 'Invitation envoyée',
  NotInvited: 'Sans invitation',
  Deactivated: 'Désactivé',
};
