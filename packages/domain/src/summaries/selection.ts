import { type Outcome, outcomeOf } from '../goals/figures.ts';
import { ratings } from '../goals/rating.ts';
import { courseOf } from './course.ts';
import type { Sentence, SummaryGoal } from './facts.ts';

/** The titles that one sentence names. */
export const mostNamed = 2;

/** Returns a sentence that cites these goals. */
export function sentence(text: string, goals: readonly SummaryGoal[]): Sentence {
  return { text, sources: goals.map(({ id }) => id) };
}

export function withOutcome(goals: readonly SummaryGoal[], outcome: Outcome): SummaryGoal[] {
  return goals.filter((goal) => outcomeOf(goal) === outcome);
}

/** Returns the goals with the higher quality first, then those with the better prediction. */
export function bestFirst(goals: readonly SummaryGoal[]): SummaryGoal[] {
  const rank = (goal: SummaryGoal) => (goal.result?.quality ?? -1) * ratings.length + (goal.likelihood ?? -1);
  return goals.toSorted((a, b) => rank(b) - rank(a) || a.id - b.id);
}

/** Returns the goal whose predictions rose or fell furthest. */
export function furthest(goals: readonly SummaryGoal[], shape: 'rise' | 'fall'): SummaryGoal | undefined {
  const step = (goal: SummaryGoal) => {
    const { first, last } = courseOf(goal);
    return Math.abs(last.likelihood - first.likelihood);
  };
  const moved = goals.filter((goal) => courseOf(goal).shape === shape);
  return moved.toSorted((a, b) => step(b) - step(a) || a.id - b.id)[0];
}

/** Returns whether a goal's predictions rose by two steps or more, from Unsure or below. */
export function hasClimbed(goal: SummaryGoal): boolean {
  const { first, last, shape } = courseOf(goal);
  return shape !== 'none' && first.likelihood <= 2 && last.likelihood - first.likelihood >= 2;
}

/** Returns the result in percent; 0 without one. */
export function percentOf({ result }: SummaryGoal): number {
  return result?.percent ?? 0;
}
