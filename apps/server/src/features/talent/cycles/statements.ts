import type { RoleName } from '@bellwether/domain/people/roles/roles';
import type {
  CycleKind,
  CycleQuarters,
  QuestionPart,
  ReviewDays,
  SelfReviewDates,
  StoredQuestion,
} from '@bellwether/domain/talent/cycles/rules';
import type { PeerNaming } from '@bellwether/domain/talent/peers/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { departmentOf } from '../../people/access.ts';

/** Whom a cycle is for, as stored. */
export interface StoredAudience {
  readonly company: boolean;
  readonly departments: readonly string[];
  readonly organisations: readonly number[];
  readonly people: readonly number[];
  readonly addedBefore: string | null;
}

/** A cycle of its own. */
export interface CycleRow {
  readonly id: number;
  readonly name: string;
  readonly kind: CycleKind;
  /** The quarters that it covers, or that its own days touch. */
  readonly quarters: CycleQuarters;
  /** The own days, or the days on which the people of a probation were added; null for quarters. */
  readonly days: { readonly starts: string; readonly ends: string } | null;
  readonly probationMonths: number | null;
  /** The chosen days of the managers' reviews. */
  readonly review: ReviewDays | null;
  readonly hasSignatures: boolean;
  readonly audience: StoredAudience;
  readonly selfReview: SelfReviewDates | null;
  readonly peers: (SelfReviewDates & { readonly naming: PeerNaming }) | null;
  readonly isRunning: boolean;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
}

/** The columns of `CycleRow` from `appraisal_cycle` as `own`. */
export const cycleColumns = sql`own.id, own.name, own.kind, own.audience, own.has_signatures as "hasSignatures",
  own.probation_months as "probationMonths",
  case when own.starts_on is not null then jsonb_build_object('starts', own.starts_on, 'ends', own.ends_on) end as days,
  case when own.review_opens is not null then
    jsonb_build_object('opens', own.review_opens, 'due', own.review_due) end as review, own.started_at is not null as "isRunning",
  jsonb_build_object('first', own.first_index, 'last', own.last_index) as quarters,
  case when own.self_review_opens is not null then
    jsonb_build_object('opens', own.self_review_opens, 'due', own.self_review_due) end as "selfReview",
  (select jsonb_build_object('opens', part.opens, 'due', part.due, 'naming', part.naming) from peer_part part
    where part.tenant_id = own.tenant_id and part.cycle_id = own.id) as peers,
  (extract(epoch from own.updated_at) * 1000)::bigint as "updatedAt"`;

/** Returns a cycle of its own; undefined if there is none. With `lock`, the row stays locked until the transaction ends. */
export async function cycleOf(
  { db, tenant }: Scope,
  cycleId: number,
  options: { lock?: boolean } = {},
): Promise<CycleRow | undefined> {
  const query = sql<CycleRow>`select ${cycleColumns} from appraisal_cycle own
    where own.tenant_id = ${tenant.id} and own.id = ${cycleId} and own.period_id is null
    ${options.lock ? sql`for update` : sql``}`;
  return (await query.execute(db)).rows[0];
}

type CycleAudience = Pick<CycleRow, 'audience' | 'kind' | 'days'>;

/** The first day of `employee`: the start date, else the day on which they were added in the company's time zone (talent.18). */
export const addedDay = (zone: string) =>
  sql`coalesce(employee.start_date, (employee.created_at at time zone ${zone})::date)`;

/**
 * The people whom an audience names, as a query of ids: active managers and contributors, as in the overview of a quarter
 * (talent.9).
 */
export function peopleOf(
  { tenant }: Pick<TenantScope, 'tenant'>,
  { audience, kind, days }: CycleAudience,
): RawBuilder<unknown> {
  const { company, departments, organisations, people, addedBefore } = audience;
  const addedOn = addedDay(tenant.calendar.zone);
  const arrived = kind === 'probation' ? days : null;
  return sql`select employee.id from person employee
    where employee.tenant_id = ${tenant.id} and employee.deactivated_at is null
      and employee.role_name in ('manager', 'contributor')
      and (${addedBefore}::date is null
        or ${addedOn} < ${addedBefore}::date)
      and (${arrived?.starts ?? null}::date is null
        or ${addedOn} between ${arrived?.starts ?? null}::date and ${arrived?.ends ?? null}::date)
      and (${company}::boolean or employee.id = any(${[...people]}::int[])
        or ${departmentOf('employee')} = any(${[...departments]}::text[])
        or exists (select 1 from org_path below where below.tenant_id = employee.tenant_id
          and below.ancestor_id = any(${[...organisations]}::int[]) and below.descendant_id = employee.id))`;
}

