import type { Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import type { StrategicObjective } from '../strategy/objectives.ts';
import type { GoalState } from './lifecycle.ts';
import { canBeParent, type ParentCandidate, type ParentReason } from './parent.ts';
import type { CarryOverReason } from './reasons.ts';
import type { GoalType } from './rules.ts';
import { type GoalTexts, storedTexts } from './texts.ts';

/** The states of a goal without a result at the end of its quarter; a shelved one is finished. */
export const unfinishedStates = [
  'draft',
  'review',
  'approved',
  'shelving_in_review',
] as const satisfies readonly GoalState[];

/** The states of a goal with a result. It is offered if the result says that the goal was not reached (goals.30). */
export const endedStates = ['results_in_review', 'finalized'] as const satisfies readonly GoalState[];

/** The facts of a goal to carry over that the rules use. */
export interface CarryOverFacts {
  readonly state: GoalState;
  /** What its result says, the manager's before the owner's; null without a result. */
  readonly isReached: boolean | null;
  readonly isOwner: boolean;
  readonly isObserver: boolean;
  /** A goal that was carried over from this one exists and is not deleted. */
  readonly hasSuccessor: boolean;
  /** The goal's quarter is the one that is offered now. */
  readonly isOffered: boolean;
}

/**
 * Returns whether the person may carry a visible goal into the next quarter: own goals of the offered quarter without a
 * result, or with the result that they were not reached, once.
 */
export function canCarryOver(goal: CarryOverFacts): Verdict<CarryOverReason> {
  if (!goal.isOwner || goal.isObserver) return no('never');
  if (goal.hasSuccessor) return no('already_carried');
  if (!isLeft(goal)) return no('wrong_state');
  return goal.isOffered ? yes : no('not_offered');
}

/**
 * Returns whether the screen asks for the goal's result when it is carried over (goals.30): only a running goal can
 * get one.
 */
export function asksForResult(state: GoalState): boolean {
  return state === 'approved';
}

/** Returns whether the screen ticks the goal at first: not if its owner asked to shelve it. */
export function isCarriedAtFirst(state: GoalState): boolean {
  return state !== 'shelving_in_review';
}

/** The draft made from a carried goal. It has the old goal's published texts; a pending edit is not copied. */
export interface CarriedDraft extends GoalTexts {
  readonly state: 'draft';
  readonly goalType: GoalType;
  readonly isPrivate: boolean;
  readonly strategicObjective: StrategicObjective | null;
}

/** Returns the draft that a goal is carried over as; `goalType` is the type of the tenant's new goals. */
export function carriedDraft(
  goal: Omit<CarriedDraft, 'state' | 'goalType'>,
  goalType: GoalType,
): CarriedDraft {
  const { isPrivate, strategicObjective } = goal;
  return { state: 'draft', goalType, ...storedTexts(goalType, goal), isPrivate, strategicObjective };
}

/** A goal of the old parent's line, as seen from the carried draft in the next quarter. */
export interface LineGoal {
  readonly id: number;
  readonly candidate: ParentCandidate;
}

/** The new alignment of a carried goal. */
export type CarriedParent =
  /** The old goal had no parent. */
  | { readonly fate: 'none' }
  /** The parent `id` is carried in the same request, so the draft is aligned under the parent's draft. */
  | { readonly fate: 'together'; readonly id: number }
  /** The parent was carried over earlier, so the draft is aligned under the parent's successor. */
  | { readonly fate: 'successor'; readonly id: number }
  | { readonly fate: 'same'; readonly id: number }
  /** The old parent cannot be a parent in the next quarter. */
  | { readonly fate: 'dropped'; readonly reason: ParentReason };

/**
 * Returns where the draft is aligned: under the latest goal of the old parent's line that can be its parent
 * (goals.16). `line` is the old parent, then its successor, and so on; empty without a parent.
 */
export function carriedParent(
  line: readonly LineGoal[],
  goesAlong: (id: number) => boolean = () => false,
): CarriedParent {
  const [parent] = line;
  if (!parent) return { fate: 'none' };
  for (const goal of line.toReversed()) {
    // The parent's draft is new, in the same quarter, and private if the parent is.
    if (goesAlong(goal.id) && !goal.candidate.isPrivate) return { fate: 'together', id: goal.id };
    if (canBeParent(goal.candidate, 'any').ok)
      return { fate: goal === parent ? 'same' : 'successor', id: goal.id };
  }
  const verdict = canBeParent(parent.candidate, 'any');
  return { fate: 'dropped', reason: verdict.ok ? 'not_visible' : verdict.reason };
}

/** A goal to carry over, with the alignment of its draft. */
export interface PlannedCarryOver {
  readonly id: number;
  readonly parent: CarriedParent;
}

/**
 * Orders the goals of one request so that parents come before the goals aligned under their drafts. Two goals
 * could each go under the other's draft, because a parent's successor may be below the goal by now. Then the
 * later one keeps its former alignment.
 */
export function planCarryOver(
  goals: ReadonlyArray<{ readonly id: number; readonly line: readonly LineGoal[] }>,
): PlannedCarryOver[] {
  const ids = new Set(goals.map((goal) => goal.id));
  const above = new Map<number, number>();
  const stepsUp = (id: number): number[] => {
    const steps: number[] = [];
    for (let node = above.get(id); node !== undefined; node = above.get(node)) steps.push(node);
    return steps;
  };
  const planned = goals
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, line }): PlannedCarryOver => {
      const isFree = (over: number) => ids.has(over) && over !== id && !stepsUp(over).includes(id);
      const parent = carriedParent(line, isFree);
      if (parent.fate === 'together') above.set(id, parent.id);
      return { id, parent };
    });
  return planned.toSorted((a, b) => stepsUp(a.id).length - stepsUp(b.id).length);
}

function isLeft({ state, isReached }: Pick<CarryOverFacts, 'state' | 'isReached'>): boolean {
  if (endedStates.some((ended) => ended === state)) return isReached === false;
  return unfinishedStates.some((unfinished) => unfinished === state);
}
