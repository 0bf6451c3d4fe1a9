import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { scaleHasChanged } from './statements.ts';

// Sources of the dashboard's reminders (decisions-2 E11). They read `report` of its statement: people whose manager or
// acting manager the acting person is.

const columns = sql`null as state, null as edit_state`;
const nobody = sql`select 0 as period_id, 0 as id, '' as title, 0 as person_id, ${columns}, 0 as urgency, null::date as due
  where false`;

/** Returns one reminder while a report has no appraisal for the quarter that ended last; its id is the quarter's. */
export function appraisalsToWrite(
  { tenant, person }: Scope,
  lastEndedId: number | undefined,
): RawBuilder<unknown> {
  if (!tenant.hasTalent || lastEndedId === undefined) return nobody;
  return sql`select dated.id as period_id, dated.id, 'Appraisals due ' || to_char(dated.due, 'FMDD Mon YYYY') as title,
      ${person.id}::int as person_id, ${columns}, dated.due - date '1970-01-01' as urgency, dated.due
    from (select period.id, period.end_date, period.end_date + 7 * setting.appraisal_grace_weeks as due
      from goal_period period join tenant_setting setting on setting.tenant_id = period.tenant_id
      where period.tenant_id = ${tenant.id} and period.id = ${lastEndedId}
        and period.start_date >= coalesce(setting.appraisal_effective_date, period.start_date)) dated
    where exists (select 1 from report join person employee on employee.tenant_id = ${tenant.id} and employee.id = report.id
      where employee.deactivated_at is null and employee.role_name in ('manager', 'contributor')
        and (employee.created_at at time zone ${tenant.calendar.zone})::date <= dated.end_date
        and not exists (select 1 from appraisal where appraisal.tenant_id = ${tenant.id}
          and appraisal.employee_id = employee.id and appraisal.period_id = dated.id))`;
}

/**
 * Returns the appraisals that wait for a signature: one's own shared ones, and acknowledged ones of reports. Nobody is
 * above a ceo to countersign, so theirs wait for none.
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
    union all ${appraisal(sql`'Appraisal of ' || employee.name`)} join report on report.id = appraisal.employee_id
      join person employee on employee.tenant_id = appraisal.tenant_id and employee.id = appraisal.employee_id
    where appraisal.tenant_id = ${tenant.id} and appraisal.state = 'acknowledged'`;
}
