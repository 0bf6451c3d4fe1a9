import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InTenant } from '../people/access.ts';

// These conditions tell whether the person of the row `reader` sees a goal or a person. They need no session, so they
// serve sets of people when a notification is written, read or mailed.

const isInChain = ({ tenant }: InTenant) => sql<SqlBool>`exists (select 1 from org_path chain
  where chain.tenant_id = ${tenant.id} and chain.ancestor_id = reader.id and chain.descendant_id = goal.owner_id)`;

const isAboveGoal = ({ tenant }: InTenant) => sql<SqlBool>`exists (select 1 from goal_path up
  join goal above on above.tenant_id = up.tenant_id and above.id = up.ancestor_id
  where up.tenant_id = ${tenant.id} and up.descendant_id = goal.id and up.depth > 0
    and above.owner_id = reader.id and above.deleted_at is null)`;

// The flags of observers do not count here.
const opensDrafts = (scope: InTenant) => sql<SqlBool>`(reader.role_name <> 'observer'
  and (reader.is_goal_admin or (reader.is_goal_manager and ${isAboveGoal(scope)})))`;

/**
 * Whether `reader` would see the row `goal` if it were not deleted: the domain's `canSeeGoal` without the check of
 * `isDeleted`.
 */
export function readerSeesGoal(scope: InTenant): RawBuilder<SqlBool> {
  return sql<SqlBool>`(goal.exposure = 0 or goal.owner_id = reader.id or ${isInChain(scope)}
    or (goal.exposure = 1 and ${opensDrafts(scope)}))`;
}

/** Whether `reader` sees a pending edit of the row `goal`: the domain's `canSeePendingEdit`. */
export function readerSeesEdit(scope: InTenant): RawBuilder<SqlBool> {
  return sql<SqlBool>`(goal.owner_id = reader.id or ${isInChain(scope)}
    or (not goal.is_private and ${opensDrafts(scope)}))`;
}

/**
 * Whether `reader` is the assignee, the requester or the author of the row `item`; also for a deleted item
 * (action-items.1). Observers never are (action-items.3).
 */
export function readerSeesItem(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(reader.role_name <> 'observer'
    and reader.id in (item.assignee_id, item.requester_id, item.author_id))`;
}

/** Whether `reader` may read the profile of the row `someone` (people.5). */
export function readerSeesPerson(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(someone.role_name <> 'observer' or someone.id = reader.id or reader.role_name = 'ceo'
    or reader.is_org_admin)`;
}
