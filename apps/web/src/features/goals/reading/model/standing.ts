import type { ListedGoal } from '@bellwether/contract/goals/goal';
import type { Period } from '@bellwether/contract/tenant';
import { weekNumberAt } from '@bellwether/domain/calendar/shown';
import { isInDispute } from '@bellwether/domain/goals/badges';
import { countedPercent } from '@bellwether/domain/goals/figures';
import { shownPercent } from '#ui/data/shown.ts';
import type { Rated, ResultMark } from '#ui/marks/rating-words.ts';
import { outcomeWords } from '../words.list.ts';
import { ratingOf } from './goal-badges.ts';

/** The standing of a goal: its latest prediction, and the owner's result, which replaces the prediction. */
export interface Standing {
  readonly likelihood: Rated | null;
  readonly quality: Rated | null;
  readonly result: ResultMark | null;
}

interface Prediction {
  readonly Likelihood: number;
  readonly Quality: number;
  readonly LikelihoodDelta: Rated['trend'];
  readonly QualityDelta?: Rated['trend'];
}

/** Returns the two ratings of a goal's latest prediction, each with its trend if it is known. */
export function predictionOf(status: Prediction | null): Pick<Standing, 'likelihood' | 'quality'> {
  const likelihood = ratingOf(status?.Likelihood);
  const quality = ratingOf(status?.Quality);
  return {
    likelihood: likelihood === null ? null : { level: likelihood, trend: status?.LikelihoodDelta ?? null },
    quality: quality === null ? null : { level: quality, trend: status?.QualityDelta ?? null },
  };
}

/** Returns the parts of a goal that its marks show (screens.5). */
export function standingOf(
  goal: Pick<ListedGoal, 'MostRecentGoalStatus' | 'OwnerGoalResult'> &
    Partial<Pick<ListedGoal, 'ManagerGoalResult'>>,
): Standing {
  const { OwnerGoalResult: given, ManagerGoalResult: reviewed } = goal;
  return {
    ...predictionOf(goal.MostRecentGoalStatus),
    result: given && {
      completed: given.Completed,
      percent: countedPercent(given.ObjectiveResult, reviewed?.ObjectiveResult),
      quality: ratingOf(given.Quality),
      isInDispute: isInDispute(given.Completed, reviewed?.Completed ?? null),
    },
  };
}

/** Returns whether owner and manager disagree about the goal's result. */
function isGoalInDispute({
  OwnerGoalResult: own,
  ManagerGoalResult: reviewed,
}: Pick<ListedGoal, 'OwnerGoalResult' | 'ManagerGoalResult'>): boolean {
  return isInDispute(own?.Completed ?? null, reviewed?.Completed ?? null);
}

/** Returns the number of the current week in the goal's quarter; 0 before the quarter, null after it. */
export function currentWeekOf(
  goal: Pick<ListedGoal, 'PeriodStartDate'>,
  period: Pick<Period, 'StartDate' | 'WeekStartDate'>,
): number | null {
  if (goal.PeriodStartDate < period.StartDate) return null;
  if (goal.PeriodStartDate > period.StartDate || period.WeekStartDate === null) return 0;
  return weekNumberAt(period.StartDate, period.WeekStartDate);
}

/**
 * Returns the head of a finished quarter: "4 goals: 3 completed, 1 not". Goals measured in percent and goals without
 * a result are told apart.
 */
export function outcomeSummary(
  goals: readonly Pick<ListedGoal, 'OwnerGoalResult' | 'ManagerGoalResult'>[],
): string {
  const disputed = goals.filter(isGoalInDispute);
  const agreed = goals.filter((goal) => !isGoalInDispute(goal));
  const results = agreed.map((goal) => goal.OwnerGoalResult);
  const percents = agreed.flatMap(
    ({ OwnerGoalResult: own, ManagerGoalResult: reviewed }) =>
      countedPercent(own?.ObjectiveResult, reviewed?.ObjectiveResult) ?? [],
  );
  const completed = results.filter((result) => result?.Completed === true).length;
  const not = results.filter((result) => result?.Completed === false).length;
  const open = results.filter((result) => result === null).length;
  const average = Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length);
  return outcomeWords(goals.length, {
    completed,
    not,
    measured: percents.length,
    average: shownPercent(average),
    disputed: disputed.length,
    open,
  });
}
