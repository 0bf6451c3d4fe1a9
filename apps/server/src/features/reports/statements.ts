import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { Rating } from '@bellwether/domain/goals/rating';
import type { RoleName } from '@bellwether/domain/people/roles';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../goals/access.ts';
import { departmentOf } from '../people/access.ts';

/** A goal as a report shows it. */
export interface ReportedGoal {
  readonly id: number;
  /** Null without a parent, and if the reader does not see the parent. */
  readonly parent_id: number | null;
  readonly parent_title: string | null;
  readonly period_id: number;
  readonly title: string;
  readonly measurement: string;
  readonly state: GoalState;
  readonly is_private: boolean;
  readonly owner_id: number;
  readonly owner_name: string;
  readonly department: string;
  readonly recent_likelihood: Rating | null;
  readonly recent_quality: Rating | null;
  readonly recent_week: number;
  /** The owner's result of the present round. */
  readonly completed: boolean | null;
  /** Percent. */
  readonly percent: number | null;
  readonly result_quality: Rating | null;
  /** Whether the manager agrees that the goal is completed. */
  readonly reviewed: boolean | null;
}

/** Which goals a report shows. */
export interface AskedGoals {
  readonly periodIds: readonly number[];
  /** Undefined: everybody's. */
  readonly ownerIds?: readonly number[] | undefined;
  /** Undefined: all goals. */
  readonly ids?: readonly number[] | undefined;
}

/** The place of a goal in lists and trees, and what the finding needs. */
export type GoalPlace = Pick<ReportedGoal, 'id' | 'parent_id' | 'period_id' | 'recent_likelihood'>;

/** Selects the visible goals of these quarters as `goal`, with owner, and parent as `above` where it is visible. */
function seenGoals(scope: Scope, { periodIds, ownerIds, ids }: AskedGoals) {
  const tenantId = scope.tenant.id;
  const among = (column: string, values: readonly number[] | undefined) =>
    values === undefined ? sql`` : sql`and ${sql.ref(column)} = any(${[...values]}::int[])`;
  return {
    seen: sql`goal_seen as materialized (
      select goal.* from goal where goal.tenant_id = ${tenantId} and goal.period_id = any(${[...periodIds]}::int[])
        and ${visibleGoal(scope, 'goal')} ${among('goal.owner_id', ownerIds)} ${among('goal.id', ids)}
    )`,
    from: sql`goal_seen goal
    join person owner on owner.tenant_id = ${tenantId} and owner.id = goal.owner_id
    left join goal above on above.tenant_id = ${tenantId} and above.id = goal.parent_id
      and ${visibleGoal(scope, 'above')}`,
    order: sql`lower(owner.name), owner.id, goal.period_id, lower(goal.title), goal.id`,
  };
}

/** Returns the places of the goals that `reportedGoals` returns, in the same order; at most `limit`. One statement. */
export async function goalPlaces(scope: Scope, asked: AskedGoals, limit: number): Promise<GoalPlace[]> {
  const { seen, from, order } = seenGoals(scope, asked);
  const query = sql<GoalPlace>`with ${seen}
    select goal.id, above.id as parent_id, goal.period_id, goal.recent_likelihood
    from ${from} order by ${order} limit ${limit}`;
  return (await query.execute(scope.db)).rows;
}

/**
 * Returns the goals of these quarters that the reader sees, by owner and title; at most `limit`. One statement, whatever the
 * company's size.
 */
export async function reportedGoals(scope: Scope, asked: AskedGoals, limit: number): Promise<ReportedGoal[]> {
  const tenantId = scope.tenant.id;
  const { seen, from, order } = seenGoals(scope, asked);
  const query = sql<ReportedGoal>`with ${seen}
    select goal.id, goal.owner_id, above.id as parent_id, above.title as parent_title, goal.period_id, goal.title, goal.measurement,
      goal.state, goal.is_private, owner.name as owner_name, ${departmentOf('owner')} as department,
      goal.recent_likelihood, goal.recent_quality, goal.recent_week, own.completed,
      own.objective_result::float8 as percent, own.quality as result_quality, given.completed as reviewed
    from ${from}
    left join goal_result own on own.tenant_id = ${tenantId} and own.goal_id = goal.id and own.kind = 'owner'
      and own.round = goal.result_round and own.retracted_at is null
      and goal.state in ('results_in_review', 'finalized')
    left join goal_result given on given.tenant_id = ${tenantId} and given.goal_id = goal.id and given.kind = 'manager'
      and given.round = goal.result_round and given.retracted_at is null and goal.state = 'finalized'
    order by ${order} limit ${limit}`;
  return (await query.execute(scope.db)).rows;
}

/** A person as report 1 shows them. */
export interface ReportedPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly job_title: string;
  readonly department: string;
  readonly role_name: RoleName;
  readonly manager_name: string | null;
  readonly is_org_admin: boolean;
  readonly is_goal_admin: boolean;
  readonly is_goal_manager: boolean;
  readonly is_hr_admin: boolean;
  readonly is_delegate: boolean;
  readonly status: 'invited' | 'active' | 'deactivated';
  /** Of all rows, also of those beyond the limit. */
  readonly people: number;
}

/**
 * Returns the people of the company by name: active ones; observers only for those who see them; deactivated ones only for the
 * ceo, org admins and the managers above them (decisions-2 A12, F1).
 */
export async function reportedPeople(scope: Scope, limit: number): Promise<ReportedPerson[]> {
  const { tenant, person, capabilities } = scope;
  const seesAllGone = capabilities.administersPeople;
  const query = sql<ReportedPerson>`
    select person.name, person.email, person.phone, person.job_title, ${departmentOf('person')} as department,
      person.role_name, manager.name as manager_name, person.is_org_admin, person.is_goal_admin, person.is_goal_manager,
      person.is_hr_admin, person.is_delegate,
      case when person.deactivated_at is not null then 'deactivated'
        when person.invitation_accepted_at is null then 'invited' else 'active' end as status,
      count(*) over ()::int as people
    from person
    left join person manager on manager.tenant_id = ${tenant.id} and manager.id = person.manager_id
    where person.tenant_id = ${tenant.id}
      and (${capabilities.seesObservers}::boolean or person.role_name <> 'observer')
      and (person.deactivated_at is null or ${seesAllGone}::boolean or exists (select 1 from org_path below
        where below.tenant_id = ${tenant.id} and below.ancestor_id = ${person.id} and below.depth > 0
          and below.descendant_id = person.id))
    order by lower(person.name), person.id limit ${limit}`;
  return (await query.execute(scope.db)).rows;
}

/** Returns the name of somebody whose goals the reader may ask for: anybody but an observer they may not see. */
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

/** Returns how many of these different people are active and below the acting person. */
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
