import { type RawBuilder, sql } from 'kysely';
import type { TenantScope } from '#platform/session/scope.ts';
import { wasOwn } from '../../goals/access.ts';
import { isWaiting } from '../../goals/reading/access.demands.ts';
import { goalFigureSql, isHandedIn } from '../../goals/reading/access.figures.ts';
import { stoodInFor } from '../../people/access.absence.ts';
import { actingManagerOf, reportsPart } from '../../people/access.ts';
import { dueAfterAbsence, isInOwnCycle } from '../../talent/access.cycles.ts';
import { writerOf } from '../../talent/access.writers.ts';
import { appraisalsToSign, appraisalsToWrite, ownCycleOf } from '../../talent/queries.reminders.ts';
import { wantsMails } from './access.ts';
import type { TurnThing } from './words.turn.ts';

/** The stored quarters on both sides of a turn. */
export interface TurnPeriods {
  readonly endedId: number;
  readonly begunId: number;
}

/** Something that waits for a person at the turn of a quarter. */
export interface WaitingThing {
  readonly thing: TurnThing;
  /** The id of the goal or the appraisal; 0 for things without a page of their own. */
  readonly id: number;
  /** Empty for things without a title. */
  readonly title: string;
  /** Whether the appraisal is the person's own. */
  readonly isOwn: boolean;
  /** The name of the review cycle of its own of an appraisal to sign; null for other things. */
  readonly cycle: string | null;
  /** Whether that cycle has signatures; null for other things. */
  readonly hasSignatures: boolean | null;
}

const ownGoals = (endedOrBegun: number, tenantId: number, owner: RawBuilder<unknown>) =>
  sql`goal.tenant_id = ${tenantId} and goal.owner_id = ${owner} and goal.period_id = ${endedOrBegun}::int
    and goal.deleted_at is null`;

/** Whether `owner` has handed in no goal of the quarter: drafts and shelved goals are none (dashboard.5). */
const hasNoGoal = (periodId: number, tenantId: number, owner: RawBuilder<unknown>) =>
  sql`not exists (select 1 from goal where ${ownGoals(periodId, tenantId, owner)} and ${isHandedIn('goal')})`;

/**
 * Returns what waits for a person at the turn of a quarter: results to give and to review, goals for the new quarter,
 * appraisals to write and to sign, in this order. One statement.
 */
export async function waitingAtTurn(
  { db, tenant }: TenantScope,
  person: { readonly id: number; readonly role: string },
  { endedId, begunId, today }: TurnPeriods & { readonly today: string },
): Promise<WaitingThing[]> {
  const me = sql`${person.id}::int`;
  const reader = { tenant, person };
  const goal = (rank: number, thing: TurnThing) =>
    sql`select ${sql.lit(rank)} as rank, ${sql.lit(thing)} as thing, goal.id, goal.title, false as is_own from goal`;
  const { rows } = await sql<WaitingThing>`with recursive ${reportsPart(reader)}, decided (id) as (
      select id from report union ${stoodInFor(reader)}
    ), waiting (rank, thing, id, title, is_own) as (
      ${goal(1, 'result')} where ${ownGoals(endedId, tenant.id, me)} and ${goalFigureSql.unfinished('goal')}
      union all ${goal(2, 'review')} join decided on decided.id = goal.owner_id
        where goal.tenant_id = ${tenant.id} and goal.period_id = ${endedId}::int and goal.deleted_at is null
          and goal.state = 'results_in_review' and ${isWaiting('goal')} and not ${wasOwn(reader, 'goal')}
      union all select 3, 'add_goal', 0, '', false where ${hasNoGoal(begunId, tenant.id, me)}
      union all ${goal(4, 'draft')} where ${ownGoals(begunId, tenant.id, me)} and ${goalFigureSql.drafts('goal')}
      union all select distinct 5, 'appraisal_write', 0, '', false
        from (${appraisalsToWrite(reader, { lastEndedId: endedId, today })}) written
      union all select 6, 'appraisal_sign', signed.id, signed.title, signed.person_id = ${me}
        from (${appraisalsToSign(reader)}) signed
    )
    select thing, id, title, is_own as "isOwn", own.cycle_name as cycle, own.has_signatures as "hasSignatures"
      from waiting left join lateral (${ownCycleOf(tenant.id, sql.ref('waiting.id'))}) own on thing = 'appraisal_sign'
      order by rank, id`.execute(db);
  return rows;
}

