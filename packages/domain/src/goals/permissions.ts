import type { MoveTable } from '../shared/lifecycle.ts';
import { nextState, noState } from '../shared/lifecycle.ts';
import { type PermissionAnswers, permissionsBy } from '../shared/permissions.ts';
import type { Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import type { GoalEditMoveName } from './edit-lifecycle.ts';
import { goalEditMoveTable } from './edit-lifecycle.ts';
import type { GoalFacts, Relation } from './facts.ts';
import type { GoalMoveName } from './lifecycle.ts';
import { goalMoveTable } from './lifecycle.ts';
import type { Permission } from './permission-names.ts';
import { permissionNames } from './permission-names.ts';
import type { Rule, Who } from './permission-table.ts';
import { conditions, people, permissionTable } from './permission-table.ts';
import type { ReasonCode } from './reasons.ts';
import { canSeeGoal } from './visibility.ts';

/**
 * A goal's permissions for one person, as on the wire: `true`, or the reason code why not now. A permission
 * that the person could never have on this goal is absent (goals.4).
 */
export type GoalPermissions = PermissionAnswers<Permission, ReasonCode>;

const permissions = permissionsBy<GoalFacts, Relation, Permission, Rule, ReasonCode>({
  names: permissionNames,
  table: permissionTable,
  isAmong,
  isWithinReach,
  stateVerdict,
  conditions,
  weakest: 'wrong_state',
});

/** Returns all permissions of a person on a goal; none if the goal is invisible to them. */
export function goalPermissions(facts: GoalFacts, relation: Relation): GoalPermissions {
  return permissions.all(facts, relation);
}

/**
 * Returns whether the person has the permission on the goal now; `never` if no state and no time would change
 * that.
 */
export function mayOnGoal(
  permission: Permission,
  facts: GoalFacts,
  relation: Relation,
): Verdict<ReasonCode | 'never'> {
  return permissions.may(permission, facts, relation);
}

/** Returns the same for one move: only the rules that name the move count. */
export function mayMove(
  move: GoalMoveName | GoalEditMoveName,
  facts: GoalFacts,
  relation: Relation,
): Verdict<ReasonCode | 'never'> {
  return permissions.mayMove(move, moveRow(move).permission, facts, relation);
}

/** For whom somebody acts: the owner's absent acting manager, or the absent owner. */
export type ActsFor = 'manager' | 'owner';

/**
 * Returns for whom a permitted act is done, as history and notifications say beside the person (people.37); null: for
 * nobody else.
 */
export function actsFor(permission: Permission, facts: GoalFacts, relation: Relation): ActsFor | null {
  const isNamed = (who: Who) =>
    isAmong(who, facts, relation) && permissionTable[permission].some((rule) => rule.who.includes(who));
  if (isNamed('owner') || isNamed('manager')) return null;
  if (isNamed('standIn')) return 'manager';
  return isNamed('deputy') ? 'owner' : null;
}

/** Returns the permission that a move needs; null for a move that follows from another act. */
export function permissionOf(move: GoalMoveName | GoalEditMoveName): Permission | null {
  return moveRow(move).permission;
}

/** Returns whether the rule names the person. Observers are only viewers, whatever their flags. */
export function isAmong(who: Who, facts: GoalFacts, relation: Relation): boolean {
  return (who === 'viewer' || !relation.isObserver) && people[who](facts, relation);
}

function isWithinReach(permission: Permission, facts: GoalFacts, relation: Relation): boolean {
  // A deleted goal has one permission, Restore, for people who would otherwise see the goal.
  if (permission !== 'Restore') return canSeeGoal(facts, relation);
  return facts.isDeleted && canSeeGoal({ ...facts, isDeleted: false }, relation);
}

function stateVerdict(rule: Rule, facts: GoalFacts): Verdict<ReasonCode> {
  if (rule.states !== undefined) return rule.states.includes(facts.state) ? yes : no('wrong_state');
  const fits = rule.moves.some((move) =>
    isEditMove(move)
      ? facts.state === 'approved' && canGo(goalEditMoveTable, facts.editState ?? noState, move)
      : canGo(goalMoveTable, facts.state, move),
  );
  if (fits) return yes;
  const isAboutEdit = facts.state === 'approved' && rule.moves.some(isEditMove);
  if (!isAboutEdit) return no('wrong_state');
  if (facts.editState === null) return no('no_edit');
  return no(facts.editState === 'review' ? 'edit_in_review' : 'edit_not_in_review');
}

function canGo<State extends string, Name extends string>(
  table: MoveTable<State, Name>,
  state: State | typeof noState,
  move: Name,
): boolean {
  return nextState(table, state, move).ok;
}

function isEditMove(move: GoalMoveName | GoalEditMoveName): move is GoalEditMoveName {
  return move in goalEditMoveTable;
}

function moveRow(move: GoalMoveName | GoalEditMoveName): { readonly permission: Permission | null } {
  return isEditMove(move) ? goalEditMoveTable[move] : goalMoveTable[move];
}
