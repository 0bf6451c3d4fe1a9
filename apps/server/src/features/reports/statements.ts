import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { Rating } from '@bellwether/domain/goals/rating';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import type { PersonStatus } from '@bellwether/domain/people/status/status';
import type { WeekStep } from '@bellwether/domain/reports/charts/goal-charts';
import { type RawBuilder, sql } from 'kysely';
import { readPages } from '#platform/database/read-pages.ts';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../goals/access.ts';
import { isCountedGoal } from '../goals/reading/access.figures.ts';
import { countedPercent } from '../goals/reading/access.results.ts';
import { departmentOf } from '../people/access.ts';
import { peopleWords } from './words.ts';

/** A goal as a report shows it. */
export interface ReportedGoal {
  readonly id: number;
  /** Null without a parent, and if the reader may not see the parent. */
  readonly parent_id: number | null;
  readonly parent_title: string | null;
  readonly period_id: number;
  readonly title: string;
  readonly measurement: string;
  readonly state: GoalState;
  /** The state, or that owner and manager disagree about the result. */
  readonly shown_state: GoalState | 'in_dispute';
  readonly is_private: boolean;
  readonly owner_id: number;
  readonly owner_name: string;
  readonly department: string;
  readonly recent_likelihood: Rating | null;
  readonly recent_quality: Rating | null;
  /** Null before the first prediction. */
  readonly recent_week: number | null;
  /** The company's day on which the goal was published first, as YYYY-MM-DD. */
  readonly published_on: string | null;
  /** The owner's result of the present round. */
  readonly completed: boolean | null;
  /** In percent. */
  readonly percent: number | null;
  readonly result_quality: Rating | null;
  /** Whether the manager agrees that the goal is completed. */
  readonly reviewed: boolean | null;
}

/** Which goals a report shows. */
export interface AskedGoals {
  readonly periodIds: readonly number[];
  /** Undefined: the goals of everybody. */
  readonly ownerIds?: readonly number[] | undefined;
  /** Undefined: all goals. */
  readonly ids?: readonly number[] | undefined;
}

/** The columns of a goal that the order, the charts and the finding need. */
export type GoalPlace = Pick<
  ReportedGoal,
  | 'id'
  | 'parent_id'
  | 'period_id'
  | 'title'
  | 'state'
  | 'owner_name'
  | 'recent_likelihood'
  | 'completed'
  | 'percent'
  | 'reviewed'
>;

/** Returns the clause `goal_seen`: the visible goals of these quarters with these columns. */
function goalSeen(
  scope: Scope,
  { periodIds, ownerIds, ids }: AskedGoals,
  columns: RawBuilder<unknown> = sql`goal.*`,
) {
  const among = (column: string, values: readonly number[] | undefined) =>
    values === undefined ? sql`` : sql`and ${sql.ref(column)} = any(${[...values]}::int[])`;
  return sql`goal_seen as materialized (
      select ${columns} from goal where goal.tenant_id = ${scope.tenant.id}
        and goal.period_id = any(${[...periodIds]}::int[]) and ${visibleGoal(scope, 'goal')}
        ${among('goal.owner_id', ownerIds)} ${among('goal.id', ids)}
    )`;
}

/**
 * Returns the `from` clause: `goal_seen` with the owner, the owner's result as `own`, the manager's answer as `given`,
 * and the parent as `above` if it is visible.
 */
function fromSeen(scope: Scope) {
  const tenantId = scope.tenant.id;
  return sql`goal_seen goal
    join person owner on owner.tenant_id = ${tenantId} and owner.id = goal.owner_id
    left join goal above on above.tenant_id = ${tenantId} and above.id = goal.parent_id
      and ${visibleGoal(scope, 'above')}
    left join goal_result own on own.tenant_id = ${tenantId} and own.goal_id = goal.id and own.kind = 'owner'
      and own.round = goal.result_round and own.retracted_at is null
      and goal.state in ('results_in_review', 'finalized')
    left join goal_result given on given.tenant_id = ${tenantId} and given.goal_id = goal.id and given.kind = 'manager'
      and given.round = goal.result_round and given.retracted_at is null and goal.state = 'finalized'`;
}

