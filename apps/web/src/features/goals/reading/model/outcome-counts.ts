import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { countedPercent } from '@bellwether/domain/goals/figures';
import { isRating, type Rating } from '@bellwether/domain/goals/rating';

/** A finished goal and the owner's last word about its likelihood; `said` is absent without a prediction. */
export interface SaidAndDone<Goal> {
  readonly goal: Goal;
  readonly said: { readonly week: number; readonly likelihood: Rating } | undefined;
}

type Finished = Pick<ListedGoal, 'Weeks' | 'OwnerGoalResult' | 'ManagerGoalResult'>;

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
function distance({ goal, said }: SaidAndDone<Finished>): number {
  const { OwnerGoalResult: result, ManagerGoalResult: reviewed } = goal;
  if (!said || !result) return -1;
  const percent = countedPercent(result.ObjectiveResult, reviewed?.ObjectiveResult);
  const reached = (percent ?? (result.Completed === true ? 100 : 0)) / 25;
  return Math.abs(said.likelihood - Math.min(4, reached));
}
