import type { Day } from '@bellwether/domain/calendar/day';
import type { Language } from '@bellwether/domain/locale/language';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { actingManagerOf } from '../people/access.ts';
import { cycleJoin, dueAfterAbsence, isInOwnCycle, reviewDaysSql } from './access.cycles.ts';
import { reviewsToWrite, writerOf } from './access.writers.ts';
import { datedCyclesToWrite } from './cycles/queries.reminders.ts';
import { reviewerHasLapsed, scaleHasChanged } from './statements.ts';
import { signingWords } from './words.ts';

// These queries feed the dashboard's reminders (talent.11). They read `report` of the surrounding statement:
// the people whose manager or acting manager the acting person is. Both queries go through the reports one by one, so
// their cost does not grow with the company.

/** The person whose reminders are read, for a screen or for a mail without a session. */
interface ReminderReader {
  readonly tenant: Pick<Scope['tenant'], 'id' | 'hasTalent' | 'calendar' | 'settings'>;
  readonly person: { readonly id: number; readonly role: string };
}

const columns = sql`null as state, null as edit_state`;
const nobody = sql`select 0 as period_id, 0 as id, '' as title, 0 as person_id, ${columns}, 0 as urgency, null::date as due
  where false`;

/** The person whose signature is asked for, on a screen or in a mail. */
interface Signing {
  readonly tenant: Pick<Scope['tenant'], 'id' | 'hasTalent' | 'settings'>;
  readonly person: ReminderReader['person'];
}

/**
 * Returns one reminder while at least one report has no appraisal for the quarter that ended last, or, after the due
 * day, while a draft waits for the acting person: the reviewer, or the manager who takes over. The reminder's id is the
 * quarter's id, and the presenter writes its title.
 */
export function appraisalsToWrite(
  scope: ReminderReader,
  { lastEndedId, today }: { readonly lastEndedId: number | undefined; readonly today: Day },
): RawBuilder<unknown> {
  const { tenant, person } = scope;
  if (!tenant.hasTalent || lastEndedId === undefined) return nobody;
  const isEmployed = sql`employee.deactivated_at is null and employee.role_name in ('manager', 'contributor')`;
  const draft = (
    whose: RawBuilder<unknown>,
    isWriter: RawBuilder<unknown>,
  ) => sql`exists (select 1 from ${whose}
      join person employee on employee.tenant_id = appraisal.tenant_id and employee.id = appraisal.employee_id
      join person reviewer on reviewer.tenant_id = appraisal.tenant_id and reviewer.id = appraisal.reviewer_id
    where appraisal.tenant_id = ${tenant.id} and appraisal.period_id = dated.id and (appraisal.state = 'draft') is true
      and ${isEmployed} and ${isWriter})`;
  return sql`select dated.id as period_id, dated.id, '' as title,
      ${person.id}::int as person_id, ${columns}, dated.due - date '1970-01-01' as urgency, dated.due
    from (select period.id, period.index, period.end_date, ${dueAfterAbsence(
      tenant.id,
      sql`${person.id}::int`,
      sql`(period.end_date + 7 * ${tenant.settings.appraisal_grace_weeks}::int)`,
    )} as due
      from goal_period period
      where period.tenant_id = ${tenant.id} and period.id = ${lastEndedId}
        and period.start_date >= coalesce(${tenant.settings.appraisal_effective_date}::date, period.start_date)) dated
    where exists (select 1 from report
      cross join lateral (select employee.id from person employee
        where employee.tenant_id = ${tenant.id} and employee.id = report.id and ${isEmployed}
          and (employee.created_at at time zone ${tenant.calendar.zone})::date <= dated.end_date offset 0) employee
      left join lateral (select appraisal.id from appraisal where appraisal.tenant_id = ${tenant.id}
        and appraisal.employee_id = employee.id and appraisal.period_id = dated.id limit 1) written on true
      where written.id is null
        and not ${isInOwnCycle(tenant.id, sql.ref('employee.id'), sql.ref('dated.index'))})
    or dated.due < ${today}::date and (
      ${draft(sql`appraisal`, sql`appraisal.reviewer_id = ${person.id} and not ${reviewerHasLapsed(scope.tenant.id)}`)}
      or ${draft(sql`report join appraisal on appraisal.employee_id = report.id`, reviewerHasLapsed(scope.tenant.id))})
    union all ${cyclesToWrite(scope, { lastEndedId, today })}
    union all ${datedCyclesToWrite(scope, today)}`;
}

