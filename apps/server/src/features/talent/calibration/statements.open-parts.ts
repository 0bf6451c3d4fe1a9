import type { Day } from '@bellwether/domain/calendar/day';
import type { OpenPart } from '@bellwether/domain/talent/calibration/sharing';
import { fewestGivers } from '@bellwether/domain/talent/peers/rules';
import { type RawBuilder, sql } from 'kysely';
import { dueAfterAbsence } from '../access.cycles.ts';

/** A person's review in a cycle, as SQL. */
interface ReviewPlace {
  readonly tenantId: number;
  readonly cycleId: RawBuilder<unknown>;
  readonly employeeId: RawBuilder<unknown>;
  readonly today: Day;
}

/**
 * Selects the names of the parts that the sharing of a review would end before their day, or that the employee would never
 * read: an array of `OpenPart` (talent.29). Nobody is waited for after a due day (talent.20, talent.23).
 */
export function openParts({ tenantId, cycleId, employeeId, today }: ReviewPlace): RawBuilder<OpenPart[]> {
  const isAhead = (person: RawBuilder<unknown>, due: RawBuilder<unknown>) =>
    sql`${dueAfterAbsence(tenantId, person, due)} >= ${today}::date`;
  const part = (name: OpenPart) => sql`${sql.lit(name)}::text`;
  const requests = sql`peer_feedback given where given.tenant_id = ${tenantId} and given.cycle_id = ${cycleId}
    and given.employee_id = ${employeeId}`;
  return sql<OpenPart[]>`array(
    select ${part('self_review')} from appraisal_cycle asking
      join person writing on writing.tenant_id = asking.tenant_id and writing.id = ${employeeId}
        and writing.deactivated_at is null
      left join self_review written on written.tenant_id = asking.tenant_id and written.cycle_id = asking.id
        and written.employee_id = writing.id
    where asking.tenant_id = ${tenantId} and asking.id = ${cycleId} and asking.self_review_opens is not null
      and (written.state = 'handed_in') is not true and ${isAhead(sql.ref('writing.id'), sql.ref('asking.self_review_due'))}
    union all select ${part('peer_feedback')} from peer_part giving
    where giving.tenant_id = ${tenantId} and giving.cycle_id = ${cycleId} and exists (select 1 from ${requests}
      and given.state in ('asked', 'accepted') and ${isAhead(sql.ref('given.giver_id'), sql.ref('giving.due'))}
      and exists (select 1 from person giver where giver.tenant_id = given.tenant_id and giver.id = given.giver_id
        and giver.deactivated_at is null and giver.role_name <> 'observer'))
    union all select ${part('peer_summary')} from peer_part pooling
      join peer_round chosen on chosen.tenant_id = pooling.tenant_id and chosen.cycle_id = pooling.cycle_id
        and chosen.employee_id = ${employeeId} and chosen.summary = ''
    where pooling.tenant_id = ${tenantId} and pooling.cycle_id = ${cycleId} and pooling.naming = 'pooled'
      and (select count(*) from ${requests} and given.state = 'handed_in') >= ${fewestGivers('pooled')}::int)`;
}
