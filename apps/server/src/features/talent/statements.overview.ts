import type { Day } from '@bellwether/domain/calendar/day';
import type { AppraisalStatus } from '@bellwether/domain/talent/lifecycle';
import { type RawBuilder, sql } from 'kysely';
import { matchesWords } from '#platform/database/word-search.ts';
import type { Scope } from '#platform/session/scope.ts';
import { actingManagerOf, reportsPart } from '../people/access.ts';
import { isInOwnCycle } from './access.cycles.ts';
import { absencesColumn, type DueRow, isAnybodyAway, isDueMoved, isPastDue } from './access.due.ts';
import { isWrittenByActingManager } from './access.writers.ts';
import type { ListedRow } from './presenter.ts';
import { type EmployeeRow, employeeColumns, epoch, shownState, standingColumns } from './statements.ts';

export interface PresentScale {
  readonly levels: number;
  readonly hasTertiary: boolean;
  readonly tertiaryLevels: number;
}

/** The people who are drawn in a cell of the matrix. */
const mostFaces = 12;

/** The people and the quarter of an overview, a matrix or a workbook. */
export interface TeamAsk {
  readonly periodId: number;
  readonly periodIndex: number;
  /** The cycle of its own whose last quarter is the period; null for the quarter's default cycle. */
  readonly cycleId: number | null;
  /** The previous quarter, for the trail; 0 if there is none. */
  readonly previousId: number;
  /** The end of the quarter's last day: people added later are not listed (talent.9). */
  readonly endsAt: string;
  /** The person whose organisation is listed; null for the company. */
  readonly userId: number | null;
  /** With `isDirect`, the list contains only people whose manager or acting manager this person is. */
  readonly managerId: number;
  readonly isDirect: boolean;
  /** The due day before anybody's absence; null for a probation, where it is the last day of the person's own. */
  readonly due: Day | null;
  readonly today: Day;
  /** The company's present scale. Open appraisals that were rated on another one have no ratings. */
  readonly present: PresentScale;
}

export interface TeamFilter {
  readonly statuses?: readonly AppraisalStatus[] | undefined;
  /** Only people for whom an open appraisal is overdue. */
  readonly isLate?: boolean | undefined;
  readonly primary?: number | undefined;
  readonly secondary?: number | undefined;
  readonly tertiary?: number | undefined;
  /** LIKE patterns; the name must match all of them. */
  readonly words?: readonly string[];
  /** Only these people; absent: all. */
  readonly ids?: readonly number[];
}

/**
 * Returns the clauses `matrix` and `listed`. `listed` is everybody of the overview (talent.8, talent.9), with the
 * state that the acting person may see. Counts, lists, matrix and workbook all start from it, so their numbers agree.
 *
 * `matrix` is the scale of the quarter's matrix: the number of levels on which most people were rated, or the company's
 * present one if several are equal. Only ratings on it are columns of `listed`; `is_rated` is also true for others.
 */
