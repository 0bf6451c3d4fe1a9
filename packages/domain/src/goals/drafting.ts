import type { No, Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import type { PendingEditState } from './edit-lifecycle.ts';
import type { GoalState } from './lifecycle.ts';

/** The action of the goal form's main button, beside saving. */
export type MainAct = 'publish' | 'submit';

/** The person who writes the goal, and the person it is for. */
export interface Drafter {
  readonly isCeo: boolean;
  readonly isGoalAdmin: boolean;
  readonly isGoalManager: boolean;
  readonly isForSelf: boolean;
  /** The goal's owner has an active manager. */
  readonly ownerHasActingManager: boolean;
}

/**
 * Returns the main action of a save (goals.14). It is Publish for the ceo, and for a goal admin or goal
 * manager who creates for someone else or for a person without a manager; otherwise Request Approval.
 */
export function mainAct(drafter: Drafter): MainAct {
  if (drafter.isCeo && drafter.isForSelf) return 'publish';
  if (!drafter.isGoalAdmin && !drafter.isGoalManager) return 'submit';
  return !drafter.isForSelf || !drafter.ownerHasActingManager ? 'publish' : 'submit';
}

/**
 * Returns whether a new goal needs a parent: goal managers who create for others, unless they are goal admins
 * too (goals.15).
 */
export function needsParent(drafter: Pick<Drafter, 'isGoalAdmin' | 'isGoalManager' | 'isForSelf'>): boolean {
  return drafter.isGoalManager && !drafter.isGoalAdmin && !drafter.isForSelf;
}

/** Why a goal cannot be created. */
export type CreateReason =
  | 'observer'
  | 'not_for_others'
  | 'earlier_period'
  | 'parent_required'
  | 'private_outside_chain';

/**
 * Returns whether the person may create the goal. `observer` and `not_for_others` mean never (403), the other
 * reasons bad input (400).
 */
export function mayCreateGoal(
  facts: Pick<Drafter, 'isGoalAdmin' | 'isGoalManager' | 'isForSelf'> & {
    readonly isObserver: boolean;
    readonly hasParent: boolean;
    /** The period ended before the current one began. */
    readonly isEarlierPeriod: boolean;
    readonly isPrivate: boolean;
    /** The person is in the management chain of the goal's owner. */
    readonly isInChain: boolean;
  },
): Verdict<CreateReason> {
  if (facts.isObserver) return no('observer');
  if (!facts.isForSelf && !facts.isGoalAdmin && !facts.isGoalManager) return no('not_for_others');
  if (facts.isEarlierPeriod && !facts.isGoalAdmin) return no('earlier_period');
  if (needsParent(facts) && !facts.hasParent) return no('parent_required');
  if (facts.isPrivate && !facts.isForSelf && !facts.isInChain) return no('private_outside_chain');
  return yes;
}

/** The target of a save: the goal itself while it is a draft, its edit draft once the goal is approved. */
export type SaveTarget = 'goal' | 'edit';

/** Why a save is refused now. */
export type SaveReason = 'wrong_state' | 'edit_in_review';

/**
 * Returns what a save writes. Returns `wrong_state` if `IsFromEdit` does not fit, and `edit_in_review` while
 * the edit waits (goals.3).
 */
export function saveTarget(facts: {
  readonly state: GoalState;
  readonly editState: PendingEditState | null;
  readonly isFromEdit: boolean;
}): { readonly ok: true; readonly target: SaveTarget } | No<SaveReason> {
  if (facts.state === 'draft' && !facts.isFromEdit) return { ok: true, target: 'goal' };
  if (facts.state !== 'approved' || !facts.isFromEdit) return no('wrong_state');
  return facts.editState === 'review' ? no('edit_in_review') : { ok: true, target: 'edit' };
}
