import { hasBegun, openWeeks } from '@bellwether/domain/calendar/prediction-window';
import type { GoalFacts, Relation } from '@bellwether/domain/goals/facts';
import type { GoalTie } from '@bellwether/domain/goals/ownership';
import { canSeeGoal } from '@bellwether/domain/goals/visibility';
import { isObserver } from '@bellwether/domain/people/roles/capabilities';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { column } from '#platform/database/compiler.ts';
import type { Goal } from '#platform/database/database-types.ts';
import { inOneBatch } from '#platform/database/driver.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { deciderOf, isDeputyOf } from '../people/access.absence.ts';
import { actingManagerOf, type InTenant, isBelowActor } from '../people/access.ts';
import { actingViewer } from '../people/access.viewer.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import { atOnce, isBelowOwnGoal, seesGoal, wouldSeeGoal } from './access.sight.ts';

/** Returns whether the acting person sees the row of `goal` under `alias` (goals.8). */
export function visibleGoal(scope: Scope, alias: string): RawBuilder<SqlBool> {
  return seesGoal(actingViewer(scope), alias);
}

/** Returns the same for statements that test very many goals. */
export function visibleOfMany(scope: Scope, alias: string): RawBuilder<SqlBool> {
  return seesGoal(actingViewer(scope), alias, atOnce);
}

/**
 * Returns the condition that a row of `goal` under `alias` counts as a child of its parent for the acting
 * person (goals.27).
 * It counts if it is visible, or if it is deleted and the person sees a goal below it.
 */
export function countsAsChild(scope: Scope, alias: string): RawBuilder<SqlBool> {
  const goal = (name: string) => column(`${alias}.${name}`);
  return sql<SqlBool>`case when ${goal('deleted_at')} is null then ${withinSight(scope, alias)}
    else exists (select 1 from goal_path under
      join goal below on below.tenant_id = under.tenant_id and below.id = under.descendant_id
      where under.tenant_id = ${scope.tenant.id} and under.ancestor_id = ${goal('id')} and under.depth > 0
        and ${visibleGoal(scope, 'below')}) end`;
}

/** Returns whether the acting person would see the goal if it were not deleted. */
export function withinSight(scope: Scope, alias: string): RawBuilder<SqlBool> {
  return wouldSeeGoal(actingViewer(scope), alias);
}

/**
 * Returns the columns for the acting person's relation to a goal, for a statement over `goal` under `alias`.
 */
export function relationColumns(scope: Scope, alias: string) {
  const owner = column(`${alias}.owner_id`);
  const { isGoalManager } = scope.person;
  return {
    actingManagerId: actingManagerOf(scope, owner),
    deciderId: deciderOf(scope, owner),
    isDeputy: scope.person.isDelegate ? isDeputyOf(actingViewer(scope), owner) : sql<SqlBool>`false`,
    isInChain: isBelowActor(scope, owner),
    isAboveGoal: isGoalManager
      ? isBelowOwnGoal(actingViewer(scope), column(`${alias}.id`))
      : sql<SqlBool>`false`,
    ties: sql<GoalTie[]>`array(select tie.kind from goal_tie tie where tie.tenant_id = ${scope.tenant.id}
      and tie.goal_id = ${column(`${alias}.id`)} and tie.person_id = ${scope.person.id})`,
  };
}

/**
 * Whether the waiting part of the goal under `alias` was the acting person's own when it was submitted: the
 * domain's `wasOwn` of waiting goals, for sets.
 * The person's ties are read once and kept as a hash.
 */
export function wasOwn(
  scope: InTenant & { readonly person: { readonly id: number } },
  alias: string,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`((${column(`${alias}.id`)}, ${column(`${alias}.state`)} = 'approved') in (
    select tie.goal_id, tie.kind = 'owned_edit' from goal_tie tie where tie.tenant_id = ${scope.tenant.id}
      and tie.person_id = ${scope.person.id} and tie.kind in ('owned_submission', 'owned_edit')))`;
}

interface RelationParts {
  owner_id: number;
  acting_manager_id: number | null;
  /** Who decides about the owner's goals today (people.35). */
  decider_id: number | null;
  is_deputy: boolean;
  is_in_chain: boolean;
  is_above_goal: boolean;
  ties: GoalTie[];
}

