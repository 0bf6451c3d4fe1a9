import type { GoalScope } from '@bellwether/contract/goals/reading';
import {
  hasEnded,
  isWithinUpdateWindow,
  latestAskedWeek,
} from '@bellwether/domain/calendar/prediction-window';
import { canReadComments } from '@bellwether/domain/goals/visibility';
import { mayHaveReports } from '@bellwether/domain/people/roles';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ActingPerson, Scope } from '#platform/session/scope.ts';
import type { Period } from '../../tenant/queries.ts';
import { actingManagerOf, type HeldGoal, isBelowOwnGoal } from '../access.ts';

/** What the calendar says of the goals of one period at one instant. */
export interface PeriodFacts {
  readonly period: Period;
  /** The latest week whose prediction is asked for; 0 while none is, and once the period has left the edit window. */
  readonly askedWeek: number;
  readonly hasEnded: boolean;
}

/** The calendar's facts of a period at `at` (epoch milliseconds). */
export function periodFacts(scope: Scope, period: Period, at: number): PeriodFacts {
  const { calendar } = scope.tenant;
  const isAsked = isWithinUpdateWindow(period, at, calendar);
  return {
    period,
    askedWeek: isAsked ? latestAskedWeek(period, at, calendar) : 0,
    hasEnded: hasEnded(period, at, calendar),
  };
}

/** Whether the acting person reads every comment on the goal (decisions §3); authors read their own besides. */
export function canReadCommentsOf(goal: HeldGoal): boolean {
  return canReadComments(goal.facts, goal.relation);
}

/** The rows of `goal_comment` under `alias`, of the held goal, that the acting person reads. */
export function readableComment(scope: Scope, goal: HeldGoal, alias: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const own = canReadCommentsOf(goal) ? sql`` : sql`and ${column('author_id')} = ${scope.person.id}`;
  return sql<SqlBool>`(${column('tenant_id')} = ${scope.tenant.id} and ${column('goal_id')} = ${goal.row.id}
    and ${column('deleted_at')} is null ${own})`;
}

/**
 * Whether the acting person sees drafts and pending edits of the goal under `alias`: the domain's `canSeePendingEdit` for
 * whole sets.
 */
export function seesDrafts(scope: Scope, alias: string): RawBuilder<SqlBool> {
  const goal = (column: string) => sql.ref(`${alias}.${column}`);
  const { person, tenant } = scope;
  const isAdmin = person.isGoalAdmin && person.role !== 'observer';
  const isManager = person.isGoalManager && person.role !== 'observer';
  // What the row itself tells comes first: where it decides, the org chart is not asked.
  const byRow = isAdmin ? sql`or not ${goal('is_private')}` : sql``;
  const byTree = isManager
    ? sql`or (not ${goal('is_private')} and ${isBelowOwnGoal(scope, goal('id'))})`
    : sql``;
  return sql<SqlBool>`(${goal('owner_id')} = ${person.id} ${byRow} or exists (select 1 from org_path chain
    where chain.tenant_id = ${tenant.id} and chain.ancestor_id = ${person.id}
      and chain.descendant_id = ${goal('owner_id')}) ${byTree})`;
}

/** The department of people who have none up their chain (decisions §3). */
export const noUnit = 'Corporate';

/** The department of a row of `person`: their own, else the nearest one up the chain, else `Corporate` (decisions §3). */
export function departmentOf(alias: string): RawBuilder<string> {
  return sql<string>`coalesce(nullif(${sql.ref(`${alias}.department`)}, ''), ${sql.lit(noUnit)})`;
}

/**
 * A part of a `with recursive`: `report (id)` holds the people whose manager the acting person is, or acts as where those
 * between are deactivated (decisions §4).
 */
export function reportsPart(scope: Scope): RawBuilder<unknown> {
  const { person, tenant } = scope;
  return sql`report (id, is_gone) as (
      select id, deactivated_at is not null from person where tenant_id = ${tenant.id} and manager_id = ${person.id}
      union all
      select below.id, below.deactivated_at is not null from report
        join person below on below.tenant_id = ${tenant.id} and below.manager_id = report.id
      where report.is_gone
    )`;
}

