import type { Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import type { GoalState } from './lifecycle.ts';
import { canBeParent, type ParentCandidate, type ParentReason } from './parent.ts';
import type { CarryOverReason } from './reasons.ts';
import type { GoalType } from './rules.ts';
import { type GoalTexts, storedTexts } from './texts.ts';

/** The states of a goal that is unfinished when its quarter ends: nobody has told its result, and it is not shelved. */
export const unfinishedStates = [
  'draft',
  'review',
  'approved',
  'shelving_in_review',
] as const satisfies readonly GoalState[];

/** What the rules need to know of a goal that a person wants to carry over. */
export interface CarryOverFacts {
  readonly state: GoalState;
  readonly isOwner: boolean;
  readonly isObserver: boolean;
  /** A goal that was carried over from this one is there and not deleted. */
  readonly hasSuccessor: boolean;
  /** The goal's quarter is the one whose goals are offered now. */
  readonly isOffered: boolean;
}

/** Whether the person may carry a visible goal into the next quarter: own unfinished goals of the offered quarter, once. */
export function canCarryOver(goal: CarryOverFacts): Verdict<CarryOverReason> {
  if (!goal.isOwner || goal.isObserver) return no('never');
  if (goal.hasSuccessor) return no('already_carried');
  if (!isUnfinished(goal.state)) return no('wrong_state');
  return goal.isOffered ? yes : no('not_offered');
}

/** Whether the screen ticks the goal at first: not where its owner has asked to give it up. */
export function isCarriedAtFirst(state: GoalState): boolean {
  return state !== 'shelving_in_review';
}

/** What a carried goal is: the texts of the old one as they stand (a pending edit stays behind), as a draft. */
export interface CarriedDraft extends GoalTexts {
  readonly state: 'draft';
  readonly goalType: GoalType;
  readonly isPrivate: boolean;
}

/** The draft that a goal is carried over as; `goalType` is what the tenant's new goals are. */
export function carriedDraft(
  goal: Omit<CarriedDraft, 'state' | 'goalType'>,
  goalType: GoalType,
): CarriedDraft {
  return { state: 'draft', goalType, ...storedTexts(goalType, goal), isPrivate: goal.isPrivate };
}

/** A goal of the old parent's line, as the carried draft in the next quarter sees it. */
export interface LineGoal {
  readonly id: number;
  readonly candidate: ParentCandidate;
}

/** What becomes of a goal's alignment when it is carried over. */
export type CarriedParent =
  /** It had no parent. */
  | { readonly fate: 'none' }
  /** `id` is carried in the same go: the draft is aligned under its draft. */
  | { readonly fate: 'together'; readonly id: number }
  /** The parent was carried over before: the draft is aligned under what became of it. */
  | { readonly fate: 'successor'; readonly id: number }
  | { readonly fate: 'same'; readonly id: number }
  /** The old parent cannot be the parent in the next quarter. */
  | { readonly fate: 'dropped'; readonly reason: ParentReason };

/**
 * Where the draft is aligned: under the latest of the old parent's line that can be its parent (decisions §4).
 * `line` is the old parent, then the goal it was carried over to, and so on; empty without a parent.
 */
export function carriedParent(
  line: readonly LineGoal[],
  goesAlong: (id: number) => boolean = () => false,
): CarriedParent {
  const [parent] = line;
  if (!parent) return { fate: 'none' };
  for (const goal of line.toReversed()) {
    // Its draft is new, in the same quarter, and private where the goal is.
    if (goesAlong(goal.id) && !goal.candidate.isPrivate) return { fate: 'together', id: goal.id };
    if (canBeParent(goal.candidate, 'any').ok)
      return { fate: goal === parent ? 'same' : 'successor', id: goal.id };
  }
  const verdict = canBeParent(parent.candidate, 'any');
  return { fate: 'dropped', reason: verdict.ok ? 'not_visible' : verdict.reason };
}

/** A goal of one go with where its draft is aligned. */
export interface PlannedCarryOver {
  readonly id: number;
  readonly parent: CarriedParent;
}

/**
 * The goals of one go, those first under whose drafts others are aligned. Two that would each go under the other's draft
 * (a parent's successor may have come to lie below it) do not: the later one keeps what it had.
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

function isUnfinished(state: GoalState): boolean {
  return unfinishedStates.some((unfinished) => unfinished === state);
}
