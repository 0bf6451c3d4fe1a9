import type { Day } from '@bellwether/domain/calendar/day';
import {
  disputeQuarters,
  invitationDays,
  type ReminderType,
  reminderRank,
  reminderTypes,
} from '@bellwether/domain/dashboard/reminders';
import type { PendingEditState } from '@bellwether/domain/goals/edit-lifecycle';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';
import { remindsOfItem } from '../action-items/access.ts';
import { wasOwn } from '../goals/access.ts';
import { asksUpdate, hasWorsened, isSentBack, isWaiting } from '../goals/reading/access.demands.ts';
import { goalFigureSql, isHandedIn } from '../goals/reading/access.figures.ts';
import { isDisputed, presentResults } from '../goals/reading/access.results.ts';
import type { PeriodFacts } from '../goals/reading/access.ts';
import { stoodInFor } from '../people/access.absence.ts';
import { actingManagerOf, reportsPart } from '../people/access.ts';
import { openCalibrations } from '../talent/calibration/queries.reminders.ts';
import { peersToAnswer } from '../talent/peers/queries.reminders.ts';
import { appraisalsToSign, appraisalsToWrite, ownCycleOf } from '../talent/queries.reminders.ts';
import { selfReviewsToWrite } from '../talent/self-review/queries.reminders.ts';

/** Where a page of reminders ended. */
export interface ReminderEnd {
  readonly type: ReminderType;
  readonly periodIndex: number;
  /**
   * The order inside a type, the smallest first. A goal: 1 if its likelihood fell, else 2, the order of the goal list. A
   * thing with a deadline: the day as a number.
   */
  readonly urgency: number;
  readonly id: number;
}

export interface ReminderAsk {
  /** Every quarter of the company. */
  readonly periods: readonly PeriodFacts[];
  readonly currentId: number;
  /** The company's day at the first page. */
  readonly today: Day;
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
  readonly hasLeft: boolean;
  readonly avatar: string | null;
  /** The absent manager for whom the acting person decides (people.35); null: for nobody. */
  readonly forName: string | null;
  readonly due: Day | null;
  /** The review cycle of its own of an appraisal to sign; null for other reminders. */
  readonly cycleId: number | null;
  readonly cycleName: string | null;
  /** Whether that cycle has signatures; null for a quarter, which has them, and for other types. */
  readonly hasSignatures: boolean | null;
}

/**
 * Returns `(period_id, id, title, person_id, state, edit_state, urgency, due)`; reads `own`, `report`, `decided` and `calendar` of
 * the statement.
 */
type Source = (scope: Scope, ask: ReminderAsk) => RawBuilder<unknown>;

const ofGoal = (alias: string) =>
  sql`${sql.raw(
    `${alias}.period_id, ${alias}.id, ${alias}.title, ${alias}.owner_id as person_id, ${alias}.state, ${alias}.edit_state`,
  )}, case when ${hasWorsened(alias)} then 1 else 2 end as urgency, null::date as due`;

/**
 * One source per type; those of goals are the domain's `goalReminders` in SQL. Add another feature's reminders as a line
 * here. A source outside of goals gives null for `state` and `edit_state`, and a `period_id` of `calendar`.
 */
