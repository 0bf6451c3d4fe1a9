import type { GoalScope } from '@bellwether/contract/goals/reading';
import {
  hasEnded,
  isWithinUpdateWindow,
  latestAskedWeek,
} from '@bellwether/domain/calendar/prediction-window';
import { insideWeekCount } from '@bellwether/domain/calendar/week';
import { canReadComments } from '@bellwether/domain/goals/visibility';
import { isObserver } from '@bellwether/domain/people/roles/capabilities';
import { mayHaveReports } from '@bellwether/domain/people/roles/roles';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { column } from '#platform/database/compiler.ts';
import type { ActingPerson, Scope } from '#platform/session/scope.ts';
import { stoodInFor } from '../../people/access.absence.ts';
import { actingManagerOf, reportsPart } from '../../people/access.ts';
import { actingViewer } from '../../people/access.viewer.ts';
import type { Period } from '../../tenant/queries.ts';
import { seesEdits } from '../access.sight.ts';
import type { HeldGoal } from '../access.ts';

/** The calendar's facts about the goals of one period at one instant. */
export interface PeriodFacts {
  readonly period: Period;
  /**
   * The latest week that needs a prediction; 0 if none does, and after the period has left the edit window.
   */
  readonly askedWeek: number;
  readonly hasEnded: boolean;
  /** How many weeks take predictions: 13 or 14. */
  readonly weekCount: number;
}

/** Returns the calendar's facts about a period at `at` (epoch milliseconds). */
export function periodFacts(scope: Scope, period: Period, at: number): PeriodFacts {
  const { calendar } = scope.tenant;
  const isAsked = isWithinUpdateWindow(period, at, calendar);
  return {
    period,
    askedWeek: isAsked ? latestAskedWeek(period, at, calendar) : 0,
    hasEnded: hasEnded(period, at, calendar),
    weekCount: insideWeekCount(period),
  };
}

/** Whether the acting person reads every comment on the goal (goals.13); authors also read their own. */
export function canReadCommentsOf(goal: HeldGoal): boolean {
  return canReadComments(goal.facts, goal.relation);
}

/** Selects the rows of `goal_comment` under `alias`, of the held goal, that the acting person reads. */
export function readableComment(scope: Scope, goal: HeldGoal, alias: string): RawBuilder<SqlBool> {
  const note = (name: string) => column(`${alias}.${name}`);
  const own = canReadCommentsOf(goal) ? sql`` : sql`and ${note('author_id')} = ${scope.person.id}`;
  return sql<SqlBool>`(${note('tenant_id')} = ${scope.tenant.id} and ${note('goal_id')} = ${goal.row.id}
    and ${note('deleted_at')} is null ${own})`;
}

/** Whether the acting person sees pending edits of the goal under `alias`. */
export function visibleEdits(scope: Scope, alias: string): RawBuilder<SqlBool> {
  return seesEdits(actingViewer(scope), alias);
}

/** The acting person's place in the company, as lists need it. */
export interface Surroundings {
  /** Null if the company has no ceo. */
  readonly ceo: number | null;
  /** The people whose manager or acting manager the person is (goals.7). */
  readonly reports: readonly number[];
  /**
   * The people about whose goals the person decides today: those whose manager or acting manager they are (goals.7), and
   * those for whose absent manager they stand in (people.35).
   */
  readonly decided: readonly number[];
}

/** People around the acting person that few lists need, so they are read only on request. */
export type Circle = 'aboveAndPeers' | 'followed';

/**
 * Returns two parts of a `with recursive`: `report`, and `surroundings`. The second is one row with the acting person's
 * place in the company.
 */
export function surroundingsParts(scope: Scope, circle?: Circle): RawBuilder<unknown> {
  const { person, tenant } = scope;
  const leads = mayHaveReports(person.role);
  // PostgreSQL prepares each part of a statement for each request, also a part that finds nobody.
  const reports = leads ? reportsPart(scope) : sql`report (id) as (select 0 where false)`;
  const standsIn = tenant.hasDeputies && (leads || person.isDelegate);
  const stood = standsIn ? sql`union ${stoodInFor(scope)}` : sql``;
  return sql`${reports}, surroundings (ceo, reports, decided, mine, circle) as materialized (
    select (select id from person where tenant_id = ${tenant.id} and role_name = 'ceo' and deactivated_at is null),
      array(select id from report), array(select id from report ${stood}), array(select ${person.id}::int union all select id from report),
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

/**
 * Sets of owners in a statement with `surroundingsParts`, as expressions of type `int[]`; `ceo` is empty without a
 * ceo.
 */
export const owners = {
  ceo: sql`array(select ceo from surroundings)`,
  reports: sql`(select reports from surroundings)::int[]`,
  /** The people about whose goals the acting person decides today. */
  decided: sql`(select decided from surroundings)::int[]`,
  /** The acting person and their reports. */
  mine: sql`(select mine from surroundings)::int[]`,
  circle: sql`(select circle from surroundings)::int[]`,
} as const;

/** Reads the acting person's place in the company with a statement of its own. */
export async function surroundingsOf(scope: Scope): Promise<Surroundings> {
  const query = sql<Surroundings>`with recursive ${surroundingsParts(scope)} select ceo, reports, decided from surroundings`;
  const [surroundings] = (await query.execute(scope.db)).rows;
  return surroundings ?? { ceo: null, reports: [], decided: [] };
}

/**
 * Returns the scope that a person gets: a scope that their role lacks becomes the nearest allowed one, so
 * that a copied link never signs anyone out (wire.2).
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