/**
 * Returns one reminder for each cycle of its own that has ended with the quarter, under the same conditions. The id is the
 * cycle's, and the title its name.
 */
function cyclesToWrite(
  { tenant, person }: ReminderReader,
  { lastEndedId, today }: { readonly lastEndedId: number; readonly today: Day },
): RawBuilder<unknown> {
  return sql`select dated.period_id, dated.id, dated.name as title, ${person.id}::int as person_id, ${columns},
      dated.due - date '1970-01-01' as urgency, dated.due
    from (select own.id, own.name, last.id as period_id, ${dueAfterAbsence(
      tenant.id,
      sql`${person.id}::int`,
      sql`(last.end_date + 7 * ${tenant.settings.appraisal_grace_weeks}::int)`,
    )} as due
      from goal_period last join appraisal_cycle own on own.tenant_id = last.tenant_id and own.last_index = last.index
        and own.started_at is not null and own.kind = 'quarters' and own.review_opens is null
      where last.tenant_id = ${tenant.id} and last.id = ${lastEndedId}) dated
    where exists (select 1 from (${reviewsToWrite(tenant.id, person.id)}) waiting
      where waiting.cycle_id = dated.id and (not waiting.is_draft or dated.due < ${today}::date))`;
}

/**
 * Returns how a reminder names an appraisal of `appraisalsToSign`, by the title of its row. `span` is its quarter or its review
 * cycle; null where the quarter stands beside.
 */
export function signingTitle(title: string, span: string | null, language: Language): string {
  const words = language.words(signingWords);
  return title === '' ? words.own(span) : words.of(title, span);
}

