import { scoringDays } from '@bellwether/domain/insight/constants';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantScope } from '#platform/session/scope.ts';
import { publicGoal } from '../access.sight.ts';
import { isDisputed, presentResults, wasAchieved } from './access.results.ts';

/** A finished goal of a company. */
export interface FinishedRow {
  readonly id: number;
  readonly owner_id: number;
  readonly period_id: number;
  readonly is_achieved: boolean;
  /** Whether its result or a scored prediction comes from a file. */
  readonly is_imported: boolean;
  /**
   * The predictions that are scored, oldest first, each as 25 × week + 5 × likelihood + quality, separated by spaces;
   * null without any.
   */
  readonly given: string | null;
}

/**
 * Returns the finished goals of these quarters with the predictions that are scored (insight.1, insight.17): the last
 * prediction of each week before the eighth day after the week's end and before the result. Private, deleted and
 * disputed goals never count. `which` is a condition on `goal`. With `ownWords`, only predictions that the owner gave for
 * themselves count: for a person's own record (goals.34, people.37).
 */
export async function finishedRows(
  { db, tenant }: Pick<TenantScope, 'db' | 'tenant'>,
  periodIds: readonly number[],
  which: RawBuilder<SqlBool> = sql<SqlBool>`true`,
  { ownWords = false }: { readonly ownWords?: boolean } = {},
): Promise<FinishedRow[]> {
  // Read weeks and predictions in one scan each and join them: reading them goal by goal touches ninety times as many
  // pages.
  const query = sql<FinishedRow>`with finished as materialized (
      select goal.id, goal.owner_id, goal.period_id, own.created_at as decided_at, own.import_id is not null as is_imported,
        ${wasAchieved(tenant.achievedPercent)} as is_achieved, ${isDisputed} as is_disputed
      from goal ${presentResults}
      where goal.tenant_id = ${tenant.id} and goal.period_id = any(${periodIds}::int[]) and goal.state = 'finalized'
        and ${publicGoal('goal')} and own.id is not null and ${which}
    ), asked as materialized (
      select status.id, status.week,
        (week.end_date + ${sql.lit(scoringDays)}::int)::timestamp at time zone ${tenant.calendar.zone} as until
      from goal_status status
      join goal_period_week week on week.tenant_id = status.tenant_id and week.id = status.week_id
      where status.tenant_id = ${tenant.id} and status.goal_id = any(array(select id from finished))
    ), said as materialized (
      select id, goal_id, status_id, likelihood, quality, created_at, author_id, is_author_known, for_person_id, import_id
      from goal_prediction
      where tenant_id = ${tenant.id} and goal_id = any(array(select id from finished))
    ), scored as (
      select distinct on (said.goal_id, asked.week) said.goal_id, asked.week, said.likelihood, said.quality, said.import_id
      from said join asked on asked.id = said.status_id join finished on finished.id = said.goal_id
      where said.created_at < least(asked.until, finished.decided_at)
        ${ownWords ? sql`and said.author_id = finished.owner_id and said.is_author_known and said.for_person_id is null` : sql``}
      order by said.goal_id, asked.week, said.id desc
    ), given as (
      select goal_id, string_agg((week * 25 + likelihood * 5 + quality)::text, ' ' order by week) as given,
        bool_or(import_id is not null) as is_imported
      from scored group by goal_id
    )
    select finished.id, finished.owner_id, finished.period_id, finished.is_achieved, given.given,
      finished.is_imported or coalesce(given.is_imported, false) as is_imported
    from finished left join given on given.goal_id = finished.id
    where not finished.is_disputed
    order by finished.id`;
  return (await query.execute(db)).rows;
}
