import type { LookedGoal } from '@bellwether/domain/insight/looking';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';

/** Returns how often the acting person said that a goal was talked about. */
export async function countOwnLooks({ db, tenant, person }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('goal_look')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenant.id)
    .where('author_id', '=', person.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A goal's predictions and talks; `period_id` says how many weeks its quarter has. */
export type LookedRow = Pick<LookedGoal, 'given' | 'looks'> & { readonly period_id: number };

/**
 * Returns the goals of these quarters that ever stood at Unsure or lower, with their predictions and talks. Private goals
 * are in no count.
 */
export async function lookedGoalsOf(
  { db, tenant, person }: Scope,
  periodIds: readonly number[],
): Promise<LookedRow[]> {
  const { rows } =
    await sql<LookedRow>`select goal.period_id, given.given, coalesce(looked.looks, '[]') as looks
    from goal
    cross join lateral (
      select json_agg(json_build_object('week', status.week, 'likelihood', status.likelihood) order by status.week) as given,
        min(status.likelihood) as lowest
      from goal_status status where status.tenant_id = goal.tenant_id and status.goal_id = goal.id
        and status.likelihood is not null) given
    left join lateral (
      select json_agg(json_build_object('week', week.week, 'isOwn', look.author_id = ${person.id}) order by look.id) as looks
      from goal_look look join goal_period_week week on week.tenant_id = look.tenant_id and week.id = look.week_id
      where look.tenant_id = goal.tenant_id and look.goal_id = goal.id) looked on true
    where goal.tenant_id = ${tenant.id} and goal.period_id = any(${periodIds}::int[]) and goal.exposure = 0
      and goal.deleted_at is null and given.lowest <= 2`.execute(db);
  return rows;
}
