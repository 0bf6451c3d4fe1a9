import type { No, Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import type { PendingEditState } from './edit-lifecycle.ts';
import type { GoalState } from './lifecycle.ts';

/** What the main button of the goal form does beside saving. */
export type MainAct = 'publish' | 'submit';

/** The label of the main button (1-goals §2). */
export const mainActLabels: Readonly<Record<MainAct, string>> = {
  publish: 'Publish',
  submit: 'Request Approval',
};

/** Who writes the goal, and for whom. */
export interface Drafter {
  readonly isCeo: boolean;
  readonly isGoalAdmin: boolean;
  readonly isGoalManager: boolean;
  readonly isForSelf: boolean;
  /** Somebody active stands above the goal's owner. */
  readonly ownerHasActingManager: boolean;
}

/**
 * The main act of a save: Publish for the ceo, or for a goal admin or goal manager who creates for someone else or for
 * a person with no manager; otherwise Request Approval (1-goals §2).
 */
export function mainAct(drafter: Drafter): MainAct {
  if (drafter.isCeo && drafter.isForSelf) return 'publish';
  if (!drafter.isGoalAdmin && !drafter.isGoalManager) return 'submit';
  return !drafter.isForSelf || !drafter.ownerHasActingManager ? 'publish' : 'submit';
}

/** Whether a new goal needs a parent: goal managers creating for others, unless they are goal admins too (1-goals §6). */
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

/** Whether the person may create the goal; `observer` and `not_for_others` are never theirs, the rest is bad input. */
export function mayCreateGoal(
  facts: Pick<Drafter, 'isGoalAdmin' | 'isGoalManager' | 'isForSelf'> & {
    readonly isObserver: boolean;
    readonly hasParent: boolean;
    /** The period ended before the current one began. */
    readonly isEarlierPeriod: boolean;
    readonly isPrivate: boolean;
    /** The person stands in the management chain of the goal's owner. */
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

/** What a save writes: the goal itself while it is a draft, its edit draft once it is approved. */
export type SaveTarget = 'goal' | 'edit';

/** Why nothing can be saved now. */
export type SaveReason = 'wrong_state' | 'edit_in_review';

/** Where a save goes, or `wrong_state`/`edit_in_review` where `IsFromEdit` does not fit or the edit waits (decisions §4). */
export function saveTarget(facts: {
  readonly state: GoalState;
  readonly editState: PendingEditState | null;
  readonly isFromEdit: boolean;
}): { readonly ok: true; readonly target: SaveTarget } | No<SaveReason> {
  if (facts.state === 'draft' && !facts.isFromEdit) return { ok: true, target: 'goal' };
  if (facts.state !== 'approved' || !facts.isFromEdit) return no('wrong_state');
  return facts.editState === 'review' ? no('edit_in_review') : { ok: true, target: 'edit' };
}
