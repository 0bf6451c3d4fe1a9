import type { SummaryGoal } from '@bellwether/contract/summaries';
import { ratingOf } from '#features/goals/door.ts';
import type { Rated, ResultMark } from '#ui/marks/rating-words.ts';

interface Standing {
  readonly likelihood: Rated | null;
  readonly quality: Rated | null;
  readonly result: ResultMark | null;
}

type WithResult = Pick<SummaryGoal, 'OwnerGoalResult' | 'ManagerGoalResult'>;

/** Returns the result of a goal: the owner's, with the manager's answer if there is one; null without a result. */
export function resultOf({ OwnerGoalResult: own, ManagerGoalResult: given }: WithResult) {
  return own && { ...own, Completed: given?.Completed ?? own.Completed };
}

/** Returns the state of a goal in a summary: its latest prediction, and its result, which is shown instead. */
export function standingOf(goal: WithResult & Pick<SummaryGoal, 'MostRecentGoalStatus'>): Standing {
  const { MostRecentGoalStatus: status } = goal;
  const given = resultOf(goal);
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