/** The review cycle of its own that an appraisal belongs to, with its signatures or without; no row for one of a quarter. */
export function ownCycleOf(tenantId: number, appraisalId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select own.id as cycle_id, own.name as cycle_name, own.has_signatures from appraisal signed
    join appraisal_cycle own on own.tenant_id = signed.tenant_id and own.id = signed.cycle_id and own.period_id is null
    where signed.tenant_id = ${tenantId} and signed.id = ${appraisalId}`;
}

/** The due day of an appraisal to sign, for its signer. Reads `appraisal` and its `cycle` (talent.25). */
function signingDue(
  { id, settings }: Pick<ReminderReader['tenant'], 'id' | 'settings'>,
  signer: RawBuilder<unknown>,
): RawBuilder<Day> {
  const cycleEnd = sql`(cycle.cycle_days ->> 'ends')::date`;
  const given = sql`(case cycle.cycle_days ->> 'kind' when 'probation' then ${cycleEnd}
    else coalesce((cycle.cycle_days #>> '{chosen,due}')::date,
      coalesce(${cycleEnd}, period.end_date) + 7 * ${settings.appraisal_grace_weeks}::int) end)`;
  return sql<Day>`(select ${dueAfterAbsence(id, signer, given)} from goal_period period
    where period.tenant_id = appraisal.tenant_id and period.id = cycle.closing_id)`;
}

/**
 * Returns the appraisals that wait for the acting person's signature, or acknowledgement: the own one once it is shared, and
 * acknowledged ones of reports. The title is the employee's name, and empty for the own one. A ceo's own appraisal never waits,
 * because nobody countersigns for a ceo. `is true` keeps PostgreSQL from using the index on `state`: with that index it reads
 * every acknowledged appraisal of the company for each report.
 */
export function appraisalsToSign({ tenant, person }: Signing): RawBuilder<unknown> {
  if (!tenant.hasTalent) return nobody;
  const due = signingDue(tenant, sql`${person.id}::int`);
  const appraisal = (
    title: RawBuilder<unknown>,
  ) => sql`select cycle.closing_id as period_id, appraisal.id, ${title} as title,
    appraisal.employee_id as person_id, ${columns}, 0 as urgency, ${due} as due from appraisal ${cycleJoin}`;
  return sql`${appraisal(sql`''`)} where appraisal.tenant_id = ${tenant.id}
      and appraisal.employee_id = ${person.id} and appraisal.state = 'shared'
      and ${person.role}::text <> 'ceo' and not ${scaleHasChanged}
    union all select appraisal.* from report cross join lateral (
      ${appraisal(sql`employee.name`)}
        join person employee on employee.tenant_id = appraisal.tenant_id and employee.id = appraisal.employee_id
      where appraisal.tenant_id = ${tenant.id} and appraisal.employee_id = report.id
        and (appraisal.state = 'acknowledged') is true offset 0) appraisal`;
}

/** The appraisals of the company that wait for a signature, and for whose: those that `appraisalsToSign` returns to each. */
export function signaturesDue({ tenant }: TenantScope): RawBuilder<unknown> {
  return sql`select signer.id as person_id, appraisal.id as appraisal_id, appraisal.employee_id,
      cycle.closing_id as period_id, ${signingDue(tenant, sql`signer.id`)} as due
    from appraisal ${cycleJoin}
      join person employee on employee.tenant_id = appraisal.tenant_id and employee.id = appraisal.employee_id
      cross join lateral (select case appraisal.state when 'shared' then employee.id
        else ${actingManagerOf({ tenant }, sql.ref('employee.id'))} end as id) signer
    where appraisal.tenant_id = ${tenant.id} and signer.id is not null
      and (appraisal.state = 'acknowledged' or appraisal.state = 'shared' and employee.deactivated_at is null
        and employee.role_name <> 'ceo' and not ${scaleHasChanged})`;
}

/** Whether an appraisal waits for the person's signature: the employee's if it is shared, the manager's once they signed. */
export function waitsForSignature(
  tenantId: number,
  { appraisal, person }: { readonly appraisal: number; readonly person: RawBuilder<number> },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from appraisal where appraisal.tenant_id = ${tenantId} and appraisal.id = ${appraisal}::int
    and appraisal.state = case when appraisal.employee_id = ${person} then 'shared' else 'acknowledged' end)`;
}

/** Who has an appraisal of a cycle to write or to share, once for all of a cycle that have the same due day. */
export function cycleAppraisalsDue({ tenant }: TenantScope, day: Day): RawBuilder<unknown> {
  const weeks = tenant.settings.appraisal_grace_weeks;
  const due = dueAfterAbsence(tenant.id, sql`writer.id`, sql`writer.due`);
  return sql`select distinct writer.id as person_id, writer.cycle_id, 0 as employee_id, ${due} as due
    from (select own.id as cycle_id, ${reviewDaysSql.due(weeks)} as due,
        ${writerOf(tenant.id)} as id
      from appraisal_cycle_member inside
        join appraisal_cycle own on own.tenant_id = inside.tenant_id and own.id = inside.cycle_id
        join goal_period last on last.tenant_id = own.tenant_id and last.index = own.last_index
          and ${reviewDaysSql.opens} <= ${day}::date
        join person employee on employee.tenant_id = inside.tenant_id and employee.id = inside.employee_id
          and employee.deactivated_at is null and employee.role_name in ('manager', 'contributor')
        left join appraisal on appraisal.tenant_id = inside.tenant_id and appraisal.cycle_id = inside.cycle_id
          and appraisal.employee_id = inside.employee_id
        left join person reviewer on reviewer.tenant_id = inside.tenant_id and reviewer.id = appraisal.reviewer_id
      where inside.tenant_id = ${tenant.id} and coalesce(appraisal.state, 'draft') = 'draft') writer
    where writer.id is not null`;
}