/** The managers of people who left a quarter open; the columns are `manager_id`, `count` and `only`. */
export function managersOfOpen(scope: TenantScope, { endedId, begunId }: TurnPeriods): RawBuilder<unknown> {
  const { id: tenantId } = scope.tenant;
  const owner = sql`person.id`;
  return sql`(select open.manager_id, count(*)::int as count, case when count(*) = 1 then min(open.id) end as only
    from (select person.id, ${actingManagerOf(scope, owner)} as manager_id from person
      where person.tenant_id = ${tenantId} and person.deactivated_at is null
        and person.invitation_accepted_at is not null and person.role_name <> 'observer'
        and (exists (select 1 from goal where ${ownGoals(endedId, tenantId, owner)} and ${goalFigureSql.unfinished('goal')})
          or ${hasNoGoal(begunId, tenantId, owner)})) open
    where open.manager_id is not null group by open.manager_id) concerned`;
}

/**
 * Selects the people who have appraisals of the ended quarter to write or to share, as `person_id` with their `due` day
 * (talent.6).
 */
export function appraisalWriters(
  scope: TenantScope,
  { endedId, due }: { readonly endedId: number; readonly due: string },
): RawBuilder<unknown> {
  const { id: tenantId, calendar } = scope.tenant;
  const dueOfWriter = dueAfterAbsence(tenantId, sql`writer.id`, sql`${due}::date`);
  return sql`select distinct writer.id as person_id, ${dueOfWriter} as due from (
      select ${writerOf(tenantId)} as id
      from person employee join goal_period period on period.tenant_id = ${tenantId} and period.id = ${endedId}::int
        left join appraisal on appraisal.tenant_id = employee.tenant_id and appraisal.employee_id = employee.id
          and appraisal.period_id = period.id
        left join person reviewer on reviewer.tenant_id = appraisal.tenant_id and reviewer.id = appraisal.reviewer_id
      where employee.tenant_id = ${tenantId} and employee.deactivated_at is null
        and employee.role_name in ('manager', 'contributor')
        and (employee.created_at at time zone ${calendar.zone})::date <= period.end_date
        and coalesce(appraisal.state, 'draft') = 'draft'
        and (appraisal.id is not null
          or not ${isInOwnCycle(tenantId, sql.ref('employee.id'), sql.ref('period.index'))})) writer
    where writer.id is not null`;
}

/** Returns the people who get the mails about the turn of a quarter, if something waits for them. */
export async function turnReaders(
  scope: TenantScope,
  topic: string,
  defaultDelivery: string,
): Promise<number[]> {
  const { db, tenant } = scope;
  const { rows } = await sql<{ id: number }>`select person.id from person
    left join notification_preference chosen on chosen.tenant_id = ${tenant.id} and chosen.person_id = person.id
      and chosen.topic = ${topic}
    where person.tenant_id = ${tenant.id} and person.deactivated_at is null and person.role_name <> 'observer'
      and person.invitation_accepted_at is not null and ${wantsMails(scope, 'person', 'notifications')}
      and coalesce(chosen.delivery, ${defaultDelivery}) = 'app_and_mail'
      and not exists (select 1 from absence away where away.tenant_id = ${tenant.id} and away.person_id = person.id
        and away.is_on)
    order by person.id`.execute(db);
  return rows.map(({ id }) => id);
}
