import {
  hasEnded,
  isWithinUpdateWindow,
  latestAskedWeek,
} from '@bellwether/domain/calendar/prediction-window';
import { canReadComments } from '@bellwether/domain/goals/visibility';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
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

/**
 * Whether the latest asked-for week waits for a prediction (decisions §2). Whoever has already predicted a later week is not
 * asked for the former one again.
 */
export function isUpdateAsked(facts: Pick<PeriodFacts, 'askedWeek'>, recentWeek: number): boolean {
  return recentWeek < facts.askedWeek;
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
  const byFlag = isAdmin
    ? sql`or not ${goal('is_private')}`
    : isManager
      ? sql`or (not ${goal('is_private')} and ${isBelowOwnGoal(scope, goal('id'))})`
      : sql``;
  return sql<SqlBool>`(${goal('owner_id')} = ${person.id} or exists (select 1 from org_path chain
    where chain.tenant_id = ${tenant.id} and chain.ancestor_id = ${person.id}
      and chain.descendant_id = ${goal('owner_id')}) ${byFlag})`;
}

/** The department of a person: their own, else the nearest one up the chain, else `Corporate` (decisions §3). */
export function orgUnitOf(scope: Scope, personId: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce((select above.org_unit from org_path up
    join person above on above.tenant_id = up.tenant_id and above.id = up.ancestor_id
    where up.tenant_id = ${scope.tenant.id} and up.descendant_id = ${personId} and above.org_unit <> ''
    order by up.depth limit 1), 'Corporate')`;
}
