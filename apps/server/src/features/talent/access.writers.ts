import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { actingManagerOf } from '../people/access.ts';
import { reviewerHasLapsed } from './statements.ts';

// Who writes a review now. The statement around these parts must have the tables `employee`, `appraisal` and `reviewer`.

/** Whether the acting manager writes the review: nobody has begun it, or whoever did no longer may (talent.6). */
export const isWrittenByActingManager = (tenantId: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(appraisal.id is null or ${reviewerHasLapsed(tenantId)})`;

/**
 * Who writes the review of `employee` now, as an id: the domain's `writerOfReview` (talent.6). Null where nobody is above. Says
 * nothing about an appraisal that is shared already.
 */
export function writerOf(tenantId: number): RawBuilder<number | null> {
  return sql<number | null>`(case when ${isWrittenByActingManager(tenantId)}
    then ${actingManagerOf({ tenant: { id: tenantId } }, sql.ref('employee.id'))} else appraisal.reviewer_id end)`;
}

/**
 * Selects the memberships of cycles whose reviews the person has to write or to share, with `is_draft`. Reads `report` of the
 * surrounding statement: the people whose acting manager the person is.
 */
export function reviewsToWrite(tenantId: number, personId: number): RawBuilder<unknown> {
  return sql`select inside.*, appraisal.id is not null as is_draft
    from (select report.id from report union select begun.employee_id from appraisal begun
        where begun.tenant_id = ${tenantId} and begun.reviewer_id = ${personId} and (begun.state = 'draft') is true) mine
      join person employee on employee.tenant_id = ${tenantId} and employee.id = mine.id
        and employee.deactivated_at is null and employee.role_name in ('manager', 'contributor')
      join appraisal_cycle_member inside on inside.tenant_id = employee.tenant_id and inside.employee_id = employee.id
      left join appraisal on appraisal.tenant_id = inside.tenant_id and appraisal.cycle_id = inside.cycle_id
        and appraisal.employee_id = inside.employee_id
      left join person reviewer on reviewer.tenant_id = appraisal.tenant_id and reviewer.id = appraisal.reviewer_id
    where coalesce(appraisal.state, 'draft') = 'draft' and ${writerOf(tenantId)} = ${personId}`;
}

/** Selects who writes a person's review in a cycle, as `person_id`. */
export function writersInCycle(
  tenantId: number,
  { cycle, employee }: Readonly<Record<'cycle' | 'employee', number>>,
): RawBuilder<unknown> {
  return sql`select ${writerOf(tenantId)} as person_id from person employee
      left join appraisal on appraisal.tenant_id = employee.tenant_id and appraisal.employee_id = employee.id
        and appraisal.cycle_id = ${cycle}::int
      left join person reviewer on reviewer.tenant_id = appraisal.tenant_id and reviewer.id = appraisal.reviewer_id
    where employee.tenant_id = ${tenantId} and employee.id = ${employee}::int`;
}
