import { hasBegun, openWeeks } from '@bellwether/domain/calendar/prediction-window';
import type { GoalFacts, Relation } from '@bellwether/domain/goals/facts';
import type { GoalTie } from '@bellwether/domain/goals/ownership';
import { canSeeGoal } from '@bellwether/domain/goals/visibility';
import { isObserver } from '@bellwether/domain/people/capabilities';
import type { RoleName } from '@bellwether/domain/people/roles';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Goal } from '#platform/database/database-types.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { actingManagerOf, isBelowActor } from '../people/access.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';

/**
 * The condition that a row of `goal` under `alias` is visible to the acting person (decisions §3); the same rule as the
 * domain's `canSeeGoal`, for whole sets. Open goals are decided by the row alone, so that index order is kept.
 */
export function visibleGoal(scope: Scope, alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${alias}.deleted_at`)} is null and ${withinSight(scope, alias)})`;
}

/**
 * The condition that a row of `goal` under `alias` counts as a child of its parent for the acting person (decisions-2 Z2): it
 * is visible, or it is deleted and something that the person sees lies below it.
 */
export function countsAsChild(scope: Scope, alias: string): RawBuilder<SqlBool> {
  const goal = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`case when ${goal('deleted_at')} is null then ${withinSight(scope, alias)}
    else exists (select 1 from goal_path under
      join goal below on below.tenant_id = under.tenant_id and below.id = under.descendant_id
      where under.tenant_id = ${scope.tenant.id} and under.ancestor_id = ${goal('id')} and under.depth > 0
        and ${visibleGoal(scope, 'below')}) end`;
}

/** The same of goals that may be deleted: whether the acting person would see the goal, were it not. */
function withinSight(scope: Scope, alias: string): RawBuilder<SqlBool> {
  const goal = (column: string) => sql.ref(`${alias}.${column}`);
  const { person, tenant } = scope;
  const { administersGoals, managesGoals } = scope.capabilities;
  const drafts = administersGoals
    ? sql<SqlBool>`or ${goal('exposure')} = 1`
    : managesGoals
      ? sql<SqlBool>`or (${goal('exposure')} = 1 and ${isBelowOwnGoal(scope, goal('id'))})`
      : sql``;
  return sql<SqlBool>`(${goal('exposure')} = 0
    or ${goal('owner_id')} = ${person.id}
    or exists (select 1 from org_path own_chain where own_chain.tenant_id = ${tenant.id}
      and own_chain.ancestor_id = ${person.id} and own_chain.descendant_id = ${goal('owner_id')})
    ${drafts})`;
}

/**
 * The same for published goals that are not deleted, where very many are looked through: everyone below the acting person is
 * read once and kept as a hash. As a value, since a join would be planned the other way round.
 */
export function visiblePublished(scope: Scope, alias: string): RawBuilder<SqlBool> {
  const goal = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`(${goal('exposure')} = 0 or (${goal('owner_id')} in (select own_below.descendant_id from org_path own_below
    where own_below.tenant_id = ${scope.tenant.id} and own_below.ancestor_id = ${scope.person.id})) is true)`;
}

/**
 * Whether a goal lies below one of the acting person's own living goals: the reach of a goal manager (decisions §4). It is
 * looked for from the goal upwards, a few steps; all that lies below a manager's goals can be half the company's.
 */
export function isBelowOwnGoal(scope: Scope, goalId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  // Under names that no statement gives its own tables: a goal named like one of these would be taken for it.
  return sql<SqlBool>`exists (select 1 from goal_path own_path join goal own_goal
    on own_goal.tenant_id = own_path.tenant_id and own_goal.id = own_path.ancestor_id
    where own_path.tenant_id = ${scope.tenant.id} and own_path.descendant_id = ${goalId} and own_path.depth > 0
      and own_goal.owner_id = ${scope.person.id} and own_goal.deleted_at is null offset 0)`;
}

/** What the relation of the acting person to a goal is made of, as columns of a statement over `goal` under `alias`. */
export function relationColumns(scope: Scope, alias: string) {
  const owner = sql.ref(`${alias}.owner_id`);
  const { isGoalManager } = scope.person;
  return {
    actingManagerId: actingManagerOf(scope, owner),
    isInChain: isBelowActor(scope, owner),
    isAboveGoal: isGoalManager ? isBelowOwnGoal(scope, sql.ref(`${alias}.id`)) : sql<SqlBool>`false`,
    ties: sql<GoalTie[]>`array(select tie.kind from goal_tie tie where tie.tenant_id = ${scope.tenant.id}
      and tie.goal_id = ${sql.ref(`${alias}.id`)} and tie.person_id = ${scope.person.id})`,
  };
}

/**
 * Whether what waits of the goal under `alias` was the acting person's own when it was submitted: the domain's `wasOwn` of
 * goals that wait, for whole sets. The person's ties are read once and kept as a hash.
 */