function listedPart(scope: Scope, ask: TeamAsk): RawBuilder<unknown> {
  const { tenant, person } = scope;
  const { levels, hasTertiary, tertiaryLevels } = ask.present;
  // In plain columns, what `scaleHasChanged` asks of each appraisal.
  const isOnPresentScale = sql`appraisal.levels = ${levels}::int
    and (appraisal.tertiary_rating is not null) = ${hasTertiary}::boolean
    and (appraisal.tertiary_rating is null or appraisal.tertiary_levels = ${tertiaryLevels}::int)`;
  const ofMatrix = (column: string) => sql`case when stated.is_rated and stated.levels = matrix.levels
    then ${sql.ref(`stated.${column}`)} end as ${sql.ref(column)}`;
  const most = (column: string, present: number) => sql`(select ${sql.ref(column)} from stated where is_rated
    group by 1 order by count(*) desc, ${sql.ref(column)} = ${present}::int desc limit 1)`;
  return sql`stated as materialized (
      select employee.id, employee.name, employee.avatar, employee.role_name <> 'manager' as is_contributor,
        fold(employee.name) as sort_name, employee.deactivated_at is not null as is_deactivated,
        appraisal.id as appraisal_id, shown.status, appraisal.primary_rating, appraisal.secondary_rating,
        appraisal.tertiary_rating, appraisal.levels, appraisal.scale_id,
        case when appraisal.tertiary_rating is not null then appraisal.tertiary_levels end as tertiary_levels,
        ${isLate(scope, ask)} as is_late,
        coalesce(shown.status <> 'none' and employee.id <> ${person.id}
          and (appraisal.state = 'completed' or ${isOnPresentScale}), false) as is_rated
      from person employee ${teamJoin(ask.userId)}
        left join appraisal on appraisal.tenant_id = employee.tenant_id and appraisal.employee_id = employee.id
          and ${isOfAsked(ask)}
        left join person reviewer on reviewer.tenant_id = employee.tenant_id and reviewer.id = appraisal.reviewer_id
        cross join lateral (select ${shownState(scope)} as status) shown
      where employee.tenant_id = ${tenant.id} and employee.role_name in ('manager', 'contributor')
        and ${isListed(scope, ask)}
        ${ask.isDirect ? sql`and employee.id in (${reportsOf(scope, ask.managerId)})` : sql``}
    ), matrix as (
      select coalesce(${most('levels', levels)}, ${levels}::int) as levels, ${most('tertiary_levels', tertiaryLevels)} as tertiary_levels
    ), listed as materialized (
      select stated.id, stated.name, stated.avatar, stated.is_contributor, stated.sort_name, stated.appraisal_id, stated.status,
        stated.is_late, stated.is_rated, ${ofMatrix('primary_rating')}, ${ofMatrix('secondary_rating')}, ${ofMatrix('scale_id')},
        case when stated.is_rated and stated.tertiary_levels = matrix.tertiary_levels then stated.tertiary_rating end as tertiary_rating
      from stated cross join matrix where not stated.is_deactivated or stated.status <> 'none'
    )`;
}

/** Selects the people whose manager or acting manager a person is. */
function reportsOf({ tenant }: Scope, managerId: number): RawBuilder<unknown> {
  return sql`with recursive ${reportsPart({ tenant, person: { id: managerId } })} select id from report`;
}

/** Whether `appraisal` is of the asked cycle. The quarter of an appraisal is null in a cycle of its own. */
function isOfAsked({ periodId, cycleId }: TeamAsk): RawBuilder<unknown> {
  return cycleId === null ? sql`appraisal.period_id = ${periodId}` : sql`appraisal.cycle_id = ${cycleId}`;
}

/**
 * Whether `employee` belongs to the list of the asked cycle (talent.9, talent.19). A draft that the acting person does not
 * read must look like a missing appraisal, so `shown` decides.
 */
function isListed({ tenant }: Scope, ask: TeamAsk): RawBuilder<unknown> {
  const employee = sql.ref('employee.id');
  if (ask.cycleId !== null)
    return sql`exists (select 1 from appraisal_cycle_member inside where inside.tenant_id = ${tenant.id}
      and inside.cycle_id = ${ask.cycleId} and inside.employee_id = ${employee})`;
  return sql`employee.created_at < ${ask.endsAt}::timestamptz
    and (shown.status <> 'none' or not ${isInOwnCycle(tenant.id, employee, sql`${ask.periodIndex}::int`)})`;
}

/** Whether an open appraisal of `employee` is overdue. */
function isLate(scope: Scope, ask: TeamAsk): RawBuilder<unknown> {
  const day = { due: dueOf(ask), today: ask.today };
  return isPastDue(scope, sql`shown.status`, { ...day, isMoved: isDueMoved(scope, day) });
}

/** The due day of `employee` before anybody's absence. */
function dueOf({ due, cycleId }: TeamAsk): RawBuilder<unknown> {
  if (due !== null) return sql`${due}::date`;
  return sql`(select own.ends_on from appraisal_cycle_member own where own.tenant_id = employee.tenant_id
    and own.cycle_id = ${cycleId} and own.employee_id = employee.id)`;
}

