import type { ActionItemState } from '@bellwether/domain/action-items/lifecycle';
import type { ActionItemPermission } from '@bellwether/domain/action-items/permission-names';
import {
  type ActionItemFacts,
  type ActionItemRelation,
  canSeeActionItem,
  mayOnActionItem,
} from '@bellwether/domain/action-items/permissions';
import { actionItemDaysAhead } from '@bellwether/domain/dashboard/reminders';
import { isObserver } from '@bellwether/domain/people/roles/capabilities';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { ActionItem } from '#platform/database/database-types.ts';
import { badField, conflict, forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { reportsPart } from '../people/access.ts';
import { actingViewer, anyOf, ifHas, type Viewer } from '../people/access.viewer.ts';
import { actionItemReasonWords, actionItemWords } from './words.ts';

/**
 * Whether the requester of the item under `alias` has left, and the viewer is their acting manager, who has the
 * requester's rights (action-items.6).
 */
export function isRequestFallen({ tenantId, id }: Viewer, alias: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${alias}.requester_id`)} = any(array(
    with recursive ${reportsPart({ tenant: { id: tenantId }, person: { id } })} select id from report where is_gone)))`;
}

/** Whether the viewer sees the row of `action_item` under `alias`: the domain's `canSeeActionItem` for sets. */
export function seesItem(viewer: Viewer, alias: string): RawBuilder<SqlBool> {
  const item = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`(${item('tenant_id')} = ${viewer.tenantId} and ${item('deleted_at')} is null
    and ${wouldSeeItem(viewer, alias)})`;
}

/** The same also for a deleted item (action-items.1). */
export function wouldSeeItem(viewer: Viewer, alias: string): RawBuilder<SqlBool> {
  const item = (column: string) => sql.ref(`${alias}.${column}`);
  const isAmong = sql<SqlBool>`(${item('assignee_id')} = ${viewer.id} or ${item('requester_id')} = ${viewer.id}
      or ${item('author_id')} = ${viewer.id} or ${isRequestFallen(viewer, alias)})`;
  return anyOf(ifHas(viewer, 'keepsActionItems', isAmong));
}

/** Selects the open items under `alias` that remind the acting person on this day (dashboard.3). */
export function remindsOfItem({ person, tenant }: Scope, alias: string, today: string): RawBuilder<SqlBool> {
  const item = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`(${item('tenant_id')} = ${tenant.id} and ${item('assignee_id')} = ${person.id}
    and ${item('state')} = 'in_progress' and ${item('deleted_at')} is null
    and ${item('due_date')} <= ${today}::date + ${sql.lit(actionItemDaysAhead)}::int)`;
}

export type ItemRow = Selectable<ActionItem>;

declare const held: unique symbol;

/** An item that the acting person sees, read in this transaction. */
export interface HeldItem {
  readonly row: ItemRow;
  readonly facts: ActionItemFacts;
  readonly relation: ActionItemRelation;
  readonly [held]: true;
}

/**
 * Locks an item that the acting person sees, so that the later of two concurrent acts reads the change of the earlier
 * one.
 * @throws HttpProblem 404 for everybody but assignee, requester and author, and the acting manager of a requester who left.
 */
export async function holdActionItem(scope: Scope, itemId: number): Promise<HeldItem> {
  const found = await scope.db
    .selectFrom('action_item')
    .selectAll()
    .select(isRequestFallen(actingViewer(scope), 'action_item').as('is_request_fallen'))
    .where('id', '=', itemId)
    .where(seesItem(actingViewer(scope), 'action_item'))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  const { is_request_fallen, ...row } = found;
  const relation = relationTo(scope, { ...row, is_request_fallen });
  if (!canSeeActionItem(relation)) throw notFound();
  return { row, facts: { state: row.state as ActionItemState }, relation } as HeldItem;
}

/** Returns the acting person's relation to an item. */
export function relationTo(
  { person }: Scope,
  item: Pick<ItemRow, 'assignee_id' | 'requester_id' | 'author_id'> & { readonly is_request_fallen: boolean },
): ActionItemRelation {
  return {
    isAssignee: item.assignee_id === person.id,
    isRequester: item.requester_id === person.id || item.is_request_fallen,
    isAuthor: item.author_id === person.id,
    isObserver: isObserver(person),
  };
}

/**
 * Checks a permission of the acting person on the item.
 * @throws HttpProblem 403 if the person never has the permission, 409 if not in the item's present state.
 */
export function demandOnItem({ facts, relation }: HeldItem, permission: ActionItemPermission): void {
  const verdict = mayOnActionItem(permission, facts, relation);
  if (verdict.ok) return;
  throw verdict.reason === 'never' ? forbidden() : conflict(actionItemReasonWords, verdict.reason);
}

/**
 * Checks the chosen people. People who already belong to the item stay possible, even if they are deactivated
 * (action-items.3).
 * @throws HttpProblem 400 at the field of a person who is not active, or an observer.
 */
export async function demandPeople(
  scope: Scope,
  chosen: { readonly AssigneeId: number; readonly RequesterId: number },
  item?: ItemRow,
): Promise<void> {
  const asked = [
    { path: 'AssigneeId', id: chosen.AssigneeId, present: item?.assignee_id },
    { path: 'RequesterId', id: chosen.RequesterId, present: item?.requester_id },
  ].filter(({ id, present }) => id !== present && id !== scope.person.id);
  if (asked.length === 0) return;
  const found = await scope.db
    .selectFrom('person')
    .select('id')
    .where('tenant_id', '=', scope.tenant.id)
    .where(
      'id',
      'in',
      asked.map(({ id }) => id),
    )
    .where('deactivated_at', 'is', null)
    .where('role_name', '<>', 'observer')
    .execute();
  const missing = asked.find(({ id }) => !found.some((person) => person.id === id));
  if (missing) throw badField(missing.path, actionItemWords, 'person_missing');
}
