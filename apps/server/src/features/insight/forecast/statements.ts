import type { Rating } from '@bellwether/domain/goals/rating';
import { groupName } from '@bellwether/domain/insight/calibration/groups';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { isPublic, publicGoal } from '../../goals/access.sight.ts';
import { isCountedGoal } from '../../goals/reading/access.figures.ts';
import { finalizedResults, isDisputed, wasAchieved } from '../../goals/reading/access.results.ts';
import { departmentOf } from '../../people/access.ts';
import type { ForecastOf } from '../access.ts';
import { isPublicRunning } from '../learning/statements.running.ts';

/**
 * The goals of a forecast as pieces of SQL: joins to `goal` and its owner, a condition, and the part to which a goal
 * belongs.
 */
interface Counted {
  /** The `with` clause of the people whose goals count; empty if the goals of all people count. */
  readonly before: RawBuilder<unknown>;
  readonly join: RawBuilder<unknown>;
  readonly where: RawBuilder<SqlBool>;
  readonly part: RawBuilder<string>;
  readonly partId: RawBuilder<number>;
}

function countedOf({ tenant }: Scope, of: ForecastOf): Counted {
  const whole = { before: sql``, join: sql``, part: sql<string>`''::text`, partId: sql<number>`0` };
  switch (of.kind) {
    case 'company':
      return { ...whole, where: sql<SqlBool>`true` };
    case 'department':
      return { ...whole, where: sql<SqlBool>`${departmentOf('owner')} = ${of.name}` };
    case 'organisation':
      return {
        before: sql`with direct as materialized (
          select person.id, person.name, under.descendant_id as owner_id from person
          join org_path under on under.tenant_id = person.tenant_id and under.ancestor_id = person.id
          where person.tenant_id = ${tenant.id} and person.manager_id = ${of.personId})`,
        join: sql`join direct on direct.owner_id = goal.owner_id`,
        where: sql<SqlBool>`true`,
        part: sql<string>`direct.name`,
        partId: sql<number>`direct.id`,
      };
    case 'goal':
      return { ...whole, where: sql<SqlBool>`goal.parent_id = ${of.goalId}` };
  }
}

/** The number of goals of one part that have the same latest prediction. Decided goals have no prediction here. */
export interface ForecastRow {
  /** Null: the many smaller parts together, which are not shown. */
  readonly part: string | null;
  readonly part_id: number;
  readonly is_decided: boolean;
  /** Finalized, while owner and manager disagree whether it was completed. */
  readonly is_disputed: boolean;
  readonly is_achieved: boolean;
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
  readonly count: number;
}

/**
 * Returns the numbers of goals of a forecast in a quarter, for a part of the company; `companyRows` returns those of all. Private
 * goals never count.
 */
export async function forecastRows(
  scope: Scope,
  of: Exclude<ForecastOf, { kind: 'company' }>,
  periodId: number,
): Promise<ForecastRow[]> {
  const { before, join, where, part, partId } = countedOf(scope, of);
  // A goal in dispute is undecided until owner and manager agree (goals.19).
  const decided = sql`(goal.state = 'finalized' and not ${isDisputed})`;
  const query = sql<ForecastRow>`${before} select ${part} as part, ${partId} as part_id, ${decided} as is_decided,
      goal.state = 'finalized' and ${isDisputed} as is_disputed,
      ${decided} and ${wasAchieved(scope.tenant.achievedPercent)} as is_achieved,
      case when not (${decided}) then goal.recent_likelihood end as likelihood,
      case when not (${decided}) then goal.recent_quality end as quality, count(*)::int as count
    from goal
    join person owner on owner.tenant_id = goal.tenant_id and owner.id = goal.owner_id
    ${finalizedResults} ${join}
    where goal.tenant_id = ${scope.tenant.id} and goal.period_id = ${periodId} and ${publicGoal('goal')}
      and ${isCountedGoal('goal')} and ${where}
    group by 1, 2, 3, 4, 5, 6, 7 order by 2, 1, 3, 4, 5, 6, 7`;
  return (await query.execute(scope.db)).rows;
}

/** The last week of a quarter that has a snapshot, of the longest quarter. */
const mostWeeks = 14;

