import type { Rating } from '@bellwether/domain/goals/rating';
import { ratings } from '@bellwether/domain/goals/rating';
import { snapshotWeeks } from '@bellwether/domain/insight/constants';
import { type ChanceModel, chanceOf } from '@bellwether/domain/insight/learning/chances';
import type { Phase } from '@bellwether/domain/insight/learning/own-record';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { partsOf, rowsOfStatement } from '#platform/database/rows.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { publicGoal } from '../../goals/access.sight.ts';
import { isCountedGoal } from '../../goals/reading/access.figures.ts';
import { isDisputed, presentResults, wasAchieved } from '../../goals/reading/access.results.ts';

/** A week of a quarter that is over. */
export interface EndedWeek {
  readonly periodId: number;
  readonly week: number;
  /** The time at which its snapshot is due; epoch milliseconds. */
  readonly at: number;
  readonly phase: Phase;
}

/** Returns the weeks among `weeks` that have no snapshot yet. */
export async function weeksWithoutSnapshot(
  { db, tenant }: TenantScope,
  weeks: readonly EndedWeek[],
): Promise<EndedWeek[]> {
  // For each week, find the first snapshot of that week or a later one. This order makes PostgreSQL use the primary key even
  // while the table is empty. It keeps its plan, and any other plan would read every snapshot of the company once there are many.
  const query = sql<{ period_id: number; week: number }>`select asked.period_id, asked.week
    from unnest(${weeks.map(({ periodId }) => periodId)}::int[], ${weeks.map(({ week }) => week)}::int[])
      as asked (period_id, week)
    left join lateral (select snapshot.period_id, snapshot.week from forecast_snapshot snapshot
      where snapshot.tenant_id = ${tenant.id} and (snapshot.period_id, snapshot.week) >= (asked.period_id, asked.week)
      order by snapshot.period_id, snapshot.week limit 1) known on true
    where (known.period_id, known.week) is distinct from (asked.period_id, asked.week)`;
  const missing = new Set((await query.execute(db)).rows.map((row) => `${row.period_id} ${row.week}`));
  return weeks.filter(({ periodId, week }) => missing.has(`${periodId} ${week}`));
}

/**
 * Writes the snapshots of weeks of one quarter from the stored predictions: each open goal's prediction at that time,
 * and its chance by `model`. An existing snapshot stays as it is. Each statement writes those of some goals, so that its
 * size does not depend on the company's; among them, the rows of a week lie together, as they are read.
 */
export async function writeSnapshots(
  scope: TenantScope,
  periodId: number,
  weeks: readonly EndedWeek[],
  model: ChanceModel,
): Promise<void> {
  if (weeks.length === 0) return;
  const { rows } = await sql<{ id: number }>`select id from goal where tenant_id = ${scope.tenant.id}
    and period_id = ${periodId} and ${publicGoal('goal')} and ${isCountedGoal('goal')} order by id`.execute(
    scope.db,
  );
  const goals = rows.map(({ id }) => id);
  const cells = cellsOf(model);
  for (const part of partsOf(goals, Math.ceil(rowsOfStatement / weeks.length)))
    await writeSnapshotsOf(scope, part, weeks, cells);
}

interface Cell {
  readonly phase: Phase;
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
  readonly chance: number;
}

/** Returns the chance of each prediction, and of none, in each phase. */
function cellsOf(model: ChanceModel): Cell[] {
  const words: readonly { likelihood: Rating | null; quality: Rating | null }[] = [
    { likelihood: null, quality: null },
    ...ratings.flatMap((likelihood) => ratings.map((quality) => ({ likelihood, quality }))),
  ];
  return ([0, 1, 2] as const).flatMap((phase) =>
    words.map((word) => ({ phase, ...word, chance: chanceOf(model, word, phase) })),
  );
}