const placeColumns = sql`goal.id, above.id as parent_id, goal.period_id, goal.title, goal.state, owner.name as owner_name,
      goal.recent_likelihood, own.completed, ${countedPercent('own', 'given')}::float8 as percent, given.completed as reviewed`;
const goalOrder = sql`fold(owner.name), owner.id, goal.period_id, fold(goal.title), goal.id`;

/** Returns the places of the goals that `readGoals` reads, in the same order, with one statement. */
export async function goalPlaces(scope: Scope, asked: AskedGoals, limit: number): Promise<GoalPlace[]> {
  const query = sql<GoalPlace>`with ${goalSeen(scope, asked)}
    select ${placeColumns} from ${fromSeen(scope)} order by ${goalOrder} limit ${limit}`;
  return (await query.execute(scope.db)).rows;
}

/**
 * Reads the goals of these quarters that the reader may see, by owner and title; at most `limit`. `take` gets the
 * goals in pages, because all goals of a large company at once would need too much memory.
 */
export async function readGoals(
  scope: Scope,
  asked: AskedGoals,
  limit: number,
  take: (goals: readonly ReportedGoal[]) => void,
): Promise<void> {
  const query = sql<ReportedGoal>`with ${goalSeen(scope, asked)}
    select ${placeColumns}, goal.owner_id, above.title as parent_title, goal.measurement, goal.is_private,
      case when own.completed <> given.completed then 'in_dispute' else goal.state end as shown_state,
      ${departmentOf('owner')} as department, goal.recent_quality, nullif(goal.recent_week, 0) as recent_week,
      (goal.published_at at time zone ${scope.tenant.calendar.zone})::date as published_on,
      own.quality as result_quality
    from ${fromSeen(scope)}
    order by ${goalOrder} limit ${limit}`;
  await readPages(scope.db, query, limit, take);
}

/** Returns how the predictions of these goals changed, by quarter, department and week; of goals that count only. */
export async function goalSteps(scope: Scope, asked: AskedGoals): Promise<WeekStep[]> {
  const tenantId = scope.tenant.id;
  const query = sql<WeekStep>`
    with ${goalSeen(scope, asked, sql`goal.id, goal.period_id, goal.owner_id, goal.state`)}, step as (
      select goal.period_id, goal.owner_id, status.week, status.likelihood,
        lag(status.likelihood) over (partition by status.goal_id order by status.week) as former
      from goal_seen goal
      join goal_status status on status.tenant_id = ${tenantId} and status.goal_id = goal.id
        and status.likelihood is not null
      where ${isCountedGoal('goal')}
    )
    select step.period_id as "periodId", ${departmentOf('owner')} as department, step.week,
      count(*) filter (where step.former is null)::int as predicted,
      sum((step.likelihood >= 3)::int - coalesce((step.former >= 3)::int, 0))::int as likely,
      coalesce(sum(step.likelihood - step.former), 0)::int as moved,
      coalesce(sum(step.likelihood) filter (where step.former is null), 0)::int as first
    from step join person owner on owner.tenant_id = ${tenantId} and owner.id = step.owner_id
    group by step.period_id, department, step.week order by step.period_id, department, step.week`;
  return (await query.execute(scope.db)).rows;
}

const flagNames = Object.keys(peopleWords.flags) as (keyof typeof peopleWords.flags)[];

/** A person as report 1 shows them. */
export interface ReportedPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly job_title: string;
  readonly location: string;
  readonly start_date: string | null;
  readonly department: string;
  readonly role_name: RoleName;
  readonly manager_name: string | null;
  /** The names of the person's flags, with commas. */
  readonly flags: string;
  readonly status: PersonStatus;
}

