import { predictGoal } from '@bellwether/contract/goals/predictions';
import type { Rating } from '@bellwether/domain/goals/rating';
import { api } from '#platform/api.ts';
import { useGoalAct } from '../model/after-act.ts';

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