async function writeSnapshotsOf(
  { db, tenant }: TenantScope,
  goals: readonly number[],
  weeks: readonly EndedWeek[],
  cells: readonly Cell[],
): Promise<void> {
  await sql`with snapped as (
      select * from unnest(${weeks.map(({ week }) => week)}::int[], ${weeks.map(({ phase }) => phase)}::int[],
        ${weeks.map(({ at }) => timestamp(at))}::timestamptz[]) as snapped (week, phase, at)
    ), cell as (
      select * from unnest(${cells.map(({ phase }) => phase)}::int[], ${cells.map((cell) => cell.likelihood)}::int[],
        ${cells.map((cell) => cell.quality)}::int[], ${cells.map(({ chance }) => chance)}::float8[])
        as cell (phase, likelihood, quality, chance)
    ), goals as materialized (
      select goal.*, greatest(own.created_at, manager.created_at) as decided_at,
        ${wasAchieved(tenant.achievedPercent)} as is_achieved, ${isDisputed} as is_disputed
      from goal ${presentResults}
      where goal.tenant_id = ${tenant.id} and goal.id = any(${goals}::int[]) and ${publicGoal('goal')}
        and ${isCountedGoal('goal')}
    ), asked as materialized (
      select status.id, status.goal_id, status.week from goal_status status
      where status.tenant_id = ${tenant.id} and status.goal_id = any(${goals}::int[]) and status.likelihood is not null
    ), said as materialized (
      select id, goal_id, status_id, likelihood, quality, created_at from goal_prediction
      where tenant_id = ${tenant.id} and goal_id = any(${goals}::int[])
    ), given as materialized (
      select asked.goal_id, asked.week, said.id, said.likelihood, said.quality, said.created_at
      from said join asked on asked.id = said.status_id and asked.goal_id = said.goal_id
    ), word as (
      select distinct on (given.goal_id, snapped.week) given.goal_id, snapped.week, given.likelihood, given.quality
      from given join snapped on given.week <= snapped.week and given.created_at < snapped.at
      order by given.goal_id, snapped.week, given.week desc, given.id desc
    )
    insert into forecast_snapshot (tenant_id, period_id, week, goal_id, likelihood, quality, chance)
    select goals.tenant_id, goals.period_id, snapped.week, goals.id, word.likelihood, word.quality,
      case when goals.state = 'finalized' and not goals.is_disputed and goals.decided_at < snapped.at then goals.is_achieved::int else cell.chance end
    from goals
    join snapped on goals.published_at < snapped.at
    left join word on word.goal_id = goals.id and word.week = snapped.week
    join cell on cell.phase = snapped.phase and coalesce(cell.likelihood, -1) = coalesce(word.likelihood, -1)
      and coalesce(cell.quality, -1) = coalesce(word.quality, -1)
    order by snapped.week, goals.id
    on conflict (tenant_id, period_id, week, goal_id) do nothing`.execute(db);
}

/** The number of goals that had the same chance in a snapshot while they were open, and have a result now. */
export interface PastRow {
  readonly period_id: number;
  readonly week: number;
  readonly chance: number;
  readonly count: number;
  readonly achieved: number;
}

/** Returns the chances in the snapshots of ended quarters, with the results of those goals, each read in one scan. */
export async function pastRows(
  { db, tenant }: TenantScope,
  periodIds: readonly number[],
): Promise<PastRow[]> {
  const query = sql<PastRow>`with goals as materialized (
      select goal.id, ${wasAchieved(tenant.achievedPercent)} as is_achieved
      from goal ${presentResults}
      where goal.tenant_id = ${tenant.id} and goal.period_id = any(${periodIds}::int[]) and goal.state = 'finalized'
        and ${publicGoal('goal')} and not ${isDisputed}
    ), snapped as materialized (
      select snapshot.period_id, snapshot.week, snapshot.goal_id, snapshot.chance::float8 as chance
      from forecast_snapshot snapshot
      where snapshot.tenant_id = ${tenant.id} and snapshot.period_id = any(${periodIds}::int[])
        and snapshot.week = any(${snapshotWeeks}::int[]) and snapshot.chance > 0 and snapshot.chance < 1
    )
    select snapped.period_id, snapped.week, snapped.chance, count(*)::int as count,
      (count(*) filter (where goals.is_achieved))::int as achieved
    from snapped join goals on goals.id = snapped.goal_id
    group by 1, 2, 3 order by 1, 2, 3`;
  return (await query.execute(db)).rows;
}

/** Stores the present places of the owners of ended quarters' goals; places stored earlier stay (insight.14). */
export async function writeMembership(
  { db, tenant }: TenantScope,
  periodIds: readonly number[],
): Promise<void> {
  const missing = await sql<{
    period_id: number;
    owner_id: number;
  }>`select period_id, owner_id from goal where tenant_id = ${tenant.id}
      and period_id = any(${periodIds}::int[]) and ${publicGoal('goal')}
    except select period_id, owner_id from insight_membership where tenant_id = ${tenant.id}
      and period_id = any(${periodIds}::int[])
    order by 1, 2`.execute(db);
  for (const part of partsOf(missing.rows))
    await sql`insert into insight_membership (tenant_id, period_id, owner_id, department, chain)
      select owner.tenant_id, owned.period_id, owned.owner_id, owner.department,
        array(select above.ancestor_id from org_path above where above.tenant_id = owner.tenant_id
          and above.descendant_id = owner.id and above.depth > 0 order by above.depth)
      from unnest(${part.map((row) => row.period_id)}::int[], ${part.map((row) => row.owner_id)}::int[])
        as owned (period_id, owner_id)
      join person owner on owner.tenant_id = ${tenant.id} and owner.id = owned.owner_id
      on conflict (tenant_id, period_id, owner_id) do nothing`.execute(db);
}
