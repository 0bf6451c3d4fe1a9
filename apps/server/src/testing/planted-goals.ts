import { addDays } from '@bellwether/domain/calendar/day';
import { defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import { startOfDay } from '@bellwether/domain/calendar/tenant-day';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import { firstInstantAt } from '@bellwether/domain/calendar/zone-offset';
import { sql } from 'kysely';
import type { Period } from '../features/tenant/queries.ts';
import type { Queries } from '../platform/database/driver.ts';

/** A goal with its predictions and its result, written past the calls: whole quarters of them for few statements. */
export interface PlantedGoal {
  readonly owner: number;
  readonly period: Period;
  readonly title?: string;
  readonly state?: 'approved' | 'finalized' | 'results_in_review' | 'shelved';
  readonly isPrivate?: boolean;
  readonly parent?: number;
  /** `[likelihood, quality]` of week 1, 2 …; null: no prediction. */
  readonly weeks?: readonly (readonly [number, number] | null)[];
  /** The owner's result; a number is a percentage. */
  readonly result?: boolean | number;
  readonly managerResult?: boolean | number;
  /** When the result was given; the day after the quarter if absent. */
  readonly resultAt?: number;
}

const { zone } = defaultCalendarSettings;
const noon = (day: string) => firstInstantAt(zone, day, 12);
const iso = (instant: number) => new Date(instant).toISOString();

/** Writes a goal; each prediction is given at noon of the last day of its week. Returns the goal's id. */
export async function plantGoal(db: Queries, tenantId: number, goal: PlantedGoal): Promise<number> {
  const { period, weeks = [], result } = goal;
  const inside = insideWeeksOf(period);
  const last = weeks.findLastIndex((pair) => pair !== null);
  const recent = last >= 0 ? weeks[last] : undefined;
  const created = iso(startOfDay(period.startDate, zone));
  const { rows } = await sql<{
    id: number;
  }>`insert into goal (tenant_id, owner_id, author_id, period_id, parent_id, state, goal_type,
      is_private, title, measurement, published_at, recent_week, recent_likelihood, recent_quality, created_at, updated_at)
    values (${tenantId}, ${goal.owner}, ${goal.owner}, ${period.id}, ${goal.parent ?? null},
      ${goal.state ?? (result === undefined ? 'approved' : 'finalized')},
      ${typeof result === 'number' ? 'ObjectiveResult' : 'SMART'}, ${goal.isPrivate ?? false}, ${goal.title ?? 'Grow'}, 'By ten',
      ${created}::timestamptz, ${last + 1}, ${recent?.[0] ?? null}, ${recent?.[1] ?? null}, ${created}::timestamptz, ${created}::timestamptz)
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  const given = inside.map((week, at) => ({ ...week, id: period.weekIds[at] ?? 0, pair: weeks[at] ?? null }));
  await sql`with status as (
      insert into goal_status (tenant_id, goal_id, week_id, week, likelihood, quality)
      select ${tenantId}::int, ${id}::int, given.week_id, given.week, given.likelihood, given.quality
      from unnest(${given.map((week) => week.id)}::int[], ${given.map(({ week }) => week)}::int[],
        ${given.map(({ pair }) => pair?.[0] ?? null)}::int[], ${given.map(({ pair }) => pair?.[1] ?? null)}::int[])
        as given (week_id, week, likelihood, quality)
      returning id, week, likelihood, quality
    )
    insert into goal_prediction (tenant_id, goal_id, status_id, likelihood, quality, author_id, created_at)
    select ${tenantId}::int, ${id}::int, status.id, status.likelihood, status.quality, ${goal.owner}::int, said.at
    from status join unnest(${given.map(({ week }) => week)}::int[], ${given.map(({ endDate }) => iso(noon(endDate)))}::timestamptz[])
      as said (week, at) on said.week = status.week
    where status.likelihood is not null order by status.week`.execute(db);
  const resultAt = iso(goal.resultAt ?? noon(addDays(period.endDate, 1)));
  for (const [kind, value] of [
    ['owner', result],
    ['manager', goal.managerResult],
  ] as const) {
    if (value === undefined) continue;
    await db
      .insertInto('goal_result')
      .values({
        tenant_id: tenantId,
        goal_id: id,
        kind,
        round: 1,
        completed: typeof value === 'boolean' ? value : null,
        objective_result: typeof value === 'number' ? value : null,
        body: 'As planned.',
        author_id: goal.owner,
        created_at: resultAt,
        updated_at: resultAt,
      })
      .execute();
  }
  return id;
}
