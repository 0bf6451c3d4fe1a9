import { type ReminderType, reminderTypes } from '@bellwether/domain/dashboard/reminders';
import type { PendingEditState } from '@bellwether/domain/goals/edit-lifecycle';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { wasOwn } from '../goals/access.ts';
import { asksUpdate, hasWorsened, isSentBack, isWaiting } from '../goals/reading/access.demands.ts';
import type { PeriodFacts } from '../goals/reading/access.ts';
import { reportsPart } from '../people/access.ts';

/** Where a page of reminders ended. */
export interface ReminderEnd {
  readonly periodIndex: number;
  /** The position of its type, 1 for the first of `reminderTypes`. */
  readonly place: number;
  /** 1 for a goal whose likelihood fell, else 2: the order of the goal list. */
  readonly urgency: number;
  readonly id: number;
}

export interface ReminderAsk {
  /** Every quarter of the company. */
  readonly periods: readonly PeriodFacts[];
  readonly currentId: number;
  readonly after: ReminderEnd | undefined;
  readonly limit: number;
}

export interface ReminderRow extends ReminderEnd {
  readonly periodId: number;
  readonly title: string;
  /** Null if the reminder is not about a goal. */
  readonly state: GoalState | null;
  readonly editState: PendingEditState | null;
  readonly personId: number;
  readonly name: string;
  readonly jobTitle: string;
  readonly avatar: string | null;
}

/**
 * Returns `(period_id, id, title, person_id, state, edit_state, urgency)`; reads `own`, `report` and `calendar` of the
 * statement.
 */
type Source = (scope: Scope, ask: ReminderAsk) => RawBuilder<unknown>;

const ofGoal = (alias: string) =>
  sql`${sql.raw(
    `${alias}.period_id, ${alias}.id, ${alias}.title, ${alias}.owner_id as person_id, ${alias}.state, ${alias}.edit_state`,
  )}, case when ${hasWorsened(alias)} then 1 else 2 end as urgency`;

/**
 * One source per type: the domain's `goalReminders` in SQL. Add another feature's reminders as a line here.
 */
const sources: Readonly<Record<ReminderType, Source>> = {
  review: (scope) => sql`select ${ofGoal('goal')} from report
    join goal on goal.tenant_id = ${scope.tenant.id} and goal.owner_id = report.id and goal.deleted_at is null
    where (goal.state in ('review', 'shelving_in_review', 'results_in_review') or goal.edit_state = 'review')
      and ${isWaiting('goal')} and not ${wasOwn(scope, 'goal')}`,
  finalize: () => sql`select ${ofGoal('own')} from own join calendar on calendar.period_id = own.period_id
    where own.state = 'approved' and calendar.ended`,
  update: (scope) => sql`select ${ofGoal('own')} from own join calendar on calendar.period_id = own.period_id
    where ${asksUpdate(scope, 'own')}`,
  sent_back: (scope) => sql`select ${ofGoal('own')} from own where ${isSentBack(scope, 'own')}`,
  add_goal: ({ tenant, person }, { currentId }) => sql`
    select ${currentId}::int as period_id, 0 as id, '' as title, ${person.id}::int as person_id, null as state, null as edit_state, 2 as urgency
    where not exists (select 1 from goal where goal.tenant_id = ${tenant.id} and goal.owner_id = ${person.id}
      and goal.period_id = ${currentId} and goal.deleted_at is null and goal.state <> 'shelved')`,
};

/**
 * Returns a page of the acting person's reminders, oldest quarter first, with the total; one statement over
 * all sources.
 * Its cost grows with own goals and those of reports, not with the company's size.
 */
export async function reminderPage(
  scope: Scope,
  ask: ReminderAsk,
): Promise<{ total: number; rows: ReminderRow[] }> {
  const { tenant, person } = scope;
  const { after, periods } = ask;
  const waiting = reminderTypes.map(
    (type, index) =>
      sql`select ${sql.lit(index + 1)}::int as place, source.* from (${sources[type](scope, ask)}) source`,
  );
  const query = sql<{ total: number } & { [K in keyof ReminderRow]: ReminderRow[K] | null }>`
    with recursive ${reportsPart(scope)}, calendar (period_id, index, asked_week, ended) as materialized (
      select * from unnest(${periods.map(({ period }) => period.id)}::int[], ${periods.map(({ period }) => period.index)}::int[],
        ${periods.map((one) => one.askedWeek)}::int[], ${periods.map((one) => one.hasEnded)}::boolean[])
    ), own as materialized (
      select goal.* from goal where goal.tenant_id = ${tenant.id} and goal.owner_id = ${person.id}
        and goal.deleted_at is null and goal.state in ('draft', 'approved')
    ), waiting (place, period_id, id, title, person_id, state, edit_state, urgency) as materialized (
      ${sql.join(waiting, sql` union all `)}
    )
    select counted.total, page.index as "periodIndex", page.place, page.urgency, page.id, page.period_id as "periodId", page.title,
      page.state, page.edit_state as "editState", page.person_id as "personId", someone.name,
      someone.job_title as "jobTitle", someone.avatar
    from (select count(*)::int as total from waiting) counted
    left join (
      select waiting.*, calendar.index from waiting join calendar on calendar.period_id = waiting.period_id
      where (calendar.index, waiting.place, waiting.urgency, -waiting.id)
        > (${after?.periodIndex ?? -1}::int, ${after?.place ?? 0}::int, ${after?.urgency ?? 0}::int, -${after?.id ?? 0}::int)
      order by calendar.index, waiting.place, waiting.urgency, waiting.id desc limit ${ask.limit}::int
    ) page on true
    left join person someone on someone.tenant_id = ${tenant.id} and someone.id = page.person_id
    order by page.index, page.place, page.urgency, page.id desc`;
  const { rows } = await query.execute(scope.db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.filter((row): row is { total: number } & ReminderRow => row.id !== null),
  };
}
