import type { Day } from '@bellwether/domain/calendar/day';
import type { Quarter } from '@bellwether/domain/calendar/quarter';
import {
  type CycleKind,
  probationNotice,
  type ReviewDays,
  reviewDaysOf,
} from '@bellwether/domain/talent/cycles/rules';
import { daysAfterReturn } from '@bellwether/domain/talent/peers/rules';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';

/**
 * Whether the person is in a cycle of its own that covers the quarter. Then the appraisal of the quarter is not owed
 * (talent.19). Only cycles that have started have members. Cycles of own dates and probations stand beside the quarters.
 */
export function isInOwnCycle(
  tenantId: number | RawBuilder<number>,
  employeeId: RawBuilder<unknown>,
  quarterIndex: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from appraisal_cycle_member inside
    join appraisal_cycle own on own.tenant_id = inside.tenant_id and own.id = inside.cycle_id
    where inside.tenant_id = ${tenantId} and inside.employee_id = ${employeeId} and own.kind = 'quarters'
      and ${quarterIndex} between own.first_index and own.last_index)`;
}

/** Whether `appraisal` is of a cycle of its own that covers the quarter. */
export const isOfOwnCycle = (periodId: number) => sql<SqlBool>`exists (select 1 from appraisal_cycle own
  join goal_period covered on covered.tenant_id = own.tenant_id and covered.id = ${periodId}
    and covered.index between own.first_index and own.last_index
  where own.tenant_id = appraisal.tenant_id and own.id = appraisal.cycle_id)`;

/** The columns of `CycleDays` from `appraisal_cycle` as `own`, and the membership as `inside`, as one JSON value. */
export const cycleDays = sql`jsonb_build_object('kind', own.kind, 'ends', coalesce(inside.ends_on, own.ends_on),
  'chosen', case when own.review_opens is not null then
    jsonb_build_object('opens', own.review_opens, 'due', own.review_due) end)`;

/**
 * Joins the cycle of `appraisal`; `closing_id` is the quarter whose end begins the writing: a quarter's own, or the last one
 * that the cycle touches. Own days, and those of a person's probation, are null for cycles of quarters.
 */
export const cycleJoin = sql`left join lateral (
    select own.id as cycle_id, own.name as cycle_name, own.first_index as cycle_first, own.last_index as cycle_last, ${cycleDays} as cycle_days,
      coalesce(own.period_id, (select last.id from goal_period last
        where last.tenant_id = own.tenant_id and last.index = own.last_index)) as closing_id
    from appraisal_cycle own
      left join appraisal_cycle_member inside on inside.tenant_id = own.tenant_id and inside.cycle_id = own.id
        and inside.employee_id = appraisal.employee_id
    where own.tenant_id = appraisal.tenant_id and own.id = appraisal.cycle_id) cycle on true`;

/** The days of a cycle, for one person. */
export interface CycleDays {
  readonly kind: CycleKind;
  /** The last day of own dates, or of the person's probation; null for quarters. */
  readonly ends: Day | null;
  readonly chosen: ReviewDays | null;
}

/** Returns when the review of a cycle is written; `period` is the last quarter. */
export function reviewDays(
  { kind, ends, chosen }: CycleDays,
  period: Pick<Quarter, 'endDate'>,
  graceWeeks: number,
): ReviewDays {
  return reviewDaysOf({ kind, ends: ends ?? period.endDate, chosen }, graceWeeks);
}

/**
 * When the review of a cycle is written, as SQL: the domain's `reviewDaysOf`. Reads the cycle as `own`, the membership as
 * `inside` and the last quarter as `last`.
 */
export const reviewDaysSql = {
  opens: sql<Day>`case own.kind when 'probation' then inside.ends_on - ${probationNotice - 1}::int
    else coalesce(own.review_opens, coalesce(own.ends_on, last.end_date) + 1) end`,
  due: (graceWeeks: number) => sql<Day>`case own.kind when 'probation' then inside.ends_on
    else coalesce(own.review_due, coalesce(own.ends_on, last.end_date) + 7 * ${graceWeeks}::int) end`,
};

/** The due day of a part for a person: the domain's `dueAfterAbsence`. */
export function dueAfterAbsence(
  tenantId: number,
  person: RawBuilder<unknown>,
  due: RawBuilder<unknown>,
): RawBuilder<Day> {
  return sql<Day>`(with recursive moved (day) as (
      select ${due} union
      select gone.last_day + ${1 + daysAfterReturn}::int from moved join absence gone on gone.tenant_id = ${tenantId}
        and gone.person_id = ${person} and moved.day between gone.first_day and gone.last_day)
    select max(moved.day) from moved)`;
}

interface OwnCycle {
  readonly id: number;
  readonly name: string;
  /** The first and the last quarter, as indexes. */
  readonly first: number;
  readonly last: number;
  readonly days: CycleDays;
}

/** Returns the cycles of its own in which a person is, in any order. */
export async function ownCyclesOf({ db, tenant }: Scope, employeeId: number): Promise<OwnCycle[]> {
  const query = sql<OwnCycle>`select own.id, own.name, own.first_index as first, own.last_index as last, ${cycleDays} as days
    from appraisal_cycle_member inside
    join appraisal_cycle own on own.tenant_id = inside.tenant_id and own.id = inside.cycle_id
    where inside.tenant_id = ${tenant.id} and inside.employee_id = ${employeeId}`;
  return (await query.execute(db)).rows;
}

/**
 * Locks the parts of a person's review until the transaction ends. The cycle: nobody answers a question while its words
 * change. The membership: two writers of one part follow each other, also before its first save. The appraisal: the part is
 * handed in before the sharing, or refused.
 */
export async function lockReview(
  { db, tenant }: Scope,
  { cycleId, personId }: { readonly cycleId: number; readonly personId: number },
): Promise<void> {
  await sql`select 1 from appraisal_cycle where tenant_id = ${tenant.id} and id = ${cycleId} for share`.execute(
    db,
  );
  await sql`select 1 from appraisal_cycle_member where tenant_id = ${tenant.id} and cycle_id = ${cycleId}
    and employee_id = ${personId} for update`.execute(db);
  await sql`select 1 from appraisal where tenant_id = ${tenant.id} and cycle_id = ${cycleId}
    and employee_id = ${personId} for update`.execute(db);
}
