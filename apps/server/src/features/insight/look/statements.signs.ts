import type { QuarterDays } from '@bellwether/domain/calendar/week';
import { askedDaysOf } from '@bellwether/domain/notifications/mails/asked-days';
import { grouped } from '@bellwether/domain/shared/grouped';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { isPublic } from '../../goals/access.sight.ts';
import { childSummaries } from '../../goals/reading/access.children.ts';
import { isPublicRunning } from '../learning/statements.running.ts';

/** The time for which signs are read. */
export interface SignAsk {
  readonly periodId: number;
  readonly quarter: QuarterDays;
  readonly week: number;
  /** Counted from today. */
  readonly weeksLeft: number;
}

/**
 * Selects `person_id` and `weeks`, the weeks up to `week` that are excused for the person: the bit `n` is week `n`. People who are
 * away have none, because insight says until when they are away (people.36).
 */
export function excusedWeeks(
  { tenant }: Pick<Scope, 'tenant'>,
  quarter: QuarterDays,
  week: number,
): RawBuilder<unknown> {
  const asked = Array.from({ length: week }, (_, at) => ({
    week: at + 1,
    days: askedDaysOf(quarter, at + 1, tenant.calendar),
  }));
  const weeks = asked.flatMap(({ week: number, days }) => (days === null ? [] : [{ week: number, ...days }]));
  // Zones change their clocks once or twice a quarter, so there are few lists of them.
  const alike = grouped(weeks, ({ before, after }) => [before, after].join());
  const selects = [...alike.values()].map((some) => {
    const { before = [], after = [] } = some[0] ?? {};
    return sql`select gone.person_id, 1 << asked.week as bit from absence gone
      join person gone_one on gone_one.tenant_id = gone.tenant_id and gone_one.id = gone.person_id
      join unnest(${some.map((one) => one.week)}::int[], ${some.map((one) => one.day)}::date[]) asked (week, day)
        on asked.day + case when gone_one.time_zone = any(${after}::text[]) then 1
          when gone_one.time_zone = any(${before}::text[]) then -1 else 0 end between gone.first_day and gone.last_day
      where gone.tenant_id = ${tenant.id} and gone.last_day >= ${quarter.startDate}::date - 1 and not exists
        (select from absence now where now.tenant_id = ${tenant.id} and now.person_id = gone.person_id and now.is_on)`;
  });
  if (selects.length === 0) return sql`select null::int as person_id, 0 as weeks where false`;
  return sql`select person_id, bit_or(bit) as weeks from (${sql.join(selects, sql` union all `)}) one group by person_id`;
}

/**
 * Whether the label of the running goal in alias `goal` allows it on the list: the domain's `mayBeListed` in SQL. The alias
 * `excused` has the owner's row of `excusedWeeks`, if there is one.
 */