/** The acting person among the others, as lists need it. */
export interface Viewer {
  /** 0 while there is no ceo. */
  readonly ceoId: number;
  /** The people whose manager the acting person is, or acts as where those between are deactivated (decisions §4). */
  readonly reports: readonly number[];
  /** Manager, acting manager and everyone with the same manager. */
  readonly managerAndPeers: readonly number[];
  /** The owners of the goals that the person follows, where they are asked for. */
  readonly followedOwners: readonly number[];
  /** The people whom a filter leaves as owners; null where they are not asked for, and where they are many. */
  readonly fewOwners: readonly number[] | null;
}

/** More owners than these are not looked up one by one where a list is read. */
const mostOwners = 100;

/** What is asked about the viewer besides. */
export interface ViewerAsk {
  readonly followed: boolean;
  /** Owners of one of these departments, as they are kept with the person. */
  readonly departments: readonly string[] | null;
  readonly deactivated: boolean;
}

const nothingMore: ViewerAsk = { followed: false, departments: null, deactivated: false };

export async function viewerOf(scope: Scope, ask: ViewerAsk = nothingMore): Promise<Viewer> {
  const { person, tenant } = scope;
  const acting = actingManagerOf(scope, sql`${person.id}::int`);
  const query = sql<{
    ceo: number | null;
    reports: number[];
    peers: number[];
    acting: number | null;
    followed: number[];
    few: number[] | null;
  }>`
    with recursive ${reportsPart(scope)}
    select (select id from person where tenant_id = ${tenant.id} and role_name = 'ceo' and deactivated_at is null) as ceo,
      array(select id from report) as reports,
      array(select id from person where tenant_id = ${tenant.id} and manager_id = ${person.managerId}
        and id <> ${person.id}) as peers,
      ${acting} as acting,
      array(select distinct goal.owner_id from goal_follow follow
        join goal on goal.tenant_id = follow.tenant_id and goal.id = follow.goal_id
        where ${ask.followed}::boolean and follow.tenant_id = ${tenant.id} and follow.person_id = ${person.id}) as followed,
      ${ownersLeft(scope, ask)} as few`;
  const row = (await query.execute(scope.db)).rows[0];
  const above = [person.managerId, row?.acting ?? null].filter((id) => id !== null);
  return {
    ceoId: row?.ceo ?? 0,
    reports: row?.reports ?? [],
    managerAndPeers: [...new Set([...above, ...(row?.peers ?? [])])],
    followedOwners: row?.followed ?? [],
    fewOwners: row?.few && row.few.length <= mostOwners ? row.few : null,
  };
}

/** One more than are few tells that they are many. */
function ownersLeft({ tenant }: Scope, { departments, deactivated }: ViewerAsk): RawBuilder<unknown> {
  if (deactivated)
    return sql`array(select id from person where tenant_id = ${tenant.id} and deactivated_at is not null
      limit ${sql.lit(mostOwners + 1)})`;
  if (departments)
    return sql`array(select id from person where tenant_id = ${tenant.id} and department = any(${departments}::text[])
      limit ${sql.lit(mostOwners + 1)})`;
  return sql`null::int[]`;
}

/**
 * The scope that a person really gets: what their role lacks becomes the nearest one they have, so that a copied link
 * never signs anyone out (decisions §1).
 */
export function clampScope(person: ActingPerson, asked: GoalScope): GoalScope {
  if (person.role === 'observer') return 'CompanyGoals';
  switch (asked) {
    case 'DirectReports':
      return mayHaveReports(person.role) ? asked : 'MyGoals';
    case 'ManagerAndPeers':
      return person.role === 'ceo' ? 'MyGoals' : asked;
    case 'All':
      return person.isGoalAdmin || person.isGoalManager ? asked : 'MyGoals';
    default:
      return asked;
  }
}
