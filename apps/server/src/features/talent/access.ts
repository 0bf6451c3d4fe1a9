import type { Day } from '@bellwether/domain/calendar/day';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { dueAfterAbsence } from '@bellwether/domain/talent/peers/rules';
import { type AppraisalTime, hasAppraisals } from '@bellwether/domain/talent/periods';
import {
  type AppraisalAct,
  type AppraisalFacts,
  type AppraisalRelation,
  type DecidedAct,
  decideAppraisalAct,
  mayReadAppraisal,
} from '@bellwether/domain/talent/permissions';
import { type Selectable, sql } from 'kysely';
import type { Appraisal } from '#platform/database/database-types.ts';
import { conflict, forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, type Periods, periodsOf } from '../tenant/queries.ts';
import { type CycleDays, cycleJoin, reviewDays } from './access.cycles.ts';
import { absencesColumn, type DueRow } from './access.due.ts';
import {
  type EmployeeRow,
  employeeColumns,
  factsOf,
  holdTree,
  relationOf,
  type StandingRow,
  standingColumns,
} from './statements.ts';
import { appraisalReasonWords } from './words.ts';

declare const held: unique symbol;

export type AppraisalRow = Omit<Selectable<Appraisal>, 'period_id' | 'cycle_id'> &
  StandingRow &
  DueRow & {
    reviewer_id: number;
    state: Selectable<Appraisal>['state'];
    /** The quarter; for a cycle of its own, its last quarter. */
    period_id: number;
    cycle_id: number;
    /** Null for a quarter's default cycle. */
    cycle_name: string | null;
    cycle_days: CycleDays;
    /** The quarters of a cycle of its own, as indexes; null for a quarter's default cycle. */
    cycle_first: number | null;
    cycle_last: number | null;
  };

/** An appraisal that the acting person may read, with the facts that the rules need. Read in this transaction. */
export interface HeldAppraisal {
  readonly [held]: true;
  readonly row: AppraisalRow;
  readonly employee: EmployeeRow;
  readonly reviewer: EmployeeRow;
  readonly facts: AppraisalFacts;
  readonly relation: AppraisalRelation;
  readonly period: Period;
  /** The quarters that a cycle of its own touches and that have begun, oldest first; empty for the appraisal of a quarter. */
  readonly periods: readonly Period[];
  /** The quarter or the cycle of its own, in words. */
  readonly label: string;
  /** The last day on which it is not overdue, after an absence of the person for whom it waits (talent.25). */
  readonly due: Day;
  readonly readsRatings: boolean;
}

/** Throws 404 if the company has switched appraisals off (talent.3). */
export function demandTalent({ tenant }: Scope): void {
  if (!tenant.hasTalent) throw notFound();
}

/** Today's date in the company's time zone. */
export const todayOf = ({ now, tenant }: Scope): Day => tenantDay(now, tenant.calendar.zone);

export const appraisalTimeOf = (scope: Scope): AppraisalTime => ({
  today: todayOf(scope),
  effectiveDate: scope.tenant.appraisalsFrom,
});

/**
 * Reads one appraisal for the acting person. With `lock`, the row stays locked until the transaction ends.
 * @throws HttpProblem 404 if the appraisal is absent, or the person may not read it in its present state.
 */
