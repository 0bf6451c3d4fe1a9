import type { GoalState } from './lifecycle.ts';

/** The label of each state. */
export const goalStateLabels: Readonly<Record<GoalState, string>> = {
  draft: 'Draft',
  review: 'In review',
  approved: 'Approved',
  finalized: 'Finalized',
  results_in_review: 'Results in review',
  shelving_in_review: 'Shelving in review',
  shelved: 'Shelved',
};
