import type { PendingEditState } from './edit-lifecycle.ts';
import type { GoalState } from './lifecycle.ts';
import { shelveWords, statusAgeWords } from './words.badges.ts';

/** How a prediction compares with the one before; null on the wire for the first one. */
export const deltas = ['improved', 'worsened', 'same'] as const;

export type Delta = (typeof deltas)[number];

/** Returns how a rating changed since the previous prediction; null when either is missing (predictions.8). */
export function delta(previous: number | null, next: number | null): Delta | null {
  if (previous === null || next === null) return null;
  if (next === previous) return 'same';
  return next > previous ? 'improved' : 'worsened';
}

/** The facts about a goal's predictions that are known without loading its weeks. */
export interface PredictedWeeks {
  /** The latest week that has a prediction; 0 before the first. */
  readonly recentWeek: number;
  /** The goal was asked for in the week before the latest predicted one, and that week has no prediction. */
  readonly recentGap: boolean;
  /** The first week for which the goal is asked (`firstAskedWeek`); 0 if it was published before the quarter. */
  readonly firstWeek: number;
}

/** Returns `recentGap` of a goal with predictions for these weeks, in ascending order. */
export function hasRecentGap(weeks: readonly number[], firstWeek: number): boolean {
  const before = (weeks.at(-1) ?? 0) - 1;
  return before >= 1 && before >= firstWeek && weeks.at(-2) !== before;
}

/**
 * Returns whether the goal is asked for in the latest week that needs a prediction, `askedWeek`, and has no prediction
 * for it (predictions.5). `askedWeek` is 0 if no week needs one yet. Predictions go up to the current week, which is
 * `askedWeek` or the week after it. So `askedWeek` is the latest predicted week, the week right before it, or a later
 * week.
 */
export function isUpdateAsked(
  { recentWeek, recentGap, firstWeek }: PredictedWeeks,
  askedWeek: number,
): boolean {
  if (askedWeek < Math.max(firstWeek, 1)) return false;
  return recentWeek < askedWeek || (recentGap && recentWeek === askedWeek + 1);
}

/**
 * Returns whether the goal needs a prediction (predictions.5). `isUpdateAsked`: its period runs or ended within the
 * edit window, and the latest week that needs a prediction has none. In ended periods an owner is asked to finalise
 * instead.
 */
export function needsUpdate(facts: {
  readonly state: GoalState;
  readonly isUpdateAsked: boolean;
  readonly periodEnded: boolean;
  readonly isOwner: boolean;
}): boolean {
  if (facts.state !== 'approved' || !facts.isUpdateAsked) return false;
  return !(facts.isOwner && facts.periodEnded);
}

/**
 * Returns whether the owner is asked for the result: own approved goals of an earlier period (goals.20).
 */
export function needsFinalization(facts: {
  readonly state: GoalState;
  readonly periodEnded: boolean;
  readonly isOwner: boolean;
}): boolean {
  return facts.state === 'approved' && facts.periodEnded && facts.isOwner;
}

/**
 * Returns whether the goal, its edit, its result or its shelving waits for this person as the owner's acting
 * manager.
 */
export function needsReview(facts: {
  readonly state: GoalState;
  readonly editState: PendingEditState | null;
  readonly isManager: boolean;
  /**
   * The person owned the goal when the waiting request was submitted, so another person answers (goals.6).
   */
  readonly wasOwn: boolean;
}): boolean {
  if (!facts.isManager || facts.wasOwn) return false;
  if (facts.state === 'approved') return facts.editState === 'review';
  return (
    facts.state === 'review' || facts.state === 'results_in_review' || facts.state === 'shelving_in_review'
  );
}

/**
 * Returns whether the pending edits badge shows; `canSeePendingEdit` comes from the visibility rule
 * (goals.11).
 */
export function pendingEdits(facts: {
  readonly editState: PendingEditState | null;
  readonly canSeePendingEdit: boolean;
}): boolean {
  return facts.editState !== null && facts.canSeePendingEdit;
}

/** A goal with its latest likelihood; null without a prediction. */
interface PredictedGoal {
  readonly state: GoalState;
  readonly likelihood: number | null;
}

/**
 * Returns whether the goal is at risk: a running goal that its owner calls Unlikely or worse. The tag, every count and
 * every sentence ask here, so that no two of them differ (predictions.10). A goal with a result or a request to
 * shelve it is no longer at risk, whatever its last likelihood.
 */
export function isAtRisk({ state, likelihood }: PredictedGoal): boolean {
  return state === 'approved' && likelihood !== null && likelihood < 2;
}

/**
 * Returns whether the goal is unsure: a running goal whose owner is undecided. It is not at risk (predictions.10).
 */
export function isUnsure({ state, likelihood }: PredictedGoal): boolean {
  return state === 'approved' && likelihood === 2;
}

/**
 * Returns "Status is N weeks old" if the last status is more than one week before the current week's start,
 * else null (predictions.9). `weeksOld` is in whole weeks, as the calendar counts them.
 */
export function statusAge(weeksOld: number): string | null {
  return weeksOld > 1 ? statusAgeWords.old(weeksOld) : null;
}

/** The facts that sort a goal in the list. */
export interface PriorityFacts {
  readonly state: GoalState;
  readonly likelihoodDelta: Delta | null;
  readonly needsReview: boolean;
  readonly needsUpdate: boolean;
  readonly needsFinalization: boolean;
  readonly isOwner: boolean;
  readonly hasPendingEdits: boolean;
}

/** A goal's class in the list, 1 first (goals.21). */
export type ListPriority = 1 | 2 | 3 | 4 | 5 | 6;

/** Returns the goal's class in the list: the first that fits (goals.21). */
export function listPriority(facts: PriorityFacts): ListPriority {
  if (facts.state !== 'finalized' && facts.likelihoodDelta === 'worsened') return 1;
  if (facts.needsReview) return 2;
  if (facts.needsUpdate) return 3;
  if (facts.needsFinalization) return 4;
  if (facts.isOwner && facts.state !== 'draft' && facts.hasPendingEdits) return 5;
  return 6;
}

/** Returns the warning on a shelved goal, else null (goals.25). */
export function shelveWarning(state: GoalState, mayApproveShelve: boolean): string | null {
  if (state === 'shelved') return shelveWords.shelved;
  if (state !== 'shelving_in_review') return null;
  return mayApproveShelve ? shelveWords.pendingYours : shelveWords.pending;
}

/**
 * Returns whether a finalized goal is in dispute: owner and manager both set Completed and differ; never for
 * percentages (goals.19).
 */
export function isInDispute(ownerCompleted: boolean | null, managerCompleted: boolean | null): boolean {
  return ownerCompleted !== null && managerCompleted !== null && ownerCompleted !== managerCompleted;
}
