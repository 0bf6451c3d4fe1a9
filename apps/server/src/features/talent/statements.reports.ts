import type { Day } from '@bellwether/domain/calendar/day';
import type { AppraisalStatus } from '@bellwether/domain/talent/lifecycle';
import { overdueStatuses } from '@bellwether/domain/talent/periods';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { departmentOf } from '../people/access.ts';
import { isInOwnCycle } from './access.cycles.ts';
import { absencesColumn, type DueRow, isAnybodyAway, isDueMoved, isPastDue } from './access.due.ts';
import { differsFromScale, type EmployeeRow, employeeColumns, shownState } from './statements.ts';

/** A quarter of a report about appraisals. */
export interface ReportedQuarter {
  readonly id: number;
  /** The end of the quarter's last day: people added later are not listed (talent.9). */
  readonly endsAt: string;
  /** The due day before anybody's absence. */
  readonly due: Day;
  readonly index: number;
}

export interface ReportAsk {
  /** In the order of the rows. */
  readonly quarters: readonly ReportedQuarter[];
  /** A cycle of its own, whose last quarter is the only one of `quarters`; undefined for the quarters' appraisals. */
  readonly cycle: { readonly id: number; readonly isProbation: boolean } | undefined;
  readonly today: Day;
  /** Lists only people with an appraisal that the acting person may read. */
  readonly isWritten: boolean;
  readonly reviewerId?: number | undefined;
  readonly employeeId?: number | undefined;
  readonly limit: number;
}

/** A person in a quarter, with the columns of the appraisal that the acting person may read. */
export interface ReportedAppraisal extends EmployeeRow, DueRow {
  readonly period_id: number;
  readonly manager: string | null;
  readonly status: AppraisalStatus;
  /** Null if the status is `none`, like all columns of the appraisal. */
  readonly appraisal_id: number | null;
  readonly reviewer_id: number | null;
  readonly reviewer: string | null;
  readonly reviewer_title: string | null;
  readonly reviewer_unit: string | null;
  /** Null also if the acting person does not see the reviewer's profile. */
  readonly reviewer_email: string | null;
  readonly email: string;
  readonly shared_at: number | null;
  readonly acknowledged_at: number | null;
  readonly completed_at: number | null;
  /** Null in the acting person's own row, whatever the company shares (talent.8). */
  readonly primary_rating: number | null;
  readonly secondary_rating: number | null;
  readonly tertiary_rating: number | null;
  /** The scale of a completed appraisal; null before, and where the ratings are null. */
  readonly scale_id: number | null;
  /** False in a cycle without signatures; null without an appraisal. */
  readonly has_signatures: boolean | null;
  /** The due day before anybody's absence. */
  readonly due: Day;
  /** Counts all rows, including rows beyond the limit. */
  readonly people: number;
  readonly completed: number;
  readonly overdue: number;
}

/**
 * Returns the rows of reports 6, 7 and 10 (reports.2). People who read all appraisals get everybody; other
 * people get the people below them. Each row has the state that the overview shows. One statement for all quarters.
 */
