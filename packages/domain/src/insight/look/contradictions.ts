import { runningStates } from '../../goals/figures.ts';
import type { GoalState } from '../../goals/lifecycle.ts';
import type { Rating } from '../../goals/rating.ts';

/** A goal whose predictions are compared with those of other goals. */
export interface PredictedGoal {
  readonly state: GoalState;
  readonly isPrivate: boolean;
  /** The latest prediction; null before the first. */
  readonly likelihood: Rating | null;
}

/**
 * Returns whether a goal counts in sums and contradictions: it must be running and not private, because private goals
 * are never counted, whoever the viewer is (insight.14).
 */
export function isCounted(goal: Pick<PredictedGoal, 'state' | 'isPrivate'>): boolean {
  return isRunningState(goal.state) && !goal.isPrivate;
}

/** Returns whether a goal in this state runs. */
export function isRunningState(state: GoalState): boolean {
  return runningStates.some((running) => running === state);
}

/** The counted goals directly below a goal that the viewer sees. */
interface ChildTally {
  /** How many of these goals have a prediction. */
  readonly rated: number;
  /** How many of these goals are at Not at all or Not sure. */
  readonly low: number;
}

/** A contradiction needs this many goals below with a prediction. */
const fewestRated = 2;

/**
 * Returns whether the goal has the bellwether sign, because its owner is more hopeful than the owners below
 * (insight.10, `parent_high`). The owner says Likely or Very likely, at least two goals below have a prediction, and
 * half or more of these are at Not at all or Not sure.
 */
export function isParentHigh(goal: PredictedGoal, children: ChildTally): boolean {
  const { likelihood } = goal;
  return isCounted(goal) && likelihood !== null && likelihood >= 3 && hasLowChildren(children);
}

/** Returns whether at least two goals below have a prediction, and half or more of these are called unlikely. */
export function hasLowChildren({ rated, low }: ChildTally): boolean {
  return rated >= fewestRated && 2 * low >= rated;
}

/** A goal below, with the fields that contradictions need. */
export interface ChildWord {
  readonly id: number;
  readonly likelihood: Rating;
}

/** A goal whose owner disagrees with the owners of the goals below it. */
export interface Contradiction<C extends ChildWord> {
  readonly kind: 'parent_high' | 'parent_low';
  /** The goals below that disagree, by id. */
  readonly children: readonly C[];
  /** How many goals below have a prediction. */
  readonly of: number;
}

/**
 * Returns how a goal and the counted goals directly below it that have a prediction contradict each other; null if they do
 * not (insight.10).
 */
export function contradictionOf<C extends ChildWord>(
  goal: PredictedGoal,
  below: readonly C[],
): Contradiction<C> | null {
  const children = below.toSorted((a, b) => a.id - b.id);
  const low = children.filter(({ likelihood }) => isLow(likelihood));
  const of = children.length;
  if (isParentHigh(goal, { rated: of, low: low.length })) return { kind: 'parent_high', children: low, of };
  const isLowParent = isCounted(goal) && goal.likelihood !== null && isLow(goal.likelihood);
  const areAllHigh = of >= fewestRated && children.every(({ likelihood }) => likelihood >= 3);
  return isLowParent && areAllHigh ? { kind: 'parent_low', children, of } : null;
}

/** Returns whether a likelihood calls its goal unlikely: Not at all, or Not sure. */
export function isLow(likelihood: Rating): boolean {
  return likelihood <= 1;
}
