import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { isRating, type Rating } from '@bellwether/domain/goals/rating';

/** A finished goal and the owner's last word about its likelihood; `said` is absent without a prediction. */
export interface SaidAndDone<Goal> {
  readonly goal: Goal;
  readonly said: { readonly week: number; readonly likelihood: Rating } | undefined;
}

type Finished = Pick<ListedGoal, 'Weeks' | 'OwnerGoalResult'>;

/** Returns the goals with a result, those first whose last word and result are furthest apart. */
export function saidAndDone<Goal extends Finished>(goals: readonly Goal[]): SaidAndDone<Goal>[] {
  return goals
    .filter(({ OwnerGoalResult: result }) => result !== null)
    .map((goal) => ({ goal, said: lastWord(goal.Weeks) }))
    .sort((one, other) => distance(other) - distance(one));
}

function lastWord(weeks: string): SaidAndDone<unknown>['said'] {
  const week = weeks.search(/\d-*$/) + 1;
  const likelihood = Number(weeks[week - 1]);
  return week > 0 && isRating(likelihood) ? { week, likelihood } : undefined;
}

/** From 0, said as it came, to 4, said Very likely and not completed; a goal without a prediction is last. */
function distance({ goal: { OwnerGoalResult: result }, said }: SaidAndDone<Finished>): number {
  if (!said || !result) return -1;
  const reached = (result.ObjectiveResult ?? (result.Completed === true ? 100 : 0)) / 25;
  return Math.abs(said.likelihood - Math.min(4, reached));
}