/** The number of goals that had the same chance at the end of a week. */
export interface SnapshotRow {
  readonly week: number;
  readonly chance: number;
  readonly count: number;
}

/** Returns the snapshots' chances for the goals of a forecast in a quarter, by week, without weeks whose forecast is kept. */
export async function snapshotRows(scope: Scope, of: ForecastOf, periodId: number): Promise<SnapshotRow[]> {
  const { before, join, where } = countedOf(scope, of);
  const group = of.kind === 'goal' ? null : groupName(of);
  const missing = sql`select week from generate_series(1, ${sql.lit(mostWeeks)}) week (week)
    where exists (select from forecast_snapshot written where written.tenant_id = ${scope.tenant.id}
        and written.period_id = ${periodId} and written.week = week.week)
      and not exists (select from shown_forecast kept where kept.tenant_id = ${scope.tenant.id}
      and kept.period_id = ${periodId} and kept.week = week.week and kept.group_name = ${group}::text)`;
  const query = sql<SnapshotRow>`${before} select snapshot.week, snapshot.chance::float8 as chance, count(*)::int as count
    from forecast_snapshot snapshot
    join goal on goal.tenant_id = snapshot.tenant_id and goal.id = snapshot.goal_id and ${isPublic('goal')}
      and goal.deleted_at is null and ${isCountedGoal('goal')}
    join person owner on owner.tenant_id = goal.tenant_id and owner.id = goal.owner_id
    ${join}
    where snapshot.tenant_id = ${scope.tenant.id} and snapshot.period_id = ${periodId} and ${where}
      and exists (${missing}) and snapshot.week = any(array(${missing}))
    group by 1, 2 order by 1, 2`;
  return (await query.execute(scope.db)).rows;
}

/** The most goals whose label changed that a forecast names. */
export const mostMoved = 10;

/** A goal whose label changed since the week before. */
export interface MovedRow {
  readonly id: number;
  readonly title: string;
  readonly from: Rating | null;
  readonly to: Rating | null;
}

/**
 * Returns the running goals of a forecast whose label changed since the last snapshot before a week, the largest change
 * first.
 */
export async function movedRows(
  scope: Scope,
  of: ForecastOf,
  { periodId, week }: { readonly periodId: number; readonly week: number },
): Promise<MovedRow[]> {
  const { before, join, where } = countedOf(scope, of);
  const { tenant } = scope;
  const query = sql<MovedRow>`${before} select goal.id, goal.title, snapshot.likelihood as "from", goal.recent_likelihood as "to"
    from forecast_snapshot snapshot
    join goal on goal.tenant_id = snapshot.tenant_id and goal.id = snapshot.goal_id and ${isPublicRunning('goal')}
      and goal.recent_likelihood is distinct from snapshot.likelihood
    join person owner on owner.tenant_id = goal.tenant_id and owner.id = goal.owner_id
    ${join}
    where snapshot.tenant_id = ${tenant.id} and snapshot.period_id = ${periodId} and snapshot.week = (
        select max(week) from forecast_snapshot where tenant_id = ${tenant.id} and period_id = ${periodId} and week < ${week})
      and ${where}
    order by abs(coalesce(goal.recent_likelihood, 2) - coalesce(snapshot.likelihood, 2)) desc, goal.id
    limit ${sql.lit(mostMoved)}`;
  return (await query.execute(scope.db)).rows;
}

/** Returns whether anybody who can own goals belongs to a department, or anybody is below a person. */
export async function hasPeople({ db, tenant }: Scope, of: ForecastOf): Promise<boolean> {
  if (of.kind !== 'department' && of.kind !== 'organisation') return true;
  const someone =
    of.kind === 'department'
      ? sql`select from person someone where someone.tenant_id = ${tenant.id} and ${departmentOf('someone')} = ${of.name}
          and someone.role_name <> 'observer'`
      : sql`select from org_path where tenant_id = ${tenant.id} and ancestor_id = ${of.personId} and depth > 0`;
  const { rows } = await sql<{ is_there: boolean }>`select exists (${someone}) as is_there`.execute(db);
  return rows[0]?.is_there === true;
}