export async function countPeople(scope: Scope, cycle: CycleAudience): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (${peopleOf(scope, cycle)}) chosen`.execute(scope.db);
  return rows[0]?.count ?? 0;
}

/** Returns the other cycle with a common quarter in which most of the audience are; undefined if nobody is in one. */
export async function clashOf(
  scope: Scope,
  cycle: Pick<CycleRow, 'id' | 'quarters'> & CycleAudience,
): Promise<{ readonly name: string; readonly count: number } | undefined> {
  if (cycle.kind !== 'quarters') return undefined;
  const query = sql<{ name: string; count: number }>`select other.name, count(*)::int as count
    from appraisal_cycle_member inside join appraisal_cycle other on other.tenant_id = inside.tenant_id and other.id = inside.cycle_id
    where inside.tenant_id = ${scope.tenant.id} and other.id <> ${cycle.id}
      and other.kind = 'quarters'
      and other.first_index <= ${cycle.quarters.last} and ${cycle.quarters.first} <= other.last_index
      and inside.employee_id in (${peopleOf(scope, cycle)})
    group by other.id, other.name order by count(*) desc, other.id limit 1`;
  return (await query.execute(scope.db)).rows[0];
}

/** Makes the audience the members. People with something written in the cycle stay in it. */
export async function renewMembers(
  scope: Scope,
  cycle: Pick<CycleRow, 'id' | 'probationMonths'> & CycleAudience,
): Promise<void> {
  const { db, tenant } = scope;
  const { id, probationMonths } = cycle;
  await sql`delete from appraisal_cycle_member inside where inside.tenant_id = ${tenant.id} and inside.cycle_id = ${id}
    and inside.employee_id not in (${peopleOf(scope, cycle)})
    and not exists (select 1 from self_review written where written.tenant_id = inside.tenant_id
      and written.cycle_id = inside.cycle_id and written.employee_id = inside.employee_id)
    and not exists (select 1 from peer_round chosen where chosen.tenant_id = inside.tenant_id
      and chosen.cycle_id = inside.cycle_id and chosen.employee_id = inside.employee_id)
    and not exists (select 1 from appraisal where appraisal.tenant_id = inside.tenant_id
      and appraisal.cycle_id = inside.cycle_id and appraisal.employee_id = inside.employee_id)`.execute(db);
  await sql`insert into appraisal_cycle_member (tenant_id, cycle_id, employee_id)
    select ${tenant.id}, ${id}, chosen.id from (${peopleOf(scope, cycle)}) chosen
    on conflict do nothing`.execute(db);
  const addedOn = addedDay(tenant.calendar.zone);
  await sql`update appraisal_cycle_member inside set starts_on = ${addedOn},
      ends_on = ${lastDay(addedOn, sql`${probationMonths}::int`)}
    from person employee where inside.tenant_id = ${tenant.id} and inside.cycle_id = ${id}
      and ${probationMonths}::int is not null
      and employee.tenant_id = inside.tenant_id and employee.id = inside.employee_id`.execute(db);
}

/**
 * The last day of a probation: the one before the day of the same number, so a probation of three months from 10 February ends
 * on 9 May.
 */
export function lastDay(firstDay: RawBuilder<unknown>, months: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${firstDay} + make_interval(months => ${months}) - interval '1 day')::date`;
}

/** A question of a cycle's template, with whom it is asked about. */
export interface CycleQuestion extends StoredQuestion {
  readonly part: QuestionPart;
  readonly roles: readonly RoleName[];
  readonly departments: readonly string[];
}

/** The columns of a question that `asked` names, for a form. */
export const questionColumns = sql`asked.id, asked.question, asked.help, asked.is_required as "isRequired", asked.kind,
  coalesce(asked.levels, '{}') as levels`;

/** Whether the question `asked` is asked about the person `employee` (the domain's `isAskedAbout` in SQL). */
export const isAskedOfEmployee = sql`(asked.roles is null or employee.role_name = any(asked.roles))
  and (asked.departments is null or ${departmentOf('employee')} = any(asked.departments))`;

