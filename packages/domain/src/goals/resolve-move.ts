import type { Decision, Refusal } from './decide.ts';
import { decideGoalEditMove, decideGoalMove } from './decide.ts';
import type { GoalEditMoveName, GoalEditState } from './edit-lifecycle.ts';
import type { GoalFacts, Relation } from './facts.ts';
import type { GoalMoveName, GoalState } from './lifecycle.ts';

/** A move of the goal, or of its pending edit. */
export type CallMove =
  | { readonly of: 'goal'; readonly move: GoalMoveName }
  | { readonly of: 'edit'; readonly move: GoalEditMoveName };

/** The chosen move with its decision. */
export type ResolvedMove =
  | {
      readonly ok: true;
      readonly of: 'goal';
      readonly move: GoalMoveName;
      readonly decision: Decision<GoalState>;
    }
  | {
      readonly ok: true;
      readonly of: 'edit';
      readonly move: GoalEditMoveName;
      readonly decision: Decision<GoalEditState>;
    }
  | Refusal;

/** `Status` of `POST /Goal/approve` (goals.17). */
export const approveStatuses = ['review', 'approved', 'draft'] as const;

/** `Status` of `POST /Goal/retractedits`. */
export const retractEditsStatuses = ['draft', 'canceled'] as const;

/** `Status` of `POST /Goal/shelve`. */
export const shelveStatuses = ['shelved', 'shelving_in_review', 'reactivated', 'approved', 'denied'] as const;

/**
 * Returns the moves that `POST /Goal/approve` may mean: of the pending edit if the goal is approved, else of
 * the goal. `approved` means Publish or Approve, whichever the person may do.
 */
export function approveCallMoves(
  status: (typeof approveStatuses)[number],
  facts: Pick<GoalFacts, 'state'>,
): CallMove[] {
  const isAboutEdit = facts.state === 'approved';
  if (status === 'review') return isAboutEdit ? [edit('submitGoalEdit')] : [goal('submitGoal')];
  if (status === 'draft') {
    return isAboutEdit ? [edit('requestGoalEditChanges')] : [goal('requestGoalChanges')];
  }
  return isAboutEdit
    ? [edit('publishGoalEdit'), edit('approveGoalEdit')]
    : [goal('publishGoal'), goal('approveGoal')];
}

/**
 * Returns the moves that `POST /Goal/retractedits` may mean: `draft` takes an edit back from review,
 * `canceled` discards an edit draft.
 */
export function retractEditsCallMoves(status: (typeof retractEditsStatuses)[number]): CallMove[] {
  return [edit(status === 'draft' ? 'retractGoalEdit' : 'discardGoalEdit')];
}

/**
 * Returns the moves that `POST /Goal/shelve` may mean: `reactivated` withdraws the person's own request, else
 * reactivates the goal.
 */
export function shelveCallMoves(status: (typeof shelveStatuses)[number]): CallMove[] {
  if (status === 'shelved') return [goal('shelveGoal')];
  if (status === 'shelving_in_review') return [goal('requestShelving')];
  if (status === 'approved') return [goal('approveShelving')];
  if (status === 'denied') return [goal('denyShelving')];
  return [goal('withdrawShelving'), goal('reactivateGoal')];
}

/**
 * Decides a call that may mean several moves. Returns the first possible move, else the refusal that is
 * nearest to possible: a person with the right to one of the moves reads "not now" and not "never".
 */
export function resolveMove(
  moves: readonly CallMove[],
  facts: GoalFacts,
  relation: Relation,
  comment: string,
): ResolvedMove {
  let nearest: Refusal = { ok: false, refusal: 'never' };
  for (const asked of moves) {
    const decided = decideOne(asked, facts, relation, comment);
    if (decided.ok) return decided;
    if (saysMore(decided, nearest)) nearest = decided;
  }
  return nearest;
}

const nearness: Readonly<Record<Refusal['refusal'], number>> = {
  never: 0,
  invisible: 1,
  not_now: 2,
  comment_missing: 3,
};

function saysMore(one: Refusal, other: Refusal): boolean {
  if (one.refusal !== other.refusal) return nearness[one.refusal] > nearness[other.refusal];
  if (one.refusal !== 'not_now' || other.refusal !== 'not_now') return false;
  // "Another person has to answer" is true in every state, so it says more than "wrong state".
  return other.reason === 'wrong_state' || one.reason === 'was_own';
}

function decideOne(asked: CallMove, facts: GoalFacts, relation: Relation, comment: string): ResolvedMove {
  if (asked.of === 'goal') {
    const decision = decideGoalMove(asked.move, facts, relation, comment);
    return decision.ok ? { ...asked, ok: true, decision } : decision;
  }
  const decision = decideGoalEditMove(asked.move, facts, relation, comment);
  return decision.ok ? { ...asked, ok: true, decision } : decision;
}

function goal(move: GoalMoveName): CallMove {
  return { of: 'goal', move };
}

function edit(move: GoalEditMoveName): CallMove {
  return { of: 'edit', move };
}
