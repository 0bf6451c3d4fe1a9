import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const invitationWords: Translated<typeof english.invitationWords> = {
  is_over: 'Ce moment est passé. Choisissez-en un plus tardif.',
  too_far: 'Choisissez un moment dans les 90 prochains jours.',
};
