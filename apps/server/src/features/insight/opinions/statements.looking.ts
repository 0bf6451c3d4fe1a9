import type { LookedGoal } from '@bellwether/domain/insight/opinions/looking';
import { sql } from 'kysely';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { publicGoal } from '../../goals/access.sight.ts';

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

/** A goal with its likelihoods and talks by week. */
export interface LookedRow {
  readonly period_id: number;
  /** Each week as 5 × week + likelihood, separated by spaces. */
  readonly given: string;
  readonly looks: LookedGoal['looks'];
}

/**
 * Returns the goals of these quarters that were at Unsure or lower at least once, with the first talk by anybody.
 * Private goals never count.
 */
export async function badGoalsOf(
  { db, tenant }: Pick<TenantScope, 'db' | 'tenant'>,
  periodIds: readonly number[],
): Promise<LookedRow[]> {
  // Read the weeks in one scan and join them: reading them goal by goal touches many times as many pages.
  const { rows } = await sql<LookedRow>`with counted as materialized (
      select id, period_id from goal where tenant_id = ${tenant.id} and period_id = any(${periodIds}::int[])
        and ${publicGoal('goal')}
    ), given as (
      select goal_id, string_agg((week * 5 + likelihood)::text, ' ' order by week) as given from goal_status
      where tenant_id = ${tenant.id} and goal_id = any(array(select id from counted)) and likelihood is not null
      group by goal_id having min(likelihood) <= 2
    ), looked as (
      select look.goal_id, min(week.week) as week from goal_look look
      join goal_period_week week on week.tenant_id = look.tenant_id and week.id = look.week_id
      where look.tenant_id = ${tenant.id} group by look.goal_id
    )
    select counted.period_id, given.given, case when looked.week is null then '[]'::json
      else json_build_array(json_build_object('week', looked.week, 'isOwn', false)) end as looks
    from counted join given on given.goal_id = counted.id left join looked on looked.goal_id = counted.id`.execute(
    db,
  );
  return rows;
}

/** Returns the goals of these quarters that the acting person talked about, as `badGoalsOf`. */
export async function lookedGoalsOf(
  { db, tenant, person }: Scope,
  periodIds: readonly number[],
): Promise<LookedRow[]> {
  const { rows } = await sql<LookedRow>`select goal.period_id, given.given, looked.looks
    from (select distinct goal_id as id from goal_look where tenant_id = ${tenant.id} and author_id = ${person.id}) own
    join goal on goal.tenant_id = ${tenant.id} and goal.id = own.id and goal.period_id = any(${periodIds}::int[])
      and ${publicGoal('goal')}
    cross join lateral (
      select string_agg((status.week * 5 + status.likelihood)::text, ' ' order by status.week) as given
      from goal_status status where status.tenant_id = goal.tenant_id and status.goal_id = goal.id
        and status.likelihood is not null) given
    cross join lateral (
      select json_agg(json_build_object('week', week.week, 'isOwn', look.author_id = ${person.id}) order by look.id) as looks
      from goal_look look join goal_period_week week on week.tenant_id = look.tenant_id and week.id = look.week_id
      where look.tenant_id = goal.tenant_id and look.goal_id = goal.id) looked
    where given.given is not null`.execute(db);
  return rows;
}
