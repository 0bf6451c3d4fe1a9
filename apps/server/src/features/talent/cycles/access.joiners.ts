import { sql } from 'kysely';
import type { TenantScope } from '#platform/session/scope.ts';
import { addedDay, type CycleRow, cycleColumns, lastDay, peopleOf } from './statements.ts';

/**
 * Takes people who have come since into the running probations that are for them, and follows corrected start dates
 * (talent.31). Nobody leaves a cycle by it. Two statements.
 */
export async function takeInJoiners(scope: TenantScope): Promise<void> {
  const { db, tenant } = scope;
  if (!tenant.hasTalent) return;
  const { rows: cycles } = await sql<CycleRow>`select ${cycleColumns} from appraisal_cycle own
    where own.tenant_id = ${tenant.id} and own.kind = 'probation' and own.started_at is not null`.execute(db);
  if (cycles.length === 0) return;
  const joiners = cycles.map(
    (cycle) => sql`select ${cycle.id}::int as cycle_id, ${cycle.probationMonths}::int as months, chosen.id
      from (${peopleOf(scope, cycle)}) chosen`,
  );
  const addedOn = addedDay(tenant.calendar.zone);
  await sql`insert into appraisal_cycle_member as inside (tenant_id, cycle_id, employee_id, starts_on, ends_on)
    select ${tenant.id}::int, joiner.cycle_id, employee.id, ${addedOn}, ${lastDay(addedOn, sql`joiner.months`)}
    from (${sql.join(joiners, sql` union all `)}) joiner
      join person employee on employee.tenant_id = ${tenant.id} and employee.id = joiner.id
    on conflict (tenant_id, cycle_id, employee_id) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on
      where inside.starts_on is distinct from excluded.starts_on`.execute(db);
}