/** The counts by state, and how many of them are late. */
const countsByStatus = sql`coalesce((select jsonb_agg(jsonb_build_object('status', counted.status, 'people', counted.people,
      'late', counted.late))
    from (select status, count(*)::int as people, (count(*) filter (where is_late))::int as late
      from listed group by status) counted), '[]') as counts`;

function matching(filter: TeamFilter): RawBuilder<unknown> {
  const parts = [
    filter.isLate && sql`listed.is_late`,
    filter.statuses && sql`listed.status = any(${[...filter.statuses]}::text[])`,
    filter.primary !== undefined && sql`listed.primary_rating = ${filter.primary}::int`,
    filter.secondary !== undefined && sql`listed.secondary_rating = ${filter.secondary}::int`,
    filter.tertiary !== undefined && sql`listed.tertiary_rating = ${filter.tertiary}::int`,
    filter.ids && sql`listed.id = any(${[...filter.ids]}::int[])`,
    filter.words?.length && matchesWords(sql`listed.name`, filter.words),
  ].filter((part) => typeof part === 'object');
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

export interface StatusCount {
  status: AppraisalStatus;
  people: number;
  /** How many of them are overdue if their state is an open one. */
  late: number;
}

/** The due day before anybody's absence, and the absences that may move it. */
type DatedRow = DueRow & { readonly due: Day };
export type TeamRow = EmployeeRow & ListedRow & DatedRow;

/** Returns a page of people, managers first, then by name, with the counts of all people by state. One statement. */
export async function teamPage(
  scope: Scope,
  ask: TeamAsk,
  filter: TeamFilter,
  page: { readonly afterId: number | undefined; readonly limit: number },
): Promise<{ counts: StatusCount[]; rows: TeamRow[] }> {
  const after =
    page.afterId === undefined
      ? sql`true`
      : sql`(listed.is_contributor, listed.sort_name, listed.id) > (select last.role_name <> 'manager', fold(last.name), last.id
          from person last where last.tenant_id = ${scope.tenant.id} and last.id = ${page.afterId})`;
  const query = sql<{ counts: StatusCount[]; rows: TeamRow[] }>`with ${listedPart(scope, ask)}, page as (
      select listed.id, listed.status, listed.is_contributor, listed.sort_name from listed where ${matching(filter)} and ${after}
      order by listed.is_contributor, listed.sort_name, listed.id limit ${page.limit}
    ), shown as (
      select ${employeeColumns('employee')}, ${standingColumns(scope)}, appraisal.id as appraisal_id,
        appraisal.primary_rating, appraisal.secondary_rating, appraisal.tertiary_rating, appraisal.levels,
        appraisal.scale_id, ${epoch('appraisal.updated_at')} as updated_at, former.primary_rating as previous_primary,
        former.secondary_rating as previous_secondary, ${dueOf(ask)} as due,
        ${absencesColumn(scope, { status: sql`page.status`, isAway: isAnybodyAway(scope, dueOf(ask)) })}, page.is_contributor, page.sort_name
      from page join person employee on employee.tenant_id = ${scope.tenant.id} and employee.id = page.id
        left join appraisal on appraisal.tenant_id = employee.tenant_id and appraisal.employee_id = employee.id
          and ${isOfAsked(ask)}
        left join person reviewer on reviewer.tenant_id = employee.tenant_id and reviewer.id = appraisal.reviewer_id
        ${formerJoin(ask, 'employee', sql`appraisal.levels`)}
    )
    select ${countsByStatus},
      coalesce((select jsonb_agg(to_jsonb(shown) order by shown.is_contributor, shown.sort_name, shown.id) from shown), '[]') as rows`;
  const found = (await query.execute(scope.db)).rows[0];
  return found ?? { counts: [], rows: [] };
}

/**
 * Leaves out drafts of the previous quarter, because their readers can be other people than this quarter's readers, and
 * ratings on a scale with another number of levels.
 */
function formerJoin(ask: TeamAsk, alias: string, levels: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join appraisal former on former.tenant_id = ${sql.ref(`${alias}.tenant_id`)}
    and former.employee_id = ${sql.ref(`${alias}.id`)} and former.period_id = ${ask.previousId}
    and former.state <> 'draft' and former.levels = ${levels}`;
}

/** An ended quarter whose states are counted. */
export interface ProgressPeriod {
  readonly id: number;
  readonly index: number;
  readonly endsAt: string;
  readonly due: Day;
}

/**
 * Returns the counts by quarter and state of the people whom `listedPart` lists. `userId` null stands for the
 * company. One statement.
 */
export async function teamProgress(
  scope: Scope,
  userId: number | null,
  periods: readonly ProgressPeriod[],
  today: Day,
): Promise<(StatusCount & { period_id: number })[]> {
  const day = { due: sql.ref('given.due'), today };
  const isLate = isPastDue(scope, sql`shown.status`, {
    due: sql.ref('ended.due'),
    today,
    isMoved: sql.ref('ended.is_moved'),
  });
  const query = sql<StatusCount & { period_id: number }>`with ended as materialized (
      select given.*, ${isDueMoved(scope, day)} as is_moved
      from unnest(${periods.map(({ id }) => id)}::int[], ${periods.map((period) => period.endsAt)}::timestamptz[],
        ${periods.map(({ index }) => index)}::int[], ${periods.map(({ due }) => due)}::date[]) as given (id, ends_at, index, due)
    ), stated as (
      select ended.id as period_id, shown.status, ${isLate} as is_late, employee.deactivated_at is not null as is_deactivated,
        ${isInOwnCycle(scope.tenant.id, sql.ref('employee.id'), sql.ref('ended.index'))} as is_covered
      from ended
        join person employee on employee.tenant_id = ${scope.tenant.id} and employee.role_name in ('manager', 'contributor')
          and employee.created_at < ended.ends_at
        ${teamJoin(userId)}
        left join appraisal on appraisal.tenant_id = employee.tenant_id and appraisal.employee_id = employee.id
          and appraisal.period_id = ended.id
        left join person reviewer on reviewer.tenant_id = employee.tenant_id and reviewer.id = appraisal.reviewer_id
        cross join lateral (select ${shownState(scope)} as status) shown
    )
    select period_id, status, count(*)::int as people, (count(*) filter (where is_late))::int as late from stated
    where status <> 'none' or not (is_deactivated or is_covered) group by period_id, status`;
  return (await query.execute(scope.db)).rows;
}

function teamJoin(userId: number | null): RawBuilder<unknown> {
  if (userId === null) return sql``;
  return sql`join org_path below on below.tenant_id = employee.tenant_id and below.ancestor_id = ${userId}
    and below.descendant_id = employee.id`;
}

export interface CellRow {
  primary_rating: number;
  secondary_rating: number;
  people: number;
  shown: {
    id: number;
    name: string;
    avatar: string | null;
    tertiary: number | null;
    previous_primary: number | null;
    previous_secondary: number | null;
  }[];
}

export interface MatrixRow {
  counts: StatusCount[];
  cells: CellRow[];
  levels: number;
  /** Null if nobody has a third rating. */
  tertiary_levels: number | null;
  /** The ids of the scales of the completed appraisals in the matrix. */
  scales: number[];
  /** Whether an open appraisal is in the matrix, which is rated on the present scale. */
  has_open: boolean;
  /** How many people of the filter were rated with another number of levels. */
  elsewhere: number;
  /** How many people of the filter have no ratings that the acting person reads. */
  unrated: number;
}

/**
 * Returns the people by their pair of ratings, at most six of each pair by name, and the counts by state. One
 * statement.
 */
export async function teamCells(scope: Scope, ask: TeamAsk, filter: TeamFilter): Promise<MatrixRow> {
  const query = sql<MatrixRow>`with ${listedPart(scope, ask)},
    chosen as (select listed.*, ${scope.tenant.id}::int as tenant_id from listed where ${matching(filter)}),
    ranked as (
      select chosen.*, row_number() over (partition by chosen.primary_rating, chosen.secondary_rating
        order by chosen.sort_name, chosen.id) as place
      from chosen where chosen.primary_rating is not null
    ), cell as (
      select ranked.primary_rating, ranked.secondary_rating, count(*)::int as people,
        jsonb_agg(jsonb_build_object('id', ranked.id, 'name', ranked.name, 'avatar', ranked.avatar,
          'tertiary', ranked.tertiary_rating, 'previous_primary', former.primary_rating,
          'previous_secondary', former.secondary_rating) order by ranked.place) filter (where ranked.place <= ${sql.lit(mostFaces)}) as shown
      from ranked cross join matrix ${formerJoin(ask, 'ranked', sql`matrix.levels`)}
      group by ranked.primary_rating, ranked.secondary_rating
    )
    select ${countsByStatus},
      coalesce((select jsonb_agg(to_jsonb(cell)) from cell), '[]') as cells,
      matrix.levels, matrix.tertiary_levels,
      (select coalesce(array_agg(distinct listed.scale_id) filter (where listed.scale_id is not null), '{}')
        from listed where listed.primary_rating is not null) as scales,
      exists (select from listed where listed.primary_rating is not null and listed.scale_id is null) as has_open,
      (select count(*)::int from chosen where chosen.is_rated and chosen.primary_rating is null) as elsewhere,
      (select count(*)::int from chosen where not chosen.is_rated) as unrated
    from matrix`;
  const found = (await query.execute(scope.db)).rows[0];
  if (!found) throw new Error('The matrix has no scale.');
  return found;
}

export interface ComplianceRow extends DatedRow {
  name: string;
  job_title: string;
  unit: string;
  manager_id: number | null;
  manager: string | null;
  acting_manager: string | null;
  writer: string | null;
  reviewer: string | null;
  status: AppraisalStatus;
  acknowledged_at: number | null;
  completed_at: number | null;
  /** False in a cycle without signatures; null without an appraisal. */
  has_signatures: boolean | null;
}

/** Returns all people of the workbook, in the order of the overview. One statement. */
export async function teamRows(scope: Scope, ask: TeamAsk): Promise<ComplianceRow[]> {
  const query = sql<ComplianceRow>`with ${listedPart(scope, ask)}, chosen as (select * from listed)
    select ${employeeColumns('employee')}, manager.name as manager, acting.name as acting_manager, reviewer.name as reviewer,
      case when ${isWrittenByActingManager(scope.tenant.id)} then acting.name else reviewer.name end as writer, chosen.status,
      appraisal.acknowledged_at, appraisal.completed_at, ${dueOf(ask)}::text as due,
      ${absencesColumn(scope, { status: sql`chosen.status`, isAway: isAnybodyAway(scope, dueOf(ask)) })},
      own.has_signatures
    from chosen join person employee on employee.tenant_id = ${scope.tenant.id} and employee.id = chosen.id
      left join person manager on manager.tenant_id = employee.tenant_id and manager.id = employee.manager_id
      left join person acting on acting.tenant_id = employee.tenant_id
        and acting.id = ${actingManagerOf(scope, sql.ref('employee.id'))}
      left join appraisal on appraisal.tenant_id = employee.tenant_id and appraisal.id = chosen.appraisal_id
        and chosen.status <> 'none'
      left join person reviewer on reviewer.tenant_id = employee.tenant_id and reviewer.id = appraisal.reviewer_id
      left join appraisal_cycle own on own.tenant_id = appraisal.tenant_id and own.id = appraisal.cycle_id
    order by chosen.is_contributor, chosen.sort_name, chosen.id`;
  return (await query.execute(scope.db)).rows;
}

/** Returns the ids of the listed direct reports. */
export async function directReports(scope: Scope, ask: TeamAsk): Promise<number[]> {
  const query = sql<{ id: number }>`with ${listedPart(scope, { ...ask, isDirect: true })}
    select id from listed order by is_contributor, sort_name, id`;
  return (await query.execute(scope.db)).rows.map(({ id }) => id);
}
