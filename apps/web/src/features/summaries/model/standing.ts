import type { SummaryGoal } from '@bellwether/contract/summaries';
import { ratingOf } from '#features/goals/door.ts';
import type { Rated, ResultMark } from '#ui/marks/rating-words.ts';

interface Standing {
  readonly likelihood: Rated | null;
  readonly quality: Rated | null;
  readonly result: ResultMark | null;
}

/**
 * Returns the state of a goal in a summary: its latest prediction, and the owner's result, which is shown instead.
 */
export function standingOf({
  MostRecentGoalStatus: status,
  OwnerGoalResult: given,
}: Pick<SummaryGoal, 'MostRecentGoalStatus' | 'OwnerGoalResult'>): Standing {
  const likelihood = ratingOf(status?.Likelihood);
  const quality = ratingOf(status?.Quality);
  return {
    likelihood: likelihood === null ? null : { level: likelihood, trend: status?.LikelihoodDelta ?? null },
    quality: quality === null ? null : { level: quality, trend: null },
    result: given && {
      completed: given.Completed,
      percent: given.ObjectiveResult,
      quality: ratingOf(given.Quality),
    },
  };
}
