import type { MoveTable } from '../shared/lifecycle.ts';
import { noState } from '../shared/lifecycle.ts';
import type { Refusal as RefusalOf } from '../shared/permissions.ts';
import { decideMove, refuse } from '../shared/permissions.ts';
import type { GoalEditMoveName, GoalEditState } from './edit-lifecycle.ts';
import { goalEditMoveTable } from './edit-lifecycle.ts';
import type { GoalFacts, Relation } from './facts.ts';
import type { GoalMoveName, GoalState } from './lifecycle.ts';
import { goalMoveTable } from './lifecycle.ts';
import type { GoalMove } from './move.ts';
import type { Permission } from './permission-names.ts';
import { mayMove, mayOnGoal } from './permissions.ts';
import type { ReasonCode } from './reasons.ts';
import { canSeeGoal } from './visibility.ts';

/**
 * A refusal in the order of wire.1: invisible (404), never theirs (403), not now (409), comment missing
 * (400).
 */
export type Refusal = RefusalOf<ReasonCode>;

export interface Decision<State extends string> {
  readonly ok: true;
  /** The state that the command writes. */
  readonly to: State;
  readonly sentence: string;
  /** `ActionType` of the history row; null for a move between states. */
  readonly actionType: number | null;
  /** The command also cancels a pending edit in the same transaction. */
  readonly cancelsEdit: boolean;
}

/** Decides a move of the goal: returns the new state, or the refusal. */
export function decideGoalMove(
  move: GoalMoveName,
  facts: GoalFacts,
  relation: Relation,
  comment: string,
): Decision<GoalState> | Refusal {
  return decide(goalMoveTable, move, facts.state, facts, relation, comment);
}

/** Decides a move of the goal's pending edit: returns the edit's new state, or the refusal. */
export function decideGoalEditMove(
  move: GoalEditMoveName,
  facts: GoalFacts,
  relation: Relation,
  comment: string,
): Decision<GoalEditState> | Refusal {
  return decide(goalEditMoveTable, move, facts.editState ?? noState, facts, relation, comment);
}

/** Decides an act that is not a move: predict, comment, follow, copy, edit. */
export function decideGoalAct(
  permission: Permission,
  facts: GoalFacts,
  relation: Relation,
): { readonly ok: true } | Refusal {
  if (!isWithinSight(permission, facts, relation)) return { ok: false, refusal: 'invisible' };
  const verdict = mayOnGoal(permission, facts, relation);
  return verdict.ok ? verdict : refuse(verdict.reason);
}

/**
 * Returns the move that finalises the goal. Without a manager nobody can review, so the result is final at
 * once.
 */
export function finalizeMove(facts: Pick<GoalFacts, 'ownerHasActingManager'>): GoalMoveName {
  return facts.ownerHasActingManager ? 'finalizeGoal' : 'finalizeGoalAlone';
}

function decide<State extends string, Name extends GoalMoveName | GoalEditMoveName>(
  table: MoveTable<State, Name> & Readonly<Record<Name, GoalMove<State>>>,
  move: Name,
  state: State | typeof noState,
  facts: GoalFacts,
  relation: Relation,
  comment: string,
): Decision<State> | Refusal {
  const row: GoalMove<State> = table[move];
  const next = decideMove<State, Name, ReasonCode>(table, move, {
    state,
    isVisible: isWithinSight(row.permission, facts, relation),
    verdict: mayMove(move, facts, relation),
    comment,
  });
  if (!next.ok) return next;
  return {
    ok: true,
    to: next.to,
    sentence: row.sentence,
    actionType: row.actionType ?? null,
    cancelsEdit: row.cancelsEdit ?? false,
  };
}

function isWithinSight(permission: Permission | null, facts: GoalFacts, relation: Relation): boolean {
  // A deleted goal is invisible to every act except restoring.
  return canSeeGoal(permission === 'Restore' ? { ...facts, isDeleted: false } : facts, relation);
}
