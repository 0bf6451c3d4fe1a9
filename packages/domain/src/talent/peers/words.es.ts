import type { Translated } from '../../locale/language.ts';
import { peerLimits } from './rules.ts';
import type * as english from './words.ts';

export const peerMessages: Translated<typeof english.peerMessages> = {
  tooFew: (fewest) => `Elija al menos ${fewest === 1 ? '1 persona' : `${fewest} personas`}.`,
  tooMany: `Elija como máximo ${peerLimits.most} personas.`,
  required: 'Este dato es obligatorio.',
};