export async function holdAppraisal(
  scope: Scope,
  appraisalId: number,
  options: { lock?: boolean } = {},
): Promise<HeldAppraisal> {
  demandTalent(scope);
  if (options.lock) {
    await holdTree(scope);
    await lockAppraisal(scope, appraisalId);
  }
  const query = sql<AppraisalRow>`
    select appraisal.*, cycle.closing_id as period_id, cycle.cycle_name, cycle.cycle_days, cycle.cycle_first,
      cycle.cycle_last, ${standingColumns(scope)}, ${absencesColumn(scope)}, ${employeeColumns('employee', 'e_')},
      ${employeeColumns('reviewer', 'r_')}
    from appraisal ${cycleJoin}
      join person employee on employee.tenant_id = appraisal.tenant_id and employee.id = appraisal.employee_id
      join person reviewer on reviewer.tenant_id = appraisal.tenant_id and reviewer.id = appraisal.reviewer_id
    where appraisal.tenant_id = ${scope.tenant.id} and appraisal.id = ${appraisalId}`;
  const row = (await query.execute(scope.db)).rows[0];
  if (!row) throw notFound();
  const { settings } = scope.tenant;
  const periods = await periodsOf(scope);
  const period = periods.byId(row.period_id);
  if (!period) throw new Error(`Appraisal ${row.id} lies in no known period.`);
  const days = reviewDays(row.cycle_days, period, settings.appraisal_grace_weeks);
  const due = dueAfterAbsence(days.due, row.absences);
  const facts = factsOf(scope, row, { sharesRatings: settings.ratings_shared_with_employee, due });
  const relation = relationOf(scope, row);
  if (!mayReadAppraisal('texts', facts, relation)) throw notFound();
  const appraisal: Omit<HeldAppraisal, typeof held> = {
    row,
    employee: personOf(row, 'e_'),
    reviewer: personOf(row, 'r_'),
    facts,
    relation,
    period,
    periods: begunPeriods(periods, { first: row.cycle_first ?? 1, last: row.cycle_last ?? 0 }),
    label: row.cycle_name ?? quarterLabel(period),
    due,
    readsRatings: mayReadAppraisal('ratings', facts, relation),
  };
  return appraisal as HeldAppraisal;
}

/** Returns the quarters between two indexes that have begun, oldest first. */
export function begunPeriods(
  { all, current }: Periods,
  { first, last }: { readonly first: number; readonly last: number },
): Period[] {
  return all.filter(({ index }) => first <= index && index <= last && index <= current.index);
}

function personOf(row: object, prefix: string): EmployeeRow {
  const entries = Object.entries(row).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  );
  return Object.fromEntries(entries) as unknown as EmployeeRow;
}

async function lockAppraisal(scope: Scope, appraisalId: number): Promise<void> {
  await sql`select 1 from appraisal where tenant_id = ${scope.tenant.id} and id = ${appraisalId}
    for update`.execute(scope.db);
}

/**
 * Returns the state change that an act causes.
 * @throws HttpProblem 404, 403 or 409 as the domain's table says.
 */
export function demandAct(act: AppraisalAct, { facts, relation }: HeldAppraisal): DecidedAct {
  const decided = decideAppraisalAct(act, facts, relation);
  if (decided.ok) return decided;
  if (decided.refusal === 'not_now') throw conflict(appraisalReasonWords, decided.reason);
  throw decided.refusal === 'never' ? forbidden() : notFound();
}

/**
 * Returns a quarter for which appraisals may be written.
 * @throws HttpProblem 404 for any other.
 */
export async function holdEndedPeriod(scope: Scope, periodId: number): Promise<Period> {
  demandTalent(scope);
  const period = (await periodsOf(scope)).byId(periodId);
  if (!period || !hasAppraisals(period, appraisalTimeOf(scope))) throw notFound();
  return period;
}

/** A person of the company, with the facts about their appraisal or its absence. */
export interface HeldEmployee {
  readonly employee: EmployeeRow;
  readonly standing: StandingRow & DueRow;
  readonly addedAt: number;
}

/**
 * Reads a person who may get appraisals, without reading an appraisal.
 * @throws HttpProblem 404 for an absent person, and for an observer whom the acting person may not see.
 */
export async function holdEmployee(scope: Scope, personId: number): Promise<HeldEmployee> {
  demandTalent(scope);
  const query = sql<EmployeeRow & StandingRow & DueRow & { created_at: number }>`
    select ${employeeColumns('employee')}, ${standingColumns(scope)}, ${absencesColumn(scope)}, employee.created_at
    from person employee
      left join appraisal on appraisal.tenant_id = employee.tenant_id and false
      left join person reviewer on reviewer.tenant_id = employee.tenant_id and reviewer.id = appraisal.reviewer_id
    where employee.tenant_id = ${scope.tenant.id} and employee.id = ${personId}`;
  const row = (await query.execute(scope.db)).rows[0];
  if (!row) throw notFound();
  const isHidden =
    row.role_name === 'observer' && !scope.capabilities.seesObservers && row.id !== scope.person.id;
  if (isHidden) throw notFound();
  return { employee: row, standing: row, addedAt: row.created_at };
}