const sources: Readonly<Partial<Record<ReminderType, Source>>> = {
  // The subquery is planned on its own, so the waiting goals are read by owner and not those of the company.
  review: (scope) => sql`select ${ofGoal('goal')} from decided cross join lateral (
      select * from goal where goal.tenant_id = ${scope.tenant.id} and goal.owner_id = decided.id
        and goal.deleted_at is null
        and (goal.state in ('review', 'shelving_in_review', 'results_in_review') or goal.edit_state = 'review')
        and ${isWaiting('goal')} offset 0) goal
    where not ${wasOwn(scope, 'goal')}`,
  finalize: () => sql`select ${ofGoal('own')} from own join calendar on calendar.period_id = own.period_id
    where ${goalFigureSql.unfinished('own')} and calendar.ended`,
  update: (scope) => sql`select ${ofGoal('own')} from own join calendar on calendar.period_id = own.period_id
    where ${asksUpdate(scope, 'own')}`,
  sent_back: (scope) => sql`select ${ofGoal('own')} from own where ${isSentBack(scope, 'own')}`,
  add_goal: ({ tenant, person }, { currentId }) => sql`
    select ${currentId}::int as period_id, 0 as id, '' as title, ${person.id}::int as person_id, null as state, null as edit_state, 2 as urgency,
      null::date as due
    where not exists (select 1 from goal where goal.tenant_id = ${tenant.id} and goal.owner_id = ${person.id}
      and goal.period_id = ${currentId} and goal.deleted_at is null and ${isHandedIn('goal')})`,
  draft: (scope, { currentId }) => sql`select ${ofGoal('own')} from own
    where ${goalFigureSql.drafts('own')} and own.period_id = ${currentId}::int and not ${isSentBack(scope, 'own')}`,
  // Groups items under the quarter of their deadline; items of the next quarter are shown in the running one.
  action_item: (scope, { today }) => sql`
    select coalesce((select calendar.period_id from calendar where calendar.starts <= least(item.due_date, ${today}::date)
        order by calendar.starts desc limit 1), (select calendar.period_id from calendar order by calendar.starts limit 1)),
      item.id, item.title, item.requester_id as person_id, null as state, null as edit_state,
      item.due_date - '2000-01-01'::date as urgency, item.due_date as due
    from action_item item where ${remindsOfItem(scope, 'item', today)}`,
  appraisal_write: (scope, { periods, today }) =>
    appraisalsToWrite(scope, {
      lastEndedId: periods.findLast(({ hasEnded }) => hasEnded)?.period.id,
      today,
    }),
  appraisal_sign: appraisalsToSign,
  self_review: (scope, { today }) => selfReviewsToWrite(scope, today),
  peer_feedback: (scope, { today }) => peersToAnswer(scope, { state: 'accepted', today }),
  calibration: openCalibrations,
  peer_request: (scope, { today }) => peersToAnswer(scope, { state: 'asked', today }),
  invitation: ({ tenant, person, now }, { currentId }) => sql`
    select ${currentId}::int as period_id, invited.id, invited.name as title, invited.id as person_id, null as state,
      null as edit_state, open.created_at::date - '2000-01-01'::date as urgency, null::date as due
    from invitation open
    join person invited on invited.tenant_id = open.tenant_id and invited.id = open.person_id
      and invited.invitation_accepted_at is null and invited.deactivated_at is null
    where open.tenant_id = ${tenant.id} and open.inviter_id = ${person.id} and open.used_at is null and open.replaced_at is null
      and open.created_at <= ${instant(now - invitationDays * 86_400_000)}`,
  // Both sides are reminded until they agree: the owner with the manager's name, the acting manager with the owner's.
  dispute: ({ tenant, person }, { periods, currentId }) => sql`
    select goal.period_id, goal.id, goal.title,
      case when goal.owner_id = ${person.id}::int then manager.author_id else goal.owner_id end as person_id,
      goal.state, null as edit_state, 2 as urgency, null::date as due
    from goal ${presentResults}
    where goal.tenant_id = ${tenant.id} and goal.state = 'finalized' and goal.deleted_at is null and ${isDisputed}
      and goal.period_id = any(${recentIds(periods, currentId)}::int[])
      and goal.owner_id = any(array(select id from report union all select ${person.id}::int))`,
};

function recentIds(periods: ReminderAsk['periods'], currentId: number): number[] {
  const current = periods.find(({ period }) => period.id === currentId)?.period.index ?? 0;
  return periods
    .filter(({ period }) => period.index <= current && period.index >= current - disputeQuarters)
    .map(({ period }) => period.id);
}

