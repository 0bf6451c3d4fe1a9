import type { Day } from '@bellwether/domain/calendar/day';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { AppraisalStatus } from '@bellwether/domain/talent/lifecycle';
import { signUntil, statementUntil } from '@bellwether/domain/talent/periods';
import type { AppraisalFacts, AppraisalRelation } from '@bellwether/domain/talent/permissions';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { actingManagerOf, departmentOf, isBelowActor } from '../people/access.ts';
import { actingViewer } from '../people/access.viewer.ts';
import { readsDraft } from './access.sight.ts';

// The statements here read `person` as `employee`, `appraisal` of one period, and `person` as `reviewer`. Without an
// appraisal, the columns of `appraisal` and `reviewer` are null.

/** A person's columns in the lists of talent. */
export interface EmployeeRow {
  id: number;
  name: string;
  job_title: string;
  unit: string;
  avatar: string | null;
  manager_id: number | null;
  role_name: AppraisalFacts['employeeRole'];
  is_deactivated: boolean;
}

/** Returns the columns of the person in `alias`; each column's name starts with `prefix`. */
export function employeeColumns(alias: string, prefix = ''): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const as = (name: string) => sql.ref(`${prefix}${name}`);
  return sql`${of('id')} as ${as('id')}, ${of('name')} as ${as('name')}, ${of('job_title')} as ${as('job_title')},
    ${departmentOf(alias)} as ${as('unit')}, ${of('avatar')} as ${as('avatar')}, ${of('manager_id')} as ${as('manager_id')},
    ${of('role_name')} as ${as('role_name')}, ${of('deactivated_at')} is not null as ${as('is_deactivated')}`;
}

/** The columns from which `factsOf` and `relationOf` compute. */
export interface StandingRow {
  employee_id: number;
  reviewer_id: number | null;
  state: Exclude<AppraisalStatus, 'none'> | null;
  employee_role: AppraisalFacts['employeeRole'];
  employee_left: boolean;
  acting_manager_id: number | null;
  is_above_employee: boolean;
  is_above_reviewer: boolean | null;
  reviewer_has_lapsed: boolean | null;
  scale_has_changed: boolean | null;
  is_calibrated: boolean | null;
  /** When the present text was shared, when the employee signed, and when it was completed. */
  shared_at: number | null;
  acknowledged_at: number | null;
  completed_at: number | null;
  /** Null without an appraisal. */
  has_signatures: boolean | null;
}