export function wasOwn(scope: Scope, alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`((${sql.ref(`${alias}.id`)}, ${sql.ref(`${alias}.state`)} = 'approved') in (
    select tie.goal_id, tie.kind = 'owned_edit' from goal_tie tie where tie.tenant_id = ${scope.tenant.id}
      and tie.person_id = ${scope.person.id} and tie.kind in ('owned_submission', 'owned_edit')))`;
}

interface RelationParts {
  owner_id: number;
  acting_manager_id: number | null;
  is_in_chain: boolean;
  is_above_goal: boolean;
  ties: GoalTie[];
}

/** How the acting person stands to a goal. */
export function relationOf(scope: Scope, parts: RelationParts): Relation {
  const { person } = scope;
  return {
    isOwner: parts.owner_id === person.id,
    isManager: parts.acting_manager_id === person.id,
    isInChain: parts.is_in_chain,
    isCeo: person.role === 'ceo',
    isOrgAdmin: person.isOrgAdmin,
    isGoalAdmin: person.isGoalAdmin,
    isGoalManager: person.isGoalManager,
    isGoalManagerAbove: parts.is_above_goal,
    isObserver: isObserver(person),
    ownedSubmission: parts.ties.includes('owned_submission'),
    ownedSubmittedEdit: parts.ties.includes('owned_edit'),
  };
}

interface FactParts {
  state: GoalFacts['state'];
  edit_state: GoalFacts['editState'];
  is_private: boolean;
  published_at: number | null;
  deleted_at: number | null;
  created_at: number;
  acting_manager_id: number | null;
}

/** What the rules need to know of a goal. */
export function factsOf(scope: Scope, parts: FactParts, period: Period): GoalFacts {
  const { calendar } = scope.tenant;
  const asked = { quarter: period, createdAt: parts.created_at, now: scope.now };
  return {
    state: parts.state,
    editState: parts.edit_state,
    isPrivate: parts.is_private,
    everPublished: parts.published_at !== null,
    isDeleted: parts.deleted_at !== null,
    hasOpenWeek: parts.state === 'approved' && openWeeks(asked, calendar).length > 0,
    periodBegun: hasBegun(period, scope.now, calendar),
    ownerHasActingManager: parts.acting_manager_id !== null,
  };
}

declare const held: unique symbol;

/** A goal that the acting person sees, read in this transaction, with what the rules need to judge every act on it. */
export type HeldGoal = Awaited<ReturnType<typeof readGoal>> & object & { readonly [held]: true };

/**
 * Reads one goal for the acting person; 404 where it is absent or invisible. With `lock` the row stays locked until the
 * transaction ends: whoever comes second sees what the first one left. `deleted` also finds deleted goals, for restoring.
 */
export async function holdGoal(
  scope: Scope,
  goalId: number,
  options: { lock?: boolean; deleted?: boolean } = {},
): Promise<HeldGoal> {
  // Asked in the statements too: what is invisible costs as much as what is absent, and is neither locked nor waited for.
  const sought = options.deleted ? withinSight(scope, 'goal') : visibleGoal(scope, 'goal');
  // Locked before it is read: a row that another act changed meanwhile would drop out of the joined statement.
  if (options.lock && !(await lockGoal(scope, goalId, sought))) throw notFound();
  const goal = await readGoal(scope, goalId, sought);
  if (!goal) throw notFound();
  const facts = options.deleted ? { ...goal.facts, isDeleted: false } : goal.facts;
  if (!canSeeGoal(facts, goal.relation)) throw notFound();
  return goal as HeldGoal;
}

// Not `for update`: comments, followers and child goals refer to the row and need not wait for the act to end.
async function lockGoal(scope: Scope, goalId: number, sought: RawBuilder<SqlBool>): Promise<boolean> {
  const row = await scope.db
    .selectFrom('goal')
    .select('id')
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', goalId)
    .where(sought)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function readGoal(scope: Scope, goalId: number, sought: RawBuilder<SqlBool>) {
  const relation = relationColumns(scope, 'goal');
  const query = sql<Selectable<Goal> & RelationParts & { owner_name: string; owner_role: RoleName }>`
    select goal.*, owner.name as owner_name, owner.role_name as owner_role,
      ${relation.actingManagerId} as acting_manager_id, ${relation.isInChain} as is_in_chain,
      ${relation.isAboveGoal} as is_above_goal, ${relation.ties} as ties
    from goal join person owner on owner.tenant_id = goal.tenant_id and owner.id = goal.owner_id
    where goal.tenant_id = ${scope.tenant.id} and goal.id = ${goalId} and ${sought}`;
  const [row] = (await query.execute(scope.db)).rows;
  if (!row) return undefined;
  const periods = await periodsOf(scope);
  const period = periods.byId(row.period_id);
  if (!period) throw new Error(`Goal ${row.id} lies in no known period.`);
  return { row, period, periods, facts: factsOf(scope, row, period), relation: relationOf(scope, row) };
}
