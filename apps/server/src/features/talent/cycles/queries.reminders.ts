import type { Day } from '@bellwether/domain/calendar/day';
import { probationNotice } from '@bellwether/domain/talent/cycles/rules';
import { type RawBuilder, sql } from 'kysely';

/** A missed review is reminded of for so many days. */
const remindedDays = 92;

/**
 * Returns one reminder for each cycle with days of its own while a report has no appraisal in it, from the day on which the
 * review opens (talent.31): own dates, probations, and cycles with chosen days. The due day is the nearest one. Reads
 * `report` of the surrounding statement.
 */
export function datedCyclesToWrite(
  {
    tenant,
    person,
  }: {
    readonly tenant: { readonly id: number; readonly settings: { readonly appraisal_grace_weeks: number } };
    readonly person: { readonly id: number };
  },
  today: Day,
): RawBuilder<unknown> {
  return sql`select last.id as period_id, waiting.id, waiting.name as title, ${person.id}::int as person_id, null as state,
      null as edit_state, min(waiting.due) - date '1970-01-01' as urgency, min(waiting.due) as due
    from (select own.tenant_id, own.id, own.name, own.last_index,
        case own.kind when 'probation' then inside.ends_on - ${probationNotice - 1}::int
          else coalesce(own.review_opens, own.ends_on + 1) end as opens,
        case own.kind when 'probation' then inside.ends_on
          else coalesce(own.review_due, own.ends_on + 7 * ${tenant.settings.appraisal_grace_weeks}::int) end as due
      from report
        join appraisal_cycle_member inside on inside.tenant_id = ${tenant.id} and inside.employee_id = report.id
        join appraisal_cycle own on own.tenant_id = inside.tenant_id and own.id = inside.cycle_id
          and own.started_at is not null and (own.kind <> 'quarters' or own.review_opens is not null)
        join person employee on employee.tenant_id = inside.tenant_id and employee.id = inside.employee_id
          and employee.deactivated_at is null and employee.role_name in ('manager', 'contributor')
        left join appraisal on appraisal.tenant_id = inside.tenant_id and appraisal.cycle_id = inside.cycle_id
          and appraisal.employee_id = inside.employee_id
      where appraisal.id is null) waiting
      join goal_period last on last.tenant_id = waiting.tenant_id and last.index = waiting.last_index
    where waiting.opens <= ${today}::date and waiting.due >= ${today}::date - ${remindedDays}::int
    group by last.id, waiting.id, waiting.name`;
}
