import type { Translated } from '../../locale/language.ts';
import { peerLimits } from './rules.ts';
import type * as english from './words.ts';

export const peerMessages: Translated<typeof english.peerMessages> = {
  tooFew: (fewest) => `Choisissez au moins ${fewest} personnes.`,
  tooMany: `Choisissez ${peerLimits.most} personnes au plus.`,
  required: 'Ce champ est obligatoire.',
};