/** Whether the reviewer is deactivated or no longer above the employee (talent.6). */
export function reviewerHasLapsed(tenantId: number | RawBuilder<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(reviewer.deactivated_at is not null or not exists (select 1 from org_path standing
    where standing.tenant_id = ${tenantId} and standing.ancestor_id = reviewer.id
      and standing.descendant_id = employee.id and standing.depth > 0))`;
}

/** Whether `appraisal` was rated on other levels or axes than those of the company's settings, read as `scale`. */
export const differsFromScale = sql<SqlBool>`(scale.rating_levels <> appraisal.levels
  or scale.tertiary_ratings_enabled <> (appraisal.tertiary_rating is not null)
  or (appraisal.tertiary_rating is not null and scale.tertiary_rating_levels <> appraisal.tertiary_levels))`;

/** Whether the company's number of levels or its third axis has changed since `appraisal` was rated. */
export const scaleHasChanged = sql<SqlBool>`exists (select 1 from tenant_setting scale
  where scale.tenant_id = appraisal.tenant_id and ${differsFromScale})`;

/** Whether `appraisal` is in an open calibration session (talent.28). */
const isCalibrated = sql<SqlBool>`exists (select 1 from calibration_card card where card.tenant_id = appraisal.tenant_id
  and card.appraisal_id = appraisal.id and card.is_open)`;

/** Epoch milliseconds, also inside of JSON. */
export const epoch = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** Selects the columns of `StandingRow`. */
export function standingColumns(scope: Scope): RawBuilder<unknown> {
  return sql`employee.id as employee_id, appraisal.reviewer_id, appraisal.state, employee.role_name as employee_role,
    employee.deactivated_at is not null as employee_left,
    ${actingManagerOf(scope, sql.ref('employee.id'))} as acting_manager_id,
    ${isBelowActor(scope, sql.ref('employee.id'))} as is_above_employee,
    ${isBelowActor(scope, sql.ref('appraisal.reviewer_id'))} as is_above_reviewer,
    ${reviewerHasLapsed(scope.tenant.id)} as reviewer_has_lapsed, ${scaleHasChanged} as scale_has_changed,
    ${isCalibrated} as is_calibrated,
    ${epoch('appraisal.shared_at')} as shared_at, ${epoch('appraisal.acknowledged_at')} as acknowledged_at,
    ${epoch('appraisal.completed_at')} as completed_at,
    (select signing.has_signatures from appraisal_cycle signing where signing.tenant_id = appraisal.tenant_id
      and signing.id = appraisal.cycle_id) as has_signatures`;
}

/**
 * Returns the facts of an appraisal, or of a person without an appraisal in the quarter. `due` is the due day of the
 * appraisal's quarter.
 */
export function factsOf(
  { now, tenant }: Pick<Scope, 'now' | 'tenant'>,
  row: StandingRow,
  { sharesRatings, due }: { readonly sharesRatings: boolean; readonly due: Day },
): AppraisalFacts {
  const day = (at: number) => tenantDay(at, tenant.calendar.zone);
  const today = day(now);
  return {
    state: row.state ?? 'none',
    employeeRole: row.employee_role,
    employeeHasLeft: row.employee_left,
    sharesRatings,
    reviewerHasLapsed: row.reviewer_has_lapsed ?? false,
    scaleHasChanged: row.scale_has_changed ?? false,
    isCalibrated: row.is_calibrated ?? false,
    employeeHasTime: row.shared_at !== null && today <= signUntil(due, day(row.shared_at)),
    isUnsigned: isUnsigned(row),
    hasSignatures: row.has_signatures ?? true,
    statementIsOver: row.completed_at !== null && today > statementUntil(day(row.completed_at)),
  };
}

/** Returns whether an appraisal was completed without the employee's signature. */
export function isUnsigned(row: Pick<StandingRow, 'acknowledged_at' | 'completed_at'>): boolean {
  return row.completed_at !== null && row.acknowledged_at === null;
}

export function relationOf(scope: Scope, row: StandingRow): AppraisalRelation {
  const { person } = scope;
  return {
    actor: person,
    isEmployee: row.employee_id === person.id,
    isReviewer: row.reviewer_id === person.id,
    isAboveReviewer: row.is_above_reviewer ?? false,
    isAboveEmployee: row.is_above_employee,
    isActingManager: row.acting_manager_id === person.id,
  };
}

/**
 * Returns the state as the viewer of the overview sees it: the domain's `shownStatus` in SQL. The viewer is the
 * employee, is above the employee, or reads all appraisals.
 */
export function shownState(scope: Scope): RawBuilder<AppraisalStatus> {
  const draft = readsDraft(actingViewer(scope), {
    employeeId: sql.ref('employee.id'),
    reviewerId: sql.ref('appraisal.reviewer_id'),
    isDraft: sql`appraisal.state = 'draft'`,
    hasLapsed: reviewerHasLapsed(scope.tenant.id),
  });
  return sql<AppraisalStatus>`case when appraisal.id is null then 'none' when appraisal.state <> 'draft' then appraisal.state
    when employee.id = ${scope.person.id} then 'none' when ${draft} then 'draft' else 'none' end`;
}

/** Blocks moves in the org tree until the commit, so that "acting manager" and "above" stay true. */
export async function holdTree(scope: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('org_path'), ${scope.tenant.id})`.execute(scope.db);
}
