import type { Day } from '@bellwether/domain/calendar/day';
import { partOverdueDays } from '@bellwether/domain/notifications/telling/company-day';
import { type RawBuilder, sql } from 'kysely';
import { dueAfterAbsence, reviewDaysSql } from '../access.cycles.ts';
import { reviewsToWrite } from '../access.writers.ts';

/**
 * Returns one reminder for each cycle with days of its own while a report has no appraisal in it, or after the due day while a
 * draft waits for the acting person, from the day on which the review opens (talent.31): own dates, probations, and cycles
 * with chosen days. The due day is the nearest one. Reads `report` of the surrounding statement.
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
  const due = dueAfterAbsence(
    tenant.id,
    sql`${person.id}::int`,
    sql`(${reviewDaysSql.due(tenant.settings.appraisal_grace_weeks)})`,
  );
  return sql`select waiting.period_id, waiting.id, waiting.name as title, ${person.id}::int as person_id, null as state,
      null as edit_state, min(waiting.due) - date '1970-01-01' as urgency, min(waiting.due) as due
    from (select own.id, own.name, last.id as period_id, inside.is_draft, ${reviewDaysSql.opens} as opens,
        ${due} as due
      from (${reviewsToWrite(tenant.id, person.id)}) inside
        join appraisal_cycle own on own.tenant_id = inside.tenant_id and own.id = inside.cycle_id
          and own.started_at is not null and (own.kind <> 'quarters' or own.review_opens is not null)
        join goal_period last on last.tenant_id = own.tenant_id and last.index = own.last_index) waiting
    where waiting.opens <= ${today}::date and waiting.due >= ${today}::date - ${partOverdueDays}::int
      and (not waiting.is_draft or waiting.due < ${today}::date)
    group by waiting.period_id, waiting.id, waiting.name`;
}
