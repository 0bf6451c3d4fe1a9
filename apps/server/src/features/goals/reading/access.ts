import type { GoalScope } from '@bellwether/contract/goals/reading';
import {
  hasEnded,
  isWithinUpdateWindow,
  latestAskedWeek,
} from '@bellwether/domain/calendar/prediction-window';
import { canReadComments } from '@bellwether/domain/goals/visibility';
import { isObserver } from '@bellwether/domain/people/capabilities';
import { mayHaveReports } from '@bellwether/domain/people/roles';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ActingPerson, Scope } from '#platform/session/scope.ts';
import { actingManagerOf, reportsPart } from '../../people/access.ts';
import type { Period } from '../../tenant/queries.ts';
import { type HeldGoal, isBelowOwnGoal } from '../access.ts';

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
  const { administersGoals, managesGoals } = scope.capabilities;
  // What the row itself tells comes first: where it decides, the org chart is not asked.
  const byRow = administersGoals ? sql`or not ${goal('is_private')}` : sql``;
  const byTree = managesGoals
    ? sql`or (not ${goal('is_private')} and ${isBelowOwnGoal(scope, goal('id'))})`
    : sql``;
  return sql<SqlBool>`(${goal('owner_id')} = ${person.id} ${byRow} or exists (select 1 from org_path chain
    where chain.tenant_id = ${tenant.id} and chain.ancestor_id = ${person.id}
      and chain.descendant_id = ${goal('owner_id')}) ${byTree})`;
}

/** The acting person among the others, as lists show them. */
export interface Viewer {
  /** Null while there is no ceo. */
  readonly ceo: number | null;
  /** The people whose manager the acting person is, or acts as where those between are deactivated (decisions §4). */
  readonly reports: readonly number[];
}

/** People around the acting person whom hardly any list is about: only who asks for them pays. */
export type Circle = 'aboveAndPeers' | 'followed';

/** Parts of a `with recursive`: `report`, and `viewer`, one row of what lists ask of the acting person. */
export function viewerParts(scope: Scope, circle?: Circle): RawBuilder<unknown> {
  const { person, tenant } = scope;
  return sql`${reportsPart(scope)}, viewer (ceo, reports, mine, circle) as materialized (
    select (select id from person where tenant_id = ${tenant.id} and role_name = 'ceo' and deactivated_at is null),
      array(select id from report), array(select ${person.id}::int union all select id from report),
      array(${circle ? circles[circle](scope) : sql`select 0 where false`}))`;
}

const circles: Readonly<Record<Circle, (scope: Scope) => RawBuilder<unknown>>> = {
  // Manager, acting manager and everyone with the same manager.
  aboveAndPeers: (scope) => sql`select ${scope.person.managerId}::int
    union all select ${actingManagerOf(scope, sql`${scope.person.id}::int`)}
    union all select id from person where tenant_id = ${scope.tenant.id} and manager_id = ${scope.person.managerId}
      and id <> ${scope.person.id}`,
  // The owners of the goals that the person follows.
  followed: (scope) => sql`select distinct goal.owner_id from goal_follow follow
    join goal on goal.tenant_id = follow.tenant_id and goal.id = follow.goal_id
    where follow.tenant_id = ${scope.tenant.id} and follow.person_id = ${scope.person.id}`,
};

/** Owners that a statement with `viewerParts` knows, as an expression of type `int[]`; `ceo` is nobody while there is none. */
export const owners = {
  ceo: sql`array(select ceo from viewer)`,
  reports: sql`(select reports from viewer)::int[]`,
  /** The acting person and their reports. */
  mine: sql`(select mine from viewer)::int[]`,
  circle: sql`(select circle from viewer)::int[]`,
} as const;

/** The acting person among the others, by a statement of its own. */
export async function viewerOf(scope: Scope): Promise<Viewer> {
  const query = sql<Viewer>`with recursive ${viewerParts(scope)} select ceo, reports from viewer`;
  const [viewer] = (await query.execute(scope.db)).rows;
  return viewer ?? { ceo: null, reports: [] };
}

/**
 * The scope that a person really gets: what their role lacks becomes the nearest one they have, so that a copied link
 * never signs anyone out (decisions §1).
 */
export function clampScope(person: ActingPerson, asked: GoalScope): GoalScope {
  if (isObserver(person)) return 'CompanyGoals';
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
