import type { Day } from '@bellwether/domain/calendar/day';
import { daysAfterReturn } from '@bellwether/domain/talent/peers/rules';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';

/**
 * Whether the person is in a cycle of its own that covers the quarter. Then the appraisal of the quarter is not owed
 * (talent.19). Only cycles that have started have members.
 */
export function isInOwnCycle(
  tenantId: number | RawBuilder<number>,
  employeeId: RawBuilder<unknown>,
  quarterIndex: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from appraisal_cycle_member inside
    join appraisal_cycle own on own.tenant_id = inside.tenant_id and own.id = inside.cycle_id
    where inside.tenant_id = ${tenantId} and inside.employee_id = ${employeeId}
      and ${quarterIndex} between own.first_index and own.last_index)`;
}

/** Whether `appraisal` is of a cycle of its own that covers the quarter. */
export const isOfOwnCycle = (periodId: number) => sql<SqlBool>`exists (select 1 from appraisal_cycle own
  join goal_period covered on covered.tenant_id = own.tenant_id and covered.id = ${periodId}
    and covered.index between own.first_index and own.last_index
  where own.tenant_id = appraisal.tenant_id and own.id = appraisal.cycle_id)`;

/** Joins the cycle of `appraisal`; `closing_id` is the quarter whose end begins the writing: a quarter's own, or the last. */
export const cycleJoin = sql`left join lateral (
    select own.id as cycle_id, own.name as cycle_name, coalesce(own.period_id, (select last.id from goal_period last
      where last.tenant_id = own.tenant_id and last.index = own.last_index)) as closing_id
    from appraisal_cycle own where own.tenant_id = appraisal.tenant_id and own.id = appraisal.cycle_id) cycle on true`;

/** The due day of a part for a person: the domain's `dueAfterAbsence`. */
export function dueAfterAbsence(
  tenantId: number,
  person: RawBuilder<unknown>,
  due: RawBuilder<unknown>,
): RawBuilder<Day> {
  return sql<Day>`coalesce((select gone.last_day + ${1 + daysAfterReturn}::int from absence gone
    where gone.tenant_id = ${tenantId} and gone.person_id = ${person} and gone.first_day <= ${due} and ${due} <= gone.last_day
    limit 1), ${due})`;
}

interface OwnCycle {
  readonly id: number;
  readonly name: string;
  /** The first and the last quarter, as indexes. */
  readonly first: number;
  readonly last: number;
}

/** Returns the cycles of its own in which a person is, in any order. */
export async function ownCyclesOf({ db, tenant }: Scope, employeeId: number): Promise<OwnCycle[]> {
  const query = sql<OwnCycle>`select own.id, own.name, own.first_index as first, own.last_index as last
    from appraisal_cycle_member inside
    join appraisal_cycle own on own.tenant_id = inside.tenant_id and own.id = inside.cycle_id
    where inside.tenant_id = ${tenant.id} and inside.employee_id = ${employeeId}`;
  return (await query.execute(db)).rows;
}