/** Returns the questions of a cycle that are still asked: of the self review, then of the managers' review, in order. */
export async function questionsOf({ db, tenant }: Scope, cycleId: number): Promise<CycleQuestion[]> {
  const query = sql<CycleQuestion>`select ${questionColumns}, asked.part, coalesce(asked.roles, '{}') as roles,
      coalesce(asked.departments, '{}') as departments,
      exists (select 1 from self_review_answer answer where answer.tenant_id = asked.tenant_id
        and answer.question_id = asked.id)
      or exists (select 1 from appraisal_answer answer where answer.tenant_id = asked.tenant_id
        and answer.question_id = asked.id) as "isAnswered"
    from appraisal_question asked
    where asked.tenant_id = ${tenant.id} and asked.cycle_id = ${cycleId} and asked.removed_at is null
    order by asked.part desc, asked.place, asked.id`;
  return (await query.execute(db)).rows;
}

/** Returns the questions of a cycle's peer feedback that are still asked, in order. */
export async function peerQuestionsOf({ db, tenant }: Scope, cycleId: number): Promise<StoredQuestion[]> {
  const query = sql<StoredQuestion>`select asked.id, asked.question, asked.help, asked.is_required as "isRequired",
      'text' as kind, '{}'::text[] as levels,
      exists (select 1 from peer_answer answer where answer.tenant_id = asked.tenant_id
        and answer.question_id = asked.id) as "isAnswered"
    from peer_question asked
    where asked.tenant_id = ${tenant.id} and asked.cycle_id = ${cycleId} and asked.removed_at is null
    order by asked.place, asked.id`;
  return (await query.execute(db)).rows;
}

export interface ListedCycleRow extends CycleRow {
  readonly people: number;
  readonly handedIn: number;
  readonly peersAsked: number;
  readonly peersHandedIn: number;
}

/**
 * Returns the cycles, newest first, each with the number of its people whom the acting person may list: everybody, or those
 * below a manager. Requests for peer feedback about the acting person do not count: the number would tell them when somebody
 * answers (talent.24). One statement. A draft has no members yet.
 */
export async function cyclesOf(
  scope: Scope,
  { readsAll, seesDrafts }: { readonly readsAll: boolean; readonly seesDrafts: boolean },
): Promise<ListedCycleRow[]> {
  const { db, tenant, person } = scope;
  const below = readsAll
    ? sql`true`
    : sql`exists (select 1 from org_path below where below.tenant_id = inside.tenant_id and below.ancestor_id = ${person.id}
        and below.descendant_id = inside.employee_id and below.depth > 0)`;
  const query = sql<ListedCycleRow>`select ${cycleColumns}, counted.people, counted.handed_in as "handedIn",
      asked.people as "peersAsked", asked.handed_in as "peersHandedIn"
    from appraisal_cycle own cross join lateral (
      select count(*)::int as people, count(*) filter (where inside.state = 'handed_in')::int as handed_in
      from peer_feedback inside
      where inside.tenant_id = own.tenant_id and inside.cycle_id = own.id
        and inside.employee_id <> ${person.id} and inside.state in ('asked', 'accepted', 'handed_in') and ${below}) asked
    cross join lateral (
      select count(*)::int as people, count(*) filter (where written.state = 'handed_in')::int as handed_in
      from appraisal_cycle_member inside
        left join self_review written on written.tenant_id = inside.tenant_id and written.cycle_id = inside.cycle_id
          and written.employee_id = inside.employee_id
      where inside.tenant_id = own.tenant_id and inside.cycle_id = own.id and ${below}) counted
    where own.tenant_id = ${tenant.id} and own.period_id is null
      and (own.started_at is not null or ${seesDrafts}::boolean)
      and (counted.people > 0 or ${readsAll}::boolean)
    order by own.last_index desc, own.id desc`;
  return (await query.execute(db)).rows;
}

/** Returns the last day of the last probation of a cycle; undefined if nobody is in it. */
export async function lastProbation({ db, tenant }: Scope, cycleId: number): Promise<string | undefined> {
  const { rows } = await sql<{ ends: string | null }>`select max(ends_on) as ends from appraisal_cycle_member
    where tenant_id = ${tenant.id} and cycle_id = ${cycleId}`.execute(db);
  return rows[0]?.ends ?? undefined;
}