export async function reportRows(scope: Scope, ask: ReportAsk): Promise<ReportedAppraisal[]> {
  const { tenant, person } = scope;
  const { quarters, cycle } = ask;
  const ends = sql`(select own.ends_on from appraisal_cycle_member own where own.tenant_id = employee.tenant_id
    and own.cycle_id = ${cycle?.isProbation ? cycle.id : null}::int and own.employee_id = employee.id)`;
  const due = cycle?.isProbation ? ends : sql.ref('ended.due');
  const day = { due, today: ask.today };
  const isMoved = cycle?.isProbation ? isDueMoved(scope, day) : sql.ref('ended.is_moved');
  const isAway = cycle?.isProbation ? isAnybodyAway(scope, due) : sql.ref('ended.is_away');
  const isLate = isPastDue(scope, sql`shown.status`, { ...day, isMoved });
  const isMember = sql`exists (select 1 from appraisal_cycle_member inside where inside.tenant_id = ${tenant.id}
    and inside.cycle_id = ${cycle?.id ?? null}::int and inside.employee_id = employee.id)`;
  const isListed = cycle ? isMember : sql`employee.created_at < ended.ends_at`;
  const isCovered = cycle
    ? sql`false`
    : isInOwnCycle(tenant.id, sql.ref('employee.id'), sql.ref('ended.index'));
  const isOfSpan = cycle ? sql`appraisal.cycle_id = ${cycle.id}` : sql`appraisal.period_id = ended.id`;
  const isRead = sql`employee.id <> ${person.id} and (appraisal.state = 'completed' or not ${differsFromScale})`;
  const own = (column: string) => sql`case when ${isRead} then ${sql.ref(`appraisal.${column}`)} end`;
  const query = sql<ReportedAppraisal>`with ended as materialized (
      select given.*, ${isDueMoved(scope, { due: sql.ref('given.due'), today: ask.today })} as is_moved,
        ${isAnybodyAway(scope, sql.ref('given.due'))} as is_away from unnest(${quarters.map(({ id }) => id)}::int[],
        ${quarters.map(({ endsAt }) => endsAt)}::timestamptz[], ${quarters.map(({ due }) => due)}::date[],
        ${quarters.map(({ index }) => index)}::int[]) with ordinality as given (id, ends_at, due, index, place)
    ), stated as (
      select ended.id as period_id, ended.place, ${isLate} as is_late, employee.id, employee.role_name <> 'manager' as is_contributor,
        fold(employee.name) as sort_name, employee.deactivated_at is not null as is_deactivated,
        appraisal.id as appraisal_id, shown.status, ${due} as due,
        ${isAway} as is_away, ${isCovered} as is_covered
      from ended
        join person employee on employee.tenant_id = ${tenant.id} and employee.role_name in ('manager', 'contributor')
          ${isChosen(ask.employeeId, sql`employee.id`)}
        ${belowActor(scope)}
        left join appraisal on appraisal.tenant_id = employee.tenant_id and appraisal.employee_id = employee.id
          and ${isOfSpan}
        left join person reviewer on reviewer.tenant_id = employee.tenant_id and reviewer.id = appraisal.reviewer_id
        cross join lateral (select ${shownState(scope)} as status) shown
      where ${isListed}
        ${isChosen(ask.reviewerId, sql`appraisal.reviewer_id`)}
    ), page as materialized (
      select period_id, place, id, is_contributor, sort_name, appraisal_id, status, due, is_away, count(*) over ()::int as people,
        (count(*) filter (where status = 'completed') over ())::int as completed,
        (count(*) filter (where is_late and status = any(${[...overdueStatuses]}::text[])) over ())::int as overdue
      from stated
      where (status <> 'none' or not (is_deactivated or is_covered)) ${ask.isWritten ? sql`and status <> 'none'` : sql``}
      order by place, is_contributor, sort_name, id limit ${ask.limit}
    )
    select ${employeeColumns('employee')}, page.period_id, page.status, page.people, page.completed, page.overdue,
      manager.name as manager, appraisal.id as appraisal_id, reviewer.id as reviewer_id, reviewer.name as reviewer,
      reviewer.job_title as reviewer_title, ${reviewerUnit} as reviewer_unit, employee.email,
      case when reviewer.role_name <> 'observer' or ${scope.capabilities.seesObservers} then reviewer.email end as reviewer_email, appraisal.shared_at,
      appraisal.acknowledged_at, appraisal.completed_at, ${own('primary_rating')} as primary_rating,
      ${own('secondary_rating')} as secondary_rating, ${own('tertiary_rating')} as tertiary_rating,
      ${own('scale_id')} as scale_id, page.due::text as due,
      ${absencesColumn(scope, { status: sql`page.status`, isAway: sql`page.is_away` })},
      own.has_signatures
    from page join person employee on employee.tenant_id = ${tenant.id} and employee.id = page.id
      left join person manager on manager.tenant_id = employee.tenant_id and manager.id = employee.manager_id
      left join appraisal on appraisal.tenant_id = employee.tenant_id and appraisal.id = page.appraisal_id
        and page.status <> 'none'
      left join person reviewer on reviewer.tenant_id = employee.tenant_id and reviewer.id = appraisal.reviewer_id
      left join appraisal_cycle own on own.tenant_id = employee.tenant_id and own.id = appraisal.cycle_id
      join tenant_setting scale on scale.tenant_id = employee.tenant_id
    order by page.place, page.is_contributor, page.sort_name, page.id`;
  return (await query.execute(scope.db)).rows;
}

