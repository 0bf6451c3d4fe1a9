import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { Tone } from '#ui/marks/tag.tsx';

/** The tone of a state's dot: info while the goal waits for an answer, good once it is approved or finalized. */
export const stateTone: Readonly<Record<GoalState, Tone>> = {
  draft: 'neutral',
  review: 'info',
  approved: 'good',
  finalized: 'good',
  results_in_review: 'info',
  shelving_in_review: 'info',
  shelved: 'neutral',
};
