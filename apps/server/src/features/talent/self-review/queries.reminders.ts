import type { Day } from '@bellwether/domain/calendar/day';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantScope } from '#platform/session/scope.ts';
import { dueAfterAbsence } from '../access.cycles.ts';

/** The person for whom self reviews are read, on a screen or in a mail. */
interface SelfReviewer {
  readonly tenant: { readonly id: number; readonly hasTalent: boolean };
  readonly person: { readonly id: number };
}

/** Joins the self review and the appraisal of the membership `inside`. */
const writtenParts = sql`left join self_review written on written.tenant_id = inside.tenant_id
        and written.cycle_id = inside.cycle_id and written.employee_id = inside.employee_id
      left join appraisal on appraisal.tenant_id = inside.tenant_id and appraisal.cycle_id = inside.cycle_id
        and appraisal.employee_id = inside.employee_id`;
const isUnwritten = sql<SqlBool>`((written.state = 'handed_in') is not true and coalesce(appraisal.state, 'draft') = 'draft')`;

/** Whether a person's self review in a cycle still waits for them: neither handed in nor past the sharing. */
export function selfReviewWaits(
  tenantId: number,
  { person, cycle }: { readonly person: RawBuilder<number>; readonly cycle: number },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from appraisal_cycle_member inside ${writtenParts}
    where inside.tenant_id = ${tenantId} and inside.cycle_id = ${cycle}::int and inside.employee_id = ${person} and ${isUnwritten})`;
}

/**
 * Returns the acting person's self reviews that wait for them, as reminders: the id is the cycle's, the title its name
 * (talent.21). The domain's `remindsOfSelfReview` in SQL.
 */
export function selfReviewsToWrite({ tenant, person }: SelfReviewer, today: string): RawBuilder<unknown> {
  const columns = sql`null as state, null as edit_state`;
  if (!tenant.hasTalent)
    return sql`select 0 as period_id, 0 as id, '' as title, 0 as person_id, ${columns}, 0 as urgency, null::date as due where false`;
  return sql`select begun.id as period_id, own.id, own.name as title, ${person.id}::int as person_id, ${columns},
      dated.due - date '2000-01-01' as urgency, dated.due
    from appraisal_cycle_member inside
      join appraisal_cycle own on own.tenant_id = inside.tenant_id and own.id = inside.cycle_id
        and own.self_review_opens <= ${today}::date
      cross join lateral (select ${dueAfterAbsence(tenant.id, sql`inside.employee_id`, sql`own.self_review_due`)} as due) dated
      join goal_period begun on begun.tenant_id = own.tenant_id and begun.index = own.first_index
      ${writtenParts}
    where inside.tenant_id = ${tenant.id} and inside.employee_id = ${person.id}
      and ${isUnwritten}`;
}

/** The self reviews that are open and not handed in: the domain's `remindsOfSelfReview`. */
export function selfReviewsDue({ tenant }: TenantScope, day: Day): RawBuilder<unknown> {
  const due = dueAfterAbsence(tenant.id, sql`inside.employee_id`, sql`own.self_review_due`);
  return sql`select inside.employee_id as person_id, own.id as cycle_id, inside.employee_id, ${due} as due
    from appraisal_cycle_member inside
      join appraisal_cycle own on own.tenant_id = inside.tenant_id and own.id = inside.cycle_id
        and own.self_review_opens <= ${day}::date
      join person employee on employee.tenant_id = inside.tenant_id and employee.id = inside.employee_id
        and employee.deactivated_at is null
      ${writtenParts}
    where inside.tenant_id = ${tenant.id} and ${isUnwritten}`;
}
