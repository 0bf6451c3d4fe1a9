import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { publicGoal } from '../../goals/access.sight.ts';
import { isCountedGoal } from '../../goals/reading/access.figures.ts';
import { isDisputed, presentResults, wasAchieved } from '../../goals/reading/access.results.ts';
import { departmentOf } from '../../people/access.ts';
import { isPublicRunning } from '../learning/statements.running.ts';
import { type ForecastRow, type MovedRow, mostMoved } from './statements.ts';

// The forecast of the whole company reads every goal of a quarter. So each statement reads an index alone as far as it can,
// and returns a number of rows that does not grow with the company.

/** The most departments that a forecast shows. */
export const mostParts = 50;

/**
 * Returns the numbers of goals of the whole company in a quarter, by department. Private goals never count. The rows of the
 * smaller departments beyond the fiftieth are added up.
 */
export async function companyRows({ db, tenant }: Scope, periodId: number): Promise<ForecastRow[]> {
  const counted = sql`goal.tenant_id = ${tenant.id} and goal.period_id = ${periodId} and ${publicGoal('goal')}
    and goal.attention >= 0 and ${isCountedGoal('goal')}`;
  const owner = (goals: string) =>
    sql`join person owner on owner.tenant_id = ${tenant.id} and owner.id = ${sql.ref(`${goals}.owner_id`)}`;
  // The results of few goals are looked up one by one; the planner would read those of all quarters.
  const finalized = sql`select goal.owner_id, ${isDisputed} as is_disputed, ${wasAchieved(tenant.achievedPercent)} as is_achieved,
      goal.recent_likelihood as likelihood, goal.recent_quality as quality
    from goal ${presentResults} where goal.tenant_id = ${tenant.id} and goal.id = ended.id offset 0`;
  const query = sql<ForecastRow>`with ended as materialized (
      select goal.id from goal where ${counted} and goal.state = 'finalized'
    ), counted as materialized (
      select ${departmentOf('owner')} as part, false as is_decided, false as is_disputed, false as is_achieved,
        goal.recent_likelihood as likelihood, goal.recent_quality as quality, count(*) as count
      from goal ${owner('goal')} where ${counted} and goal.state <> 'finalized' group by 1, 5, 6
      union all
      select ${departmentOf('owner')}, not is_disputed, is_disputed, not is_disputed and is_achieved,
        case when is_disputed then likelihood end, case when is_disputed then quality end, count(*)
      from ended cross join lateral (${finalized}) finalized ${owner('finalized')} group by 1, 2, 3, 4, 5, 6
    ), named as (
      select part, row_number() over (order by sum(count) desc, part) as place from counted group by part
    )
    select case when named.place <= ${sql.lit(mostParts)} then named.part end as part, 0 as part_id, is_decided, is_disputed,
      is_achieved, likelihood, quality, sum(count)::int as count
    from counted join named on named.part = counted.part
    group by 1, 3, 4, 5, 6, 7 order by 1, 3, 4, 5, 6, 7`;
  return (await query.execute(db)).rows;
}

/** The running goals whose label changed since the last snapshot before a week, the largest change first. */
export async function companyMoves(
  { db, tenant }: Scope,
  { periodId, week }: { readonly periodId: number; readonly week: number },
): Promise<MovedRow[]> {
  const query = sql<MovedRow>`with changed as materialized (
      select goal.id, snapshot.likelihood as "from", goal.recent_likelihood as "to",
        abs(coalesce(goal.recent_likelihood, 2) - coalesce(snapshot.likelihood, 2)) as steps
      from forecast_snapshot snapshot
      join goal on goal.tenant_id = ${tenant.id} and goal.id = snapshot.goal_id and goal.period_id = ${periodId}
        and ${isPublicRunning('goal')} and goal.attention >= 0 and goal.recent_likelihood is distinct from snapshot.likelihood
      where snapshot.tenant_id = ${tenant.id} and snapshot.period_id = ${periodId} and snapshot.week = (
        select max(week) from forecast_snapshot where tenant_id = ${tenant.id} and period_id = ${periodId} and week < ${week})
      order by steps desc, goal.id limit ${sql.lit(mostMoved)}
    )
    select changed.id, goal.title, changed."from", changed."to" from changed
    join goal on goal.tenant_id = ${tenant.id} and goal.id = changed.id order by changed.steps desc, changed.id`;
  return (await query.execute(db)).rows;
}

/** Returns the present titles of those of these goals that still run and that everybody still sees. */
export async function openTitles(
  { db, tenant }: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const query = sql<{ id: number; title: string }>`select goal.id, goal.title from goal
    where goal.tenant_id = ${tenant.id} and goal.id = any(${[...ids]}::int[]) and ${isPublicRunning('goal')}`;
  return new Map((await query.execute(db)).rows.map(({ id, title }) => [id, title]));
}