/**
 * Returns a page of the acting person's reminders, by `reminderOrder` and then by quarter, oldest first, with the number
 * of all reminders by their type; one statement over all sources.
 * Its cost grows with own goals and those of reports, not with the company's size: the absent manager is looked up for each
 * row of the page, because a join would read everybody.
 */
export async function reminderPage(
  scope: Scope,
  ask: ReminderAsk,
): Promise<{ counts: Readonly<Record<string, number>>; rows: ReminderRow[] }> {
  const { tenant, person } = scope;
  const { after, periods } = ask;
  const waiting = reminderTypes.flatMap((type) => {
    const source = sources[type]?.(scope, ask);
    const rank = sql.lit(reminderRank(type));
    return source
      ? [sql`select ${rank}::int as rank, ${sql.lit(type)}::text as type, source.* from (${source}) source`]
      : [];
  });
  const query = sql<{ counts: Record<string, number> } & { [K in keyof ReminderRow]: ReminderRow[K] | null }>`
    with recursive ${reportsPart(scope)}, decided (id) as materialized (
      select id from report union ${stoodInFor(scope)}
    ), calendar (period_id, index, asked_week, ended, starts) as materialized (
      select * from unnest(${periods.map(({ period }) => period.id)}::int[], ${periods.map(({ period }) => period.index)}::int[],
        ${periods.map((one) => one.askedWeek)}::int[], ${periods.map((one) => one.hasEnded)}::boolean[],
        ${periods.map(({ period }) => period.startDate)}::date[])
    ), own as materialized (
      select goal.* from goal where goal.tenant_id = ${tenant.id} and goal.owner_id = ${person.id}
        and goal.deleted_at is null and goal.state in ('draft', 'approved')
    ), waiting (rank, type, period_id, id, title, person_id, state, edit_state, urgency, due) as materialized (
      ${sql.join(waiting, sql` union all `)}
    )
    select counted.counts, page.type, page.index as "periodIndex", page.urgency, page.id, page.period_id as "periodId", page.title,
      page.state, page.edit_state as "editState", page.due, page.person_id as "personId", someone.name,
      someone.job_title as "jobTitle", someone.avatar, someone.deactivated_at is not null as "hasLeft", absent.name as "forName",
      signed.cycle_id as "cycleId", signed.cycle_name as "cycleName",
      signed.has_signatures as "hasSignatures"
    from (select coalesce(jsonb_object_agg(type, found), '{}') as counts
      from (select type, count(*)::int as found from waiting group by type) kind) counted
    left join (
      select waiting.*, calendar.index from waiting join calendar on calendar.period_id = waiting.period_id
      where (waiting.rank, calendar.index, waiting.type, waiting.urgency, -waiting.id)
        > (${after ? reminderRank(after.type) : 0}::int, ${after?.periodIndex ?? -1}::int, ${after?.type ?? ''}::text, ${after?.urgency ?? 0}::int, -${after?.id ?? 0}::int)
      order by waiting.rank, calendar.index, waiting.type, waiting.urgency, waiting.id desc limit ${ask.limit}::int
    ) page on true
    left join person someone on someone.tenant_id = ${tenant.id} and someone.id = page.person_id
    left join lateral (select absent.name from person absent where absent.tenant_id = ${tenant.id}
      and page.type = 'review' and page.person_id not in (select id from report)
      and absent.id = ${actingManagerOf(scope, sql.ref('page.person_id'))} offset 0) absent on true
    left join lateral (select own.* from (${ownCycleOf(tenant.id, sql.ref('page.id'))}) own
      where page.type = 'appraisal_sign' offset 0) signed on true
    order by page.rank, page.index, page.type, page.urgency, page.id desc`;
  const { rows } = await query.execute(scope.db);
  return {
    counts: rows[0]?.counts ?? {},
    rows: rows.filter((row): row is { counts: Record<string, number> } & ReminderRow => row.id !== null),
  };
}
