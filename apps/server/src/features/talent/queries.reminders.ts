import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { scaleHasChanged } from './statements.ts';

// These queries feed the dashboard's reminders (decisions-2 E11). They read `report` of the surrounding statement:
// the people whose manager or acting manager the acting person is. Both queries go through the reports one by one, so
// their cost does not grow with the company.

const columns = sql`null as state, null as edit_state`;
const nobody = sql`select 0 as period_id, 0 as id, '' as title, 0 as person_id, ${columns}, 0 as urgency, null::date as due
  where false`;

/**
 * Returns one reminder while at least one report has no appraisal for the quarter that ended last. The reminder's id
 * is the quarter's id, and the presenter writes its title.
 */
export function appraisalsToWrite(
  { tenant, person }: Scope,
  lastEndedId: number | undefined,
): RawBuilder<unknown> {
  if (!tenant.hasTalent || lastEndedId === undefined) return nobody;
  return sql`select dated.id as period_id, dated.id, '' as title,
      ${person.id}::int as person_id, ${columns}, dated.due - date '1970-01-01' as urgency, dated.due
    from (select period.id, period.end_date, period.end_date + 7 * setting.appraisal_grace_weeks as due
      from goal_period period join tenant_setting setting on setting.tenant_id = period.tenant_id
      where period.tenant_id = ${tenant.id} and period.id = ${lastEndedId}
        and period.start_date >= coalesce(setting.appraisal_effective_date, period.start_date)) dated
    where exists (select 1 from report
      cross join lateral (select employee.id from person employee
        where employee.tenant_id = ${tenant.id} and employee.id = report.id and employee.deactivated_at is null
          and employee.role_name in ('manager', 'contributor')
          and (employee.created_at at time zone ${tenant.calendar.zone})::date <= dated.end_date offset 0) employee
      left join lateral (select appraisal.id from appraisal where appraisal.tenant_id = ${tenant.id}
        and appraisal.employee_id = employee.id and appraisal.period_id = dated.id limit 1) written on true
      where written.id is null)`;
}

/**
 * Returns the appraisals that wait for the acting person's signature: the person's own shared appraisal, and
 * acknowledged appraisals of reports. A ceo's own appraisal never waits, because nobody countersigns for a ceo. `is
 * true` keeps PostgreSQL from using the index on `state`: with that index it reads every acknowledged appraisal of
 * the company for each report.
 */
export function appraisalsToSign({ tenant, person }: Scope): RawBuilder<unknown> {
  if (!tenant.hasTalent) return nobody;
  const appraisal = (
    title: RawBuilder<unknown>,
  ) => sql`select appraisal.period_id, appraisal.id, ${title} as title,
    appraisal.employee_id as person_id, ${columns}, 0 as urgency, null::date as due from appraisal`;
  return sql`${appraisal(sql`'Your appraisal'`)} where appraisal.tenant_id = ${tenant.id}
      and appraisal.employee_id = ${person.id} and appraisal.state = 'shared'
      and ${person.role}::text <> 'ceo' and not ${scaleHasChanged}
    union all select appraisal.* from report cross join lateral (
      ${appraisal(sql`'Appraisal of ' || employee.name`)}
        join person employee on employee.tenant_id = appraisal.tenant_id and employee.id = appraisal.employee_id
      where appraisal.tenant_id = ${tenant.id} and appraisal.employee_id = report.id
        and (appraisal.state = 'acknowledged') is true offset 0) appraisal`;
}
