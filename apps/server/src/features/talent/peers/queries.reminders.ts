import type { Day } from '@bellwether/domain/calendar/day';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { dueAfterAbsence } from '../access.cycles.ts';
import { todayOf } from '../access.ts';
import { writerOf } from '../access.writers.ts';
import { type EmployeeRow, employeeColumns } from '../statements.ts';

/** The person for whom requests are read, on a screen or in a mail. */
interface Giver {
  readonly tenant: { readonly id: number; readonly hasTalent: boolean };
  readonly person: { readonly id: number };
}

/**
 * Selects the requests for peer feedback that wait for their givers: the domain's `waitsForGiver` in SQL, as `given`, with
 * `due` of `dated` and the cycle as `own` (talent.25).
 */
function waitingRequests(tenantId: number, today: string): RawBuilder<unknown> {
  return sql`from peer_feedback given
      join peer_part part on part.tenant_id = given.tenant_id and part.cycle_id = given.cycle_id
        and part.opens <= ${today}::date
      join appraisal_cycle own on own.tenant_id = given.tenant_id and own.id = given.cycle_id
      join person giver on giver.tenant_id = given.tenant_id and giver.id = given.giver_id
        and giver.deactivated_at is null and giver.role_name <> 'observer'
      join person employee on employee.tenant_id = given.tenant_id and employee.id = given.employee_id
        and employee.deactivated_at is null
      left join appraisal on appraisal.tenant_id = given.tenant_id and appraisal.cycle_id = given.cycle_id
        and appraisal.employee_id = given.employee_id
      left join person reviewer on reviewer.tenant_id = given.tenant_id and reviewer.id = appraisal.reviewer_id
      cross join lateral (select ${dueAfterAbsence(tenantId, sql`given.giver_id`, sql`part.due`)} as due) dated
    where given.tenant_id = ${tenantId} and given.state in ('asked', 'accepted')
      and coalesce(appraisal.state, 'draft') = 'draft'
      and given.giver_id is distinct from ${writerOf(tenantId)}`;
}

/** Returns the acting person's requests in a state, as reminders: the title is the cycle's, the person who it is about. */
export function peersToAnswer(
  { tenant, person }: Giver,
  { state, today }: { readonly state: 'asked' | 'accepted'; readonly today: string },
): RawBuilder<unknown> {
  const columns = sql`null as state, null as edit_state`;
  if (!tenant.hasTalent)
    return sql`select 0 as period_id, 0 as id, '' as title, 0 as person_id, ${columns}, 0 as urgency, null::date as due where false`;
  return sql`select (select begun.id from goal_period begun where begun.tenant_id = own.tenant_id
        and begun.index = own.first_index) as period_id, given.id, own.name as title, given.employee_id as person_id,
      ${columns}, dated.due - date '2000-01-01' as urgency, dated.due
    ${waitingRequests(tenant.id, today)} and given.giver_id = ${person.id} and given.state = ${state}`;
}

/** Whether the giver's request about somebody in a cycle still waits for them: neither answered nor shared meanwhile. */
export function requestWaits(
  tenantId: number,
  { giver, cycle, employee }: Readonly<Record<'giver' | 'cycle' | 'employee', RawBuilder<number>>>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from peer_feedback given
    where given.tenant_id = ${tenantId} and given.cycle_id = ${cycle} and given.employee_id = ${employee}
      and given.giver_id = ${giver} and given.state in ('asked', 'accepted')
      and not exists (select 1 from appraisal where appraisal.tenant_id = given.tenant_id and appraisal.cycle_id = given.cycle_id
        and appraisal.employee_id = given.employee_id and appraisal.state <> 'draft'))`;
}

/** Every request that waits for its giver, with the giver's due day. */
export function peersDue({ tenant }: TenantScope, day: Day): RawBuilder<unknown> {
  return sql`select given.giver_id as person_id, given.cycle_id, given.employee_id, dated.due
    ${waitingRequests(tenant.id, day)}`;
}

/** Somebody who owes peer feedback about people of an overview. */
export interface OwingPeer extends EmployeeRow {
  /** Whether the acting person writes one of the reviews, and so knows the giver (talent.24). */
  readonly is_named: boolean;
}

/**
 * Returns who owes peer feedback in a cycle about the people of a team, or of the company if `userId` is null: not about the
 * acting person, who does not learn how many owe it, and without the acting person. By name; one statement.
 */
export async function owingPeers(
  scope: Scope,
  { cycleId, userId }: { readonly cycleId: number; readonly userId: number | null },
): Promise<OwingPeer[]> {
  const { db, tenant, person } = scope;
  const isInTeam =
    userId === null
      ? sql`true`
      : sql`exists (select 1 from org_path below where below.tenant_id = given.tenant_id
          and below.ancestor_id = ${userId} and below.descendant_id = given.employee_id)`;
  const query = sql<OwingPeer>`with owing as (
      select given.giver_id, bool_or(${writerOf(tenant.id)} = ${person.id}) as is_named
      ${waitingRequests(tenant.id, todayOf(scope))} and given.cycle_id = ${cycleId} and given.employee_id <> ${person.id}
        and given.giver_id <> ${person.id} and ${isInTeam}
      group by given.giver_id)
    select ${employeeColumns('employee')}, coalesce(owing.is_named, false) as is_named
    from owing join person employee on employee.tenant_id = ${tenant.id} and employee.id = owing.giver_id
    order by fold(employee.name), employee.id`;
  return (await query.execute(db)).rows;
}
