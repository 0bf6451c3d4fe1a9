import type { Delta } from './badges.ts';
import type { GoalState } from './lifecycle.ts';
import type { Rating } from './rating.ts';

/** The likelihood up to which a goal asks for its owner's sentence: Unsure. */
const doubtful: Rating = 2;

/** The facts that decide whether a reader looks for the owner's reason. */
export interface DoubtedGoal {
  readonly state: GoalState;
  readonly likelihood: number | null;
  readonly likelihoodDelta: Delta | null;
}

/** Returns whether a running goal is shown with its owner's sentence: Unsure or below, or fallen (goals.37). */
export function asksForSentence({ state, likelihood, likelihoodDelta }: DoubtedGoal): boolean {
  if (state !== 'approved' && state !== 'shelving_in_review') return false;
  return likelihood !== null && (likelihood <= doubtful || likelihoodDelta === 'worsened');
}

/** The likelihood that was given for a week. */
export interface WeekSaid {
  readonly week: number;
  readonly likelihood: number;
}

/**
 * Returns the first week whose comments explain the present likelihood: the one in which the goal became doubtful, or,
 * if it is not, the one of its latest prediction. `said`: the predictions in the order of their weeks. 0 without any.
 */
export function sentenceSince(said: readonly WeekSaid[]): number {
  const last = said.at(-1);
  if (!last) return 0;
  const lastSure = said.findLastIndex(({ likelihood }) => likelihood > doubtful);
  return said[lastSure + 1]?.week ?? last.week;
}
