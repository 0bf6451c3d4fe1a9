import { peerLimits } from './rules.ts';

/** Messages of the forms about peer feedback. */
export const peerMessages = {
  tooFew: (fewest: number) => `Please choose at least ${fewest} people.`,
  tooMany: `Please choose at most ${peerLimits.most} people.`,
  required: 'This is required.',
} as const;