/** Returns the acting person's relation to a goal. */
export function relationOf(scope: Scope, parts: RelationParts): Relation {
  const { person } = scope;
  return {
    isOwner: parts.owner_id === person.id,
    isManager: parts.acting_manager_id === person.id,
    standsIn: parts.decider_id === person.id && parts.acting_manager_id !== person.id,
    isDeputy: parts.is_deputy,
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

/** Whether the acting person sees anything below or after a goal. Parts that are not there need not be read. */
interface Around {
  /** Also true if there are only deleted children, which may not count. */
  has_children: boolean;
  has_successor: boolean;
}

/** Returns the columns that `Around` names, for a statement over `goal`. */
function aroundColumns(scope: Scope): RawBuilder<unknown> {
  // With `offset 0` the planner looks for each goal's own rows, instead of collecting those of the whole company.
  const child = sql`select 1 from goal child where child.tenant_id = ${scope.tenant.id} and child.parent_id = goal.id
    and (child.deleted_at is not null or ${withinSight(scope, 'child')}) offset 0`;
  const next = sql`select 1 from goal next where next.tenant_id = ${scope.tenant.id} and next.carried_from_id = goal.id
    and ${visibleGoal(scope, 'next')} offset 0`;
  return sql`exists (${child}) as has_children, exists (${next}) as has_successor`;
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

/** Returns the facts about a goal that the rules use. */
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

/**
 * A goal that the acting person sees, read in this transaction, with the facts that the rules need for every
 * act on it.
 */
export type HeldGoal = Awaited<ReturnType<typeof readGoals>>[number] & { readonly [held]: true };

/** A goal's id, or a subquery that returns it. */
type GoalId = number | RawBuilder<number>;

/**
 * Reads one goal for the acting person.
 * With `lock` the row stays locked until the transaction ends, so the later of two acts sees the earlier
 * one's change. `deleted` also finds deleted goals, for restoring.
 * @throws HttpProblem 404 if the goal is absent or invisible.
 */
export async function holdGoal(
  scope: Scope,
  goalId: GoalId,
  options: { lock?: boolean; deleted?: boolean } = {},
): Promise<HeldGoal> {
  // Test visibility in the statements, too. An invisible goal then costs as much as an absent goal, and is
  // not locked.
  const sought = options.deleted ? withinSight(scope, 'goal') : visibleGoal(scope, 'goal');
  const read = () => readGoal(scope, goalId, sought);
  // Lock the row before reading it: a row that another act changes meanwhile would drop out of the joined
  // statement.
  const [isThere, goal] = options.lock
    ? await inOneBatch(scope.db, () => lockGoal(scope, goalId, sought), read)
    : [true, await read()];
  if (!isThere || !goal) throw notFound();
  const facts = options.deleted ? { ...goal.facts, isDeleted: false } : goal.facts;
  if (!canSeeGoal(facts, goal.relation)) throw notFound();
  return goal as HeldGoal;
}

/**
 * Reads the acting person's visible goals of one owner that are neither finalized nor shelved, of all quarters.
 * With `lock` the rows stay locked until the transaction ends. They are locked by rising id, so that two
 * concurrent calls do not deadlock.
 */
export async function holdUnfinishedGoals(
  scope: Scope,
  ownerId: number,
  options: { lock?: boolean } = {},
): Promise<HeldGoal[]> {
  const open = sql<SqlBool>`goal.owner_id = ${ownerId} and goal.state not in ('finalized', 'shelved')
    and ${visibleGoal(scope, 'goal')}`;
  const sought = options.lock ? await lockGoals(scope, open) : open;
  const goals = await readGoals(scope, sought);
  return goals.filter(({ facts, relation }) => canSeeGoal(facts, relation)) as HeldGoal[];
}

/**
 * Reads the visible goals among the ids, by rising id. They stay locked until the transaction ends; two concurrent calls
 * for the same goals do not deadlock.
 */
export async function holdGoals(scope: Scope, ids: readonly number[]): Promise<HeldGoal[]> {
  const named = sql<SqlBool>`goal.id = any(${[...ids]}::int[]) and ${visibleGoal(scope, 'goal')}`;
  const goals = await readGoals(scope, await lockGoals(scope, named));
  return goals.filter(({ facts, relation }) => canSeeGoal(facts, relation)) as HeldGoal[];
}

/** Locks the goals that the condition selects; returns a condition that selects the locked goals. */
async function lockGoals(scope: Scope, sought: RawBuilder<SqlBool>): Promise<RawBuilder<SqlBool>> {
  const query = sql<{
    id: number;
  }>`select goal.id from goal where goal.tenant_id = ${scope.tenant.id} and ${sought}
    order by goal.id for no key update`;
  const ids = (await query.execute(scope.db)).rows.map((row) => row.id);
  return sql<SqlBool>`goal.id = any(${ids}::int[]) and ${visibleGoal(scope, 'goal')}`;
}

// Not `for update`: comments, followers and child goals refer to the row and must not wait for the act to
// end.
async function lockGoal(scope: Scope, goalId: GoalId, sought: RawBuilder<SqlBool>): Promise<boolean> {
  const query = sql`select goal.id from goal where goal.tenant_id = ${scope.tenant.id} and goal.id = ${goalId} and ${sought}
    for no key update`;
  return (await query.execute(scope.db)).rows.length > 0;
}

async function readGoal(scope: Scope, goalId: GoalId, sought: RawBuilder<SqlBool>) {
  const [goal] = await readGoals(scope, sql<SqlBool>`goal.id = ${goalId} and ${sought}`);
  return goal;
}

async function readGoals(scope: Scope, sought: RawBuilder<SqlBool>) {
  const relation = relationColumns(scope, 'goal');
  const query = sql<
    Selectable<Goal> &
      RelationParts &
      Around & { owner_name: string; owner_role: RoleName; is_owner_gone: boolean }
  >`
    select goal.*, owner.name as owner_name, owner.role_name as owner_role,
      owner.deactivated_at is not null as is_owner_gone,
      ${relation.actingManagerId} as acting_manager_id, ${relation.deciderId} as decider_id,
      ${relation.isDeputy} as is_deputy, ${relation.isInChain} as is_in_chain,
      ${relation.isAboveGoal} as is_above_goal, ${relation.ties} as ties, ${aroundColumns(scope)}
    from goal join person owner on owner.tenant_id = goal.tenant_id and owner.id = goal.owner_id
    where goal.tenant_id = ${scope.tenant.id} and ${sought} order by goal.id`;
  const { rows } = await query.execute(scope.db);
  if (rows.length === 0) return [];
  const periods = await periodsOf(scope);
  return rows.map((row) => {
    const period = periods.byId(row.period_id);
    if (!period) throw new Error(`Goal ${row.id} lies in no known period.`);
    return { row, period, periods, facts: factsOf(scope, row, period), relation: relationOf(scope, row) };
  });
}
