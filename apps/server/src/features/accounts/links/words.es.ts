import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const invitationWords: Translated<typeof english.invitationWords> = {
  is_over: 'Este momento ya ha pasado. Elija uno posterior.',
  too_far: 'Elija un momento en los próximos 90 días.',
};
