import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { Tone } from '#ui/marks/tag.tsx';

/** The colour of a state's dot: neutral while open, blue while waiting, green when finished. */
export const stateTone: Readonly<Record<GoalState, Tone>> = {
  draft: 'neutral',
  review: 'info',
  approved: 'good',
  finalized: 'good',
  results_in_review: 'info',
  shelving_in_review: 'info',
  shelved: 'neutral',
};