const reviewerUnit = sql`case when reviewer.id is not null then ${departmentOf('reviewer')} end`;

function isChosen(id: number | undefined, column: RawBuilder<unknown>): RawBuilder<unknown> {
  return id === undefined ? sql`` : sql`and ${column} = ${id}`;
}

/** Leaves out the acting person, who is not below themselves. */
function belowActor({ capabilities, person }: Scope): RawBuilder<unknown> {
  if (capabilities.readsAllAppraisals) return sql``;
  return sql`join org_path below on below.tenant_id = employee.tenant_id and below.ancestor_id = ${person.id}
    and below.descendant_id = employee.id and below.depth > 0`;
}

/** The texts of an appraisal. */
export interface AppraisalTexts {
  readonly id: number;
  readonly review: string;
  readonly comment: string;
  readonly signatures: readonly {
    readonly kind: 'employee' | 'manager';
    readonly sign: string;
    readonly signer: string;
    readonly at: number;
  }[];
  /** False: the first of `signatures` is the employee's acknowledgement, and there is no other. */
  readonly hasSignatures: boolean;
  /** Null unless the appraisal was completed without the employee's signature. */
  readonly closing: {
    readonly closer: string;
    readonly at: number;
    readonly reason: string;
    readonly statement: string | null;
  } | null;
}

/**
 * Returns texts and valid signatures by appraisal id. The texts of a completed appraisal come from the copy that was
 * stored with the manager's signature. The caller has checked that the acting person may read these appraisals.
 */
export async function textsOf(scope: Scope, ids: readonly number[]): Promise<Map<number, AppraisalTexts>> {
  if (ids.length === 0) return new Map();
  const query = sql<AppraisalTexts>`select appraisal.id, coalesce(given.review_html, appraisal.review) as review,
      coalesce(own.comment, case when closing.closed_at is not null then appraisal.employee_comment end, '') as comment,
      case when closing.closed_at is not null then jsonb_build_object('closer', closing.closer_name, 'reason', closing.reason,
        'statement', closing.statement, 'at', (extract(epoch from closing.closed_at) * 1000)::bigint) end as closing,
      jsonb_path_query_array(jsonb_build_array(${signatureJson('own')}, ${signatureJson('given')}), '$[*] ? (@ != null)')
        as signatures, coalesce(cycle.has_signatures, true) as "hasSignatures"
    from appraisal
      left join appraisal_closing closing on closing.tenant_id = appraisal.tenant_id and closing.appraisal_id = appraisal.id
      ${newestSignature('own', 'employee', sql`appraisal.acknowledged_at is not null`)}
      ${newestSignature('given', 'manager', sql`appraisal.completed_at is not null`)}
      left join appraisal_cycle cycle on cycle.tenant_id = appraisal.tenant_id and cycle.id = appraisal.cycle_id
    where appraisal.tenant_id = ${scope.tenant.id} and appraisal.id = any(${[...ids]}::int[])`;
  const { rows } = await query.execute(scope.db);
  return new Map(rows.map((row) => [row.id, row]));
}

function newestSignature(alias: string, kind: string, holds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join lateral (select signature.* from appraisal_signature signature
    where signature.tenant_id = appraisal.tenant_id and signature.appraisal_id = appraisal.id
      and signature.kind = ${kind} and ${holds}
    order by signature.id desc limit 1) ${sql.ref(alias)} on true`;
}

function signatureJson(alias: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`case when ${of('id')} is not null then jsonb_build_object('kind', ${of('kind')}, 'sign', ${of('sign')},
    'signer', ${of('signer_name')}, 'at', (extract(epoch from ${of('signed_at')}) * 1000)::bigint) end`;
}