export function mayBeListedIn(week: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(case when goal.recent_likelihood is null then ${silentIn(week)} >= 2
    when goal.recent_likelihood = 4 then goal.recent_quality <= 1 or ${silentIn(week)} >= 3
    else goal.recent_likelihood >= 2 end)`;
}

function silentIn(week: number): RawBuilder<number> {
  const heard = sql`case when goal.recent_week > 0 then goal.recent_week else greatest(goal.first_week, 1) - 1 end`;
  return sql<number>`(${week}::int - ${heard} - bit_count((coalesce(excused.weeks, 0) >> (${heard} + 1))::bit(32)))`;
}

/** The first day of a person's time in the company, in alias `owner`. */
const joinedDay = (zone: string) =>
  sql`(coalesce(owner.invitation_accepted_at, owner.created_at) at time zone ${zone})::date`;

/** The week of the quarter in which the owner in alias `owner` joined; 0 if earlier. */
export function ownerSince({ tenant }: Scope, periodId: number): RawBuilder<number> {
  return sql<number>`coalesce((select max(began.week) from goal_period_week began where began.tenant_id = ${tenant.id}
    and began.period_id = ${periodId} and began.start_date <= ${joinedDay(tenant.calendar.zone)}), 0)::int`;
}

/**
 * Returns the clauses `sighted (id, likelihood, quality, fall, counts, is_listed)` and those before it; they read the running
 * goals of the scope from `running`. `is_listed` is the domain's `isWorthATalk` in SQL: the label allows the goal, and there
 * is a sign beyond it (insight.5).
 */
export function sightedGoals(scope: Scope, ask: SignAsk): RawBuilder<unknown> {
  const { tenant } = scope;
  const { week, weeksLeft } = ask;
  const isBefore = sql`status.week < goal.recent_week and status.week >= greatest(${week}::int, goal.recent_week) - 4`;
  const differs = sql`status.likelihood <> goal.recent_likelihood or status.quality <> goal.recent_quality`;
  const jump =
    weeksLeft <= 4
      ? sql`goal.recent_likelihood - (select min(one) from unnest((array_agg(status.likelihood order by status.week desc)
          filter (where ${isBefore}))[1:2]) one) >= 2`
      : sql`false`;
  // The answers are kept as bits of their weeks, so that counting the latest equal ones needs no sort.
  const same = sql`bit_count((bit_or(1 << status.week) >> coalesce(max(status.week) filter (where ${differs}) + 1, 0))::bit(32))`;
  return sql`excused_owner as materialized (${excusedWeeks(scope, ask.quarter, week)}), said as materialized (
      select goal.id, max(status.likelihood) filter (where ${isBefore}) > goal.recent_likelihood as has_fallen,
        greatest(max(status.likelihood) filter (where ${isBefore}) - goal.recent_likelihood, 0) as fall,
        max(status.quality) filter (where ${isBefore}) > goal.recent_quality as has_quality_fallen,
        ${jump} as has_jumped, ${same} >= 6 as is_unchanged
      from running goal
      join goal_status status on status.tenant_id = ${tenant.id} and status.goal_id = goal.id and status.likelihood is not null
      group by goal.id, goal.recent_likelihood, goal.recent_quality, goal.recent_week
    ), owned as materialized (
      select running.owner_id, count(*) as goals, count(*) filter (where said.has_fallen) as fallen
      from running left join said on said.id = running.id where ${isPublic('running')}
      group by running.owner_id having count(*) > 1
    ), below as materialized (
      ${childSummaries(scope, sql`array(select id from running where recent_likelihood >= 3)`)}
    ), sighted as materialized (
      select goal.id, ${isPublic('goal')} as counts, goal.recent_likelihood as likelihood, goal.recent_quality as quality,
        coalesce(said.fall, 0) as fall,
        case when goal.recent_likelihood <= 1 then false when owner.deactivated_at is not null then true
          when not ${mayBeListedIn(week)} then false
          else goal.recent_likelihood is null or ${silentIn(week)} >= 3 or coalesce(said.has_fallen, false)
            or said.is_unchanged or coalesce(said.has_jumped, false)
            or goal.recent_likelihood >= 3 and (goal.recent_quality <= 1 or coalesce(said.has_quality_fallen, false)
              or coalesce(above.recent_likelihood <= 1, false)
              or coalesce(below.rated >= 2 and 2 * below.low >= below.rated, false))
            or coalesce(owned.goals - (${isPublic('goal')})::int >= 2 and
              2 * (owned.fallen - (${isPublic('goal')} and coalesce(said.has_fallen, false))::int)
                >= owned.goals - (${isPublic('goal')})::int, false)
            or case when goal.first_week >= 3 then goal.first_week - greatest(${ownerSince(scope, ask.periodId)}, 1) >= 2
              else false end
        end as is_listed
      from running goal
      join person owner on owner.tenant_id = ${tenant.id} and owner.id = goal.owner_id
      left join said on said.id = goal.id
      left join excused_owner excused on excused.person_id = goal.owner_id
      left join owned on owned.owner_id = goal.owner_id
      left join goal above on goal.recent_likelihood >= 3 and above.tenant_id = ${tenant.id} and above.id = goal.parent_id
        and ${isPublicRunning('above')}
      left join below on below.goal = goal.id
    )`;
}
