import type { Translated } from '../../locale/language.ts';
import { peerLimits } from './rules.ts';
import type * as english from './words.ts';

export const peerMessages: Translated<typeof english.peerMessages> = {
  tooFew: (fewest) => `Bitte wählen Sie mindestens ${fewest} Personen.`,
  tooMany: `Bitte wählen Sie höchstens ${peerLimits.most} Personen.`,
  required: 'Diese Angabe ist erforderlich.',
};
