import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { eventClausesOf } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';

/** Follows these goals for the acting person, with their events. Returns those that were not followed before. */
export async function followAll(scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { db, tenant, person, now } = scope;
  const { rows } = await sql<{ id: number }>`with made as (
      insert into goal_follow (tenant_id, goal_id, person_id, created_at)
      select ${tenant.id}::int, id, ${person.id}::int, ${instant(now)} from unnest(${[...ids]}::int[]) id
      on conflict (tenant_id, goal_id, person_id) do nothing returning goal_id as id
    ), ${eventsOf(scope, 'goal.followed')} select id from made`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Ends the following of these goals, with their events. Returns those that were followed. */
export async function unfollowAll(scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`with made as (
      delete from goal_follow where tenant_id = ${scope.tenant.id} and person_id = ${scope.person.id}
        and goal_id = any(${[...ids]}::int[]) returning goal_id as id
    ), ${eventsOf(scope, 'goal.unfollowed')} select id from made`.execute(scope.db);
  return new Set(rows.map(({ id }) => id));
}

function eventsOf(scope: Scope, kind: 'goal.followed' | 'goal.unfollowed') {
  return eventClausesOf(scope, sql`made`, [{ kind, subjectId: sql`made.id`, detail: {} }], sql`made.id`);
}
