import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { Tone } from '#ui/marks/tag.tsx';

/** The dot beside a state: what runs is quiet, what waits is blue, what is over is green. */
export const stateTone: Readonly<Record<GoalState, Tone>> = {
  draft: 'neutral',
  review: 'info',
  approved: 'good',
  finalized: 'good',
  results_in_review: 'info',
  shelving_in_review: 'info',
  shelved: 'neutral',
};
