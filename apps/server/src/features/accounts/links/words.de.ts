import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const invitationWords: Translated<typeof english.invitationWords> = {
  is_over: 'Dieser Zeitpunkt ist vorbei. Bitte wählen Sie einen späteren.',
  too_far: 'Bitte wählen Sie einen Zeitpunkt in den nächsten 90 Tagen.',
};
