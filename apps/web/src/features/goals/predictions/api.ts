import { predictGoal } from '@bellwether/contract/calls/goals/predictions';
import { getLabelChances } from '@bellwether/contract/calls/insight/forecast';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import type { Rating } from '@bellwether/domain/goals/rating';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { saveSurely } from '#platform/offline/save-surely.ts';
import type { AboutUpdate } from '#platform/offline/waiting-update.ts';
import { useSession } from '#platform/session.ts';
import { shownWeek } from '#ui/data/shown.ts';
import { useGoalAct } from '../model/after-act.ts';
import { goalKeys } from '../model/query-keys.ts';

export interface Prediction {
  /** The goal as the form shows it. */
  readonly info: GoalInfo;
  /** The status id identifies goal and week. */
  readonly statusId: number;
  readonly likelihood: Rating;
  readonly quality: Rating;
  readonly comment: string;
}

/**
 * Gives or changes the prediction of one week. One for an own goal waits on this device while the server is away; the goal
 * then shows it already.
 */
export function usePredictGoal() {
  const { Profile } = useSession();
  return useGoalAct('goal.predicted', async (prediction: Prediction) => {
    const { info, statusId, likelihood, quality, comment } = prediction;
    const body = { Id: statusId, Likelihood: likelihood, Quality: quality, Comment: comment };
    if (info.Goal.User.Id !== Profile.Id) return api.call(predictGoal, { body });
    return (await saveSurely('predictGoal', body, aboutStatus(info, statusId))) ?? withPrediction(prediction);
  });
}

function aboutStatus({ Goal, GoalStatuses }: GoalInfo, statusId: number): AboutUpdate {
  const week = GoalStatuses.find(({ Id }) => Id === statusId)?.GoalPeriodWeek;
  return {
    goalId: Goal.Id,
    title: Goal.GoalDetail.Title,
    ...(week && { week: shownWeek({ week: week.Week, endDate: week.EndDate }) }),
  };
}

/** Returns the goal with a prediction that waits to be sent. */
function withPrediction({ info, statusId, likelihood, quality }: Prediction): GoalInfo {
  const isAsked = info.GoalStatuses.some(
    ({ Id, GoalPeriodWeek }) => Id === statusId && GoalPeriodWeek.Id === info.AskedWeekId,
  );
  return {
    ...info,
    Goal: isAsked ? { ...info.Goal, IsNeedsUpdate: false } : info.Goal,
    GoalStatuses: info.GoalStatuses.map((status) =>
      status.Id === statusId ? { ...status, Likelihood: likelihood, Quality: quality } : status,
    ),
  };
}

/**
 * How often each likelihood comes true at this point of the quarter. Shown only after a save, because it would influence
 * the answer before.
 */
export const labelChancesQuery = queryOptions({
  queryKey: [...goalKeys.outlook, 'chances'] as const,
  queryFn: ({ signal }) => api.call(getLabelChances, { params: { periodId: '0' }, signal }),
  // The company's table is computed again at the end of a week.
  staleTime: 5 * 60_000,
});
