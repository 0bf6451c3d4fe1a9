import type { SummaryGoal } from '@bellwether/contract/summaries';
import { countedPercent } from '@bellwether/domain/goals/figures';
import { predictionOf, ratingOf, type Standing } from '#features/goals/door.ts';

type WithResult = Pick<SummaryGoal, 'OwnerGoalResult' | 'ManagerGoalResult'>;

/** Returns the result of a goal: the owner's, with the manager's answer if there is one; null without a result. */
export function resultOf({ OwnerGoalResult: own, ManagerGoalResult: given }: WithResult) {
  return (
    own && {
      ...own,
      Completed: given?.Completed ?? own.Completed,
      ObjectiveResult: countedPercent(own.ObjectiveResult, given?.ObjectiveResult),
    }
  );
}

/** Returns the state of a goal in a summary: its latest prediction, and its result, which is shown instead. */
export function summaryStandingOf(goal: WithResult & Pick<SummaryGoal, 'MostRecentGoalStatus'>): Standing {
  const given = resultOf(goal);
  return {
    ...predictionOf(goal.MostRecentGoalStatus),
    result: given && {
      completed: given.Completed,
      percent: given.ObjectiveResult,
      quality: ratingOf(given.Quality),
    },
  };
}
