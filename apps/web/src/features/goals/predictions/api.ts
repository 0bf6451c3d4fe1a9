import { predictGoal } from '@bellwether/contract/calls/goals/predictions';
import { getLabelChances } from '@bellwether/contract/calls/insight/forecast';
import type { Rating } from '@bellwether/domain/goals/rating';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { useGoalAct } from '../model/after-act.ts';
import { goalKeys } from '../model/query-keys.ts';

export interface Prediction {
  /** The status id identifies goal and week. */
  readonly statusId: number;
  readonly likelihood: Rating;
  readonly quality: Rating;
  readonly comment: string;
}

/** Gives or changes the prediction of one week. */
export function usePredictGoal() {
  return useGoalAct('goal.predicted', ({ statusId, likelihood, quality, comment }: Prediction) =>
    api.call(predictGoal, {
      body: { Id: statusId, Likelihood: likelihood, Quality: quality, Comment: comment },
    }),
  );
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
