import type { Day } from '@bellwether/domain/calendar/day';
import { daysAfterReturn } from '@bellwether/domain/talent/peers/rules';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { actingManagerOf } from '../people/access.ts';
import { dueAfterAbsence } from './access.cycles.ts';
import { reviewerHasLapsed, shownState } from './statements.ts';

// An appraisal waits for one person at a time, and an absence of that person moves its due day (talent.25). The statements here
// read `employee`, `appraisal` and `reviewer` as `statements.ts` does.

/** An absence; both days are included. */
export interface AbsenceDays {
  readonly from: Day;
  readonly until: Day;
}

/** The columns from which the domain's `dueAfterAbsence` computes the due day. */
export interface DueRow {
  /** The absences of the person for whom the appraisal waits. */
  readonly absences: readonly AbsenceDays[];
}

/**
 * The id of the person for whom an appraisal waits: who writes it, then the employee, then who countersigns. Null once it is
 * completed. `status` is the state that the acting person sees.
 */
function waiterOf(scope: Scope, status: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql<number | null>`case when ${status} = 'shared' then employee.id
    when ${status} = 'draft' and not ${reviewerHasLapsed(scope.tenant.id)} then appraisal.reviewer_id
    when ${status} <> 'completed' then ${actingManagerOf(scope, sql.ref('employee.id'))} end`;
}

/** Whether anybody is away on a due day. */
export function isAnybodyAway({ tenant }: Scope, due: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from absence any_one where any_one.tenant_id = ${tenant.id}
    and ${due} between any_one.first_day and any_one.last_day)`;
}

/**
 * The column of `DueRow`. `isAway` is `isAnybodyAway` of the due day: a statement with one due day for many people asks it once,
 * so that nothing is read per person where nobody is away on that day.
 */
export function absencesColumn(
  scope: Scope,
  {
    status = shownState(scope),
    isAway = sql`true`,
  }: { status?: RawBuilder<unknown>; isAway?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> {
  return sql`coalesce(case when ${isAway} then (select jsonb_agg(jsonb_build_object('from', gone.first_day, 'until', gone.last_day)) from absence gone
    where gone.tenant_id = ${scope.tenant.id} and gone.person_id = ${waiterOf(scope, status)}) end, '[]') as absences`;
}

/** The due day of a quarter or a cycle, before anybody's absence, as SQL. */
interface DueAsk {
  readonly due: RawBuilder<unknown>;
  readonly today: Day;
}

/**
 * Whether somebody's absence, or the next one after it, moves the due day to today or later. Then `isPastDue` must ask for
 * whom it waits.
 */
export function isDueMoved({ tenant }: Scope, { due, today }: DueAsk): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from absence gone
    join absence later on later.tenant_id = gone.tenant_id and later.person_id = gone.person_id
      and later.first_day >= gone.first_day and later.last_day >= ${today}::date - ${1 + daysAfterReturn}::int
    where gone.tenant_id = ${tenant.id} and ${due} between gone.first_day and gone.last_day)`;
}

/**
 * Whether an appraisal is late for the person for whom it waits. `isMoved` is `isDueMoved` of the same day: a statement about many
 * people asks it once.
 */
export function isPastDue(
  scope: Scope,
  status: RawBuilder<unknown>,
  { due, today, isMoved }: DueAsk & { readonly isMoved: RawBuilder<unknown> },
): RawBuilder<SqlBool> {
  const moved = dueAfterAbsence(scope.tenant.id, waiterOf(scope, status), due);
  return sql<SqlBool>`coalesce(${due} < ${today}::date and (not ${isMoved} or ${moved} < ${today}::date), false)`;
}
