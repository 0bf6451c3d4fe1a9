import { actionTypes } from '@bellwether/domain/goals/history';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { column, keptSql } from '#platform/database/compiler.ts';
import type { Scope } from '#platform/session/scope.ts';
import { wasOwn } from '../access.ts';
import { missesUpdate } from './access.figures.ts';
import { owners } from './access.ts';

// The domain's badge rules in SQL: the acts that a goal needs from a person.

const columnOf = (alias: string) => (name: string) => column(`${alias}.${name}`);

/**
 * The likelihood fell: the first class of the domain's `listPriority`. Lists, runs and reminders show these
 * goals first, so all three have one order.
 */
export const hasWorsened = keptSql((alias) => sql<SqlBool>`(${columnOf(alias)('attention')} = 100)`);

const missesThisUpdate = keptSql((alias) => missesUpdate(alias, column('calendar.asked_week')));

/** The domain's `isUpdateAsked` and `needsUpdate`, over `calendar (period_id, asked_week, ended)`. */
export function asksUpdate(scope: Scope, alias: string): RawBuilder<SqlBool> {
  const owner = column(`${alias}.owner_id`);
  return sql<SqlBool>`(${missesThisUpdate(alias)}
    and not (calendar.ended and ${owner} = ${scope.person.id}))`;
}

/**
 * Whether the goal, its edit, its shelving or its result waits for the owner's acting manager: `needsReview`
 * without the check of the person.
 */
export const isWaiting = keptSql((alias) => {
  const goal = columnOf(alias);
  return sql<SqlBool>`(${goal('state')} in ('review', 'results_in_review', 'shelving_in_review')
    or (${goal('state')} = 'approved' and ${goal('edit_state')} = 'review'))`;
});

/** The domain's `needsReview` for the acting person, in a statement with `surroundingsParts`. */
export function waitsFor(scope: Scope, alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column(`${alias}.owner_id`)} = any(${owners.decided}) and ${isWaiting(alias)}
    and not ${wasOwn(scope, alias)})`;
}

/**
 * Whether the last answer to the acting person's own draft, or own edit draft, was another person's "changes
 * requested".
 * Other acts on the goal (a denied shelving) do not count for its edit, and a former owner's retraction does
 * not count as sent back.
 */
export function isSentBack(scope: Scope, alias: string): RawBuilder<boolean> {
  const goal = columnOf(alias);
  const { person, tenant } = scope;
  const ownerThen = sql`coalesce((select given.from_id from goal_transition given
    where given.tenant_id = ${tenant.id} and given.goal_id = ${goal('id')} and given.id > moved.id
      and given.action_type = ${sql.lit(actionTypes.ownerChanged)}
    order by given.id limit 1), ${goal('owner_id')})`;
  return sql<boolean>`(case when ${goal('owner_id')} = ${person.id}
      and (${goal('state')} = 'draft' or ${goal('edit_state')} = 'draft') then
    coalesce((select moved.from_state = 'review' and moved.to_state = 'draft' and moved.author_id <> ${ownerThen}
      from goal_transition moved
      where moved.tenant_id = ${tenant.id} and moved.goal_id = ${goal('id')} and moved.action_type is null
        and moved.transitionable_type = case when ${goal('state')} = 'draft' then 'Goal' else 'GoalEdit' end
      order by moved.id desc limit 1), false) else false end)`;
}