/**
 * Whether the reader may see the person. Everybody sees active people, but only some roles see observers. Only the
 * ceo, org admins and the managers above a deactivated person see that person (people.17, reports.2).
 */
function isSeen({ tenant, person, capabilities }: Scope) {
  return sql`person.tenant_id = ${tenant.id}
      and (${capabilities.seesObservers}::boolean or person.role_name <> 'observer')
      and (person.deactivated_at is null or ${capabilities.administersPeople}::boolean or exists (select 1 from org_path below
        where below.tenant_id = ${tenant.id} and below.ancestor_id = ${person.id} and below.depth > 0
          and below.descendant_id = person.id))`;
}

/** Reads the people of the company whom the reader sees in pages, by name. */
export async function readPeople(
  scope: Scope,
  limit: number,
  take: (people: readonly ReportedPerson[]) => void,
): Promise<void> {
  const words = scope.language.words(peopleWords);
  const flags = flagNames.map(
    (flag) => sql`case when ${sql.ref(`person.${flag}`)} then ${words.flags[flag]}::text end`,
  );
  const query = sql<ReportedPerson>`
    select person.name, case when person.email_freed_at is null then person.email else '' end as email, person.phone, person.job_title, person.location, person.start_date::text as start_date, ${departmentOf('person')} as department,
      person.role_name, manager.name as manager_name, concat_ws(', ', ${sql.join(flags)}) as flags,
      case when person.deactivated_at is not null then 'deactivated'
        when person.invitation_accepted_at is not null then 'active'
        when person.invited_at is not null then 'invited' else 'uninvited' end as status
    from person
    left join person manager on manager.tenant_id = ${scope.tenant.id} and manager.id = person.manager_id
    where ${isSeen(scope)}
    order by fold(person.name), person.id limit ${limit}`;
  await readPages(scope.db, query, limit, take);
}

/** The number of people of `readPeople` in a department. */
export interface DepartmentCount {
  readonly department: string;
  readonly people: number;
  /** The people who have not accepted their invitation yet. */
  readonly invited: number;
  /** The people whom nobody has invited. */
  readonly uninvited: number;
}

/** Counts the people of `readPeople`, the largest department first. */
export async function countPeople(scope: Scope): Promise<DepartmentCount[]> {
  const query = sql<DepartmentCount>`
    select ${departmentOf('person')} as department, count(*)::int as people,
      (count(*) filter (where person.deactivated_at is null and person.invitation_accepted_at is null
        and person.invited_at is not null))::int as invited,
      (count(*) filter (where person.deactivated_at is null and person.invitation_accepted_at is null
        and person.invited_at is null))::int as uninvited
    from person where ${isSeen(scope)}
    group by department order by people desc, lower(${departmentOf('person')})`;
  return (await query.execute(scope.db)).rows;
}

/**
 * Returns the name of a person whose goals the reader may ask for: anybody except an observer whom the reader may not
 * see. Returns undefined for other people.
 */
export async function ownerNameOf(scope: Scope, personId: number): Promise<string | undefined> {
  const row = await scope.db
    .selectFrom('person')
    .select(['name', 'role_name'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .executeTakeFirst();
  if (
    !row ||
    (row.role_name === 'observer' && !scope.capabilities.seesObservers && personId !== scope.person.id)
  )
    return undefined;
  return row.name;
}

/** Returns how many of these people are active and below the acting person. The ids must differ. */
export async function countDescendants(
  { db, tenant, person }: Scope,
  ids: readonly number[],
): Promise<number> {
  const query = sql<{ count: number }>`select count(*)::int as count
    from org_path below join person on person.tenant_id = below.tenant_id and person.id = below.descendant_id
    where below.tenant_id = ${tenant.id} and below.ancestor_id = ${person.id} and below.depth > 0
      and below.descendant_id = any(${[...ids]}::int[]) and person.deactivated_at is null`;
  return (await query.execute(db)).rows[0]?.count ?? 0;
}
