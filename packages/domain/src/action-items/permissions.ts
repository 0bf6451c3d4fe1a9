import {
  decideMove,
  type PermissionAnswers,
  type PermissionRule,
  permissionsBy,
} from '../shared/permissions.ts';
import type { Verdict } from '../shared/verdict.ts';
import { no, yes } from '../shared/verdict.ts';
import {
  type ActionItemMoveName,
  type ActionItemState,
  actionItemMoveTable,
  actionItemStates,
} from './lifecycle.ts';
import {
  type ActionItemPermission,
  type ActionItemReason,
  actionItemPermissionNames,
} from './permission-names.ts';

/** The relation of a person to an action item. */
export interface ActionItemRelation {
  readonly isAssignee: boolean;
  readonly isRequester: boolean;
  /** The person made the item. */
  readonly isAuthor: boolean;
  /** Observers may never act, even if they belonged to the item before they became observers (action-items.3). */
  readonly isObserver: boolean;
}

export interface ActionItemFacts {
  readonly state: ActionItemState;
}

const people = {
  assignee: ({ isAssignee }) => isAssignee,
  requester: ({ isRequester }) => isRequester,
} as const satisfies Record<string, (relation: ActionItemRelation) => boolean>;

export type ActionItemWho = keyof typeof people;
export type ActionItemRule = PermissionRule<ActionItemWho, ActionItemMoveName, ActionItemState, never>;

/** Who may do what to an action item, and when (action-items.1, action-items.2, action-items.6). */
export const actionItemPermissionTable: Readonly<Record<ActionItemPermission, readonly ActionItemRule[]>> = {
  Edit: [{ who: ['requester'], moves: [], states: ['in_progress'] }],
  Delete: [{ who: ['requester'], moves: [], states: actionItemStates }],
  Complete: [{ who: ['assignee'], moves: ['completeActionItem'] }],
  Reopen: [{ who: ['assignee'], moves: ['reopenActionItem'] }],
};

const permissions = permissionsBy<
  ActionItemFacts,
  ActionItemRelation,
  ActionItemPermission,
  ActionItemRule,
  ActionItemReason
>({
  names: actionItemPermissionNames,
  table: actionItemPermissionTable,
  isAmong: (who, _facts, relation) => people[who](relation),
  isWithinReach: (_permission, _facts, relation) => canSeeActionItem(relation),
  stateVerdict: (rule, { state }) => {
    const states = rule.states ?? rule.moves.flatMap((move) => actionItemMoveTable[move].from);
    return states.includes(state) ? yes : no(state);
  },
  conditions: {},
  weakest: 'in_progress',
});

/** An action item's permissions for one person, as on the wire. */
export type ActionItemPermissions = PermissionAnswers<ActionItemPermission, ActionItemReason>;

/** Returns whether the person sees the item: only the assignee, the requester and the author do (action-items.1). */
export function canSeeActionItem(relation: ActionItemRelation): boolean {
  return !relation.isObserver && (relation.isAssignee || relation.isRequester || relation.isAuthor);
}

/** Returns all permissions of a person on an action item; none if the item is invisible to them. */
export function actionItemPermissions(
  facts: ActionItemFacts,
  relation: ActionItemRelation,
): ActionItemPermissions {
  return permissions.all(facts, relation);
}

/** Returns whether the person has the permission on the item now; `never` if no state would change that. */
export function mayOnActionItem(
  permission: ActionItemPermission,
  facts: ActionItemFacts,
  relation: ActionItemRelation,
): Verdict<ActionItemReason | 'never'> {
  return permissions.may(permission, facts, relation);
}

/** Returns the item's state after the move, or the first refusal in the order of wire.1. */
export function decideActionItemMove(
  move: 'completeActionItem' | 'reopenActionItem',
  facts: ActionItemFacts,
  relation: ActionItemRelation,
) {
  const { permission } = actionItemMoveTable[move];
  return decideMove(actionItemMoveTable, move, {
    state: facts.state,
    isVisible: canSeeActionItem(relation),
    verdict: permissions.mayMove(move, permission, facts, relation),
    comment: '',
  });
}
