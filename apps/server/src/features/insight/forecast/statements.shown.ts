import { sql } from 'kysely';
import { partsOf } from '#platform/database/rows.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { isPublic } from '../../goals/access.sight.ts';
import { isCountedGoal } from '../../goals/reading/access.figures.ts';
import { departmentOf } from '../../people/access.ts';

/** The forecast of a group as it was shown at the end of a week. */
export interface ShownForecast {
  readonly week: number;
  readonly goals: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

type Reader = Pick<TenantScope, 'db' | 'tenant'>;

/** Returns the kept forecasts of a group in a quarter. */
export async function shownForecasts(
  { db, tenant }: Reader,
  group: string,
  periodId: number,
): Promise<ShownForecast[]> {
  return db
    .selectFrom('shown_forecast')
    .select(['week', 'goals', 'expected', 'low', 'high'])
    .where('tenant_id', '=', tenant.id)
    .where('period_id', '=', periodId)
    .where('group_name', '=', group)
    .orderBy('week')
    .execute();
}

/** Whose forecasts of a week are kept: the company's alone, or those of every group. */
export interface WeekToKeep {
  readonly periodId: number;
  readonly week: number;
  readonly ofGroups: boolean;
}

/** Returns the weeks among `weeks` whose forecasts are not kept yet. */
export async function weeksNotKept(
  { db, tenant }: Reader,
  weeks: readonly WeekToKeep[],
): Promise<WeekToKeep[]> {
  const query = sql<{ period_id: number; week: number }>`select period_id, week from shown_forecast
    where tenant_id = ${tenant.id} and group_name = 'company'
      and period_id = any(${[...new Set(weeks.map(({ periodId }) => periodId))]}::int[])`;
  const kept = new Set((await query.execute(db)).rows.map((row) => `${row.period_id} ${row.week}`));
  return weeks.filter(({ periodId, week }) => !kept.has(`${periodId} ${week}`));
}

/** The number of a group's goals that had the same chance at the end of a week. */
export interface GroupChanceRow {
  readonly period_id: number;
  readonly week: number;
  readonly group_name: string;
  readonly chance: number;
  readonly count: number;
}

/**
 * Returns the chances in the snapshots of these weeks, by group: company, departments and organisations. Snapshots, goals
 * and people are read in one scan each and joined: a goal has a snapshot of each week, and looking it up for each one
 * touches fifty times as many pages.
 */
export async function groupChances(
  { db, tenant }: Reader,
  weeks: readonly WeekToKeep[],
): Promise<GroupChanceRow[]> {
  const periodIds = [...new Set(weeks.map(({ periodId }) => periodId))];
  const query = sql<GroupChanceRow>`with asked as (
      select * from unnest(${weeks.map(({ periodId }) => periodId)}::int[], ${weeks.map(({ week }) => week)}::int[],
        ${weeks.map(({ ofGroups }) => ofGroups)}::boolean[]) as asked (period_id, week, of_groups)
    ), snapped as materialized (
      select snapshot.period_id, snapshot.week, asked.of_groups, snapshot.goal_id, snapshot.chance::float8 as chance
      from asked
      join forecast_snapshot snapshot on snapshot.tenant_id = ${tenant.id} and snapshot.period_id = asked.period_id
        and snapshot.week = asked.week
    ), goals as materialized (
      select goal.id, goal.owner_id from goal
      where goal.tenant_id = ${tenant.id} and goal.period_id = any(${periodIds}::int[]) and ${isPublic('goal')}
        and goal.deleted_at is null and ${isCountedGoal('goal')}
    ), owners as materialized (
      select owner.id, ${departmentOf('owner')} as department from person owner where owner.tenant_id = ${tenant.id}
    ), counted as materialized (
      select snapped.period_id, snapped.week, snapped.of_groups, owners.id as owner_id, owners.department, snapped.chance,
        count(*)::int as count
      from snapped
      join goals on goals.id = snapped.goal_id
      join owners on owners.id = goals.owner_id
      group by 1, 2, 3, 4, 5, 6
    ), chains as materialized (
      select above.ancestor_id, above.descendant_id from org_path above
      where above.tenant_id = ${tenant.id} and above.depth > 0
    ), grouped as (
      select period_id, week, 'company' as group_name, chance, count from counted
      union all
      select period_id, week, 'department:' || department, chance, count from counted
      where of_groups
      union all
      select counted.period_id, counted.week, 'organisation:' || chains.ancestor_id, counted.chance, counted.count
      from counted join chains on chains.descendant_id = counted.owner_id
      where counted.of_groups
    )
    select period_id, week, group_name, chance, sum(count)::int as count from grouped
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
  return (await query.execute(db)).rows;
}

/** A forecast to keep. */
export interface ForecastToKeep extends ShownForecast {
  readonly periodId: number;
  readonly group: string;
}

/** Stores forecasts; a kept one stays as it is. */
export async function keepForecasts(
  { db, tenant }: Reader,
  forecasts: readonly ForecastToKeep[],
): Promise<void> {
  for (const part of partsOf(forecasts))
    await sql`insert into shown_forecast (tenant_id, period_id, week, group_name, goals, expected, low, high)
      select ${tenant.id}::int, * from unnest(${part.map(({ periodId }) => periodId)}::int[],
        ${part.map(({ week }) => week)}::int[], ${part.map(({ group }) => group)}::text[],
        ${part.map(({ goals }) => goals)}::int[], ${part.map(({ expected }) => expected)}::float8[],
        ${part.map(({ low }) => low)}::int[], ${part.map(({ high }) => high)}::int[])
      on conflict do nothing`.execute(db);
}
