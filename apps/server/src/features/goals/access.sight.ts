import { exposures } from '@bellwether/domain/goals/visibility';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { column, keptSql } from '#platform/database/compiler.ts';
import { deciderOf, decidesAsDeputy, decidesAsDeputyAtOnce, isDeputyOf } from '../people/access.absence.ts';
import { actingManagerOf } from '../people/access.ts';
import {
  anyOf,
  ifHas,
  ifStandsIn,
  isInChain,
  isInChainAtOnce,
  type Viewer,
} from '../people/access.viewer.ts';

/** The columns of a goal that decide who sees it. A statement may ask for other values than the stored ones. */
export interface SeenGoal {
  readonly id: RawBuilder<unknown>;
  readonly ownerId: RawBuilder<unknown>;
  /** The domain's `exposures`. */
  readonly exposure: RawBuilder<unknown>;
  readonly isHere: RawBuilder<SqlBool>;
}

/** The row of `goal` under `alias`. */
export function goalAt(alias: string): SeenGoal {
  return {
    id: column(`${alias}.id`),
    ownerId: column(`${alias}.owner_id`),
    exposure: column(`${alias}.exposure`),
    isHere: isHere(alias),
  };
}

const isHere = keptSql((alias) => sql<SqlBool>`${column(`${alias}.deleted_at`)} is null`);

/** How the trees of people and of goals are read. */
export interface Trees {
  readonly isInChain: (viewer: Viewer, ownerId: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  readonly isBelowOwnGoal: (viewer: Viewer, goalId: RawBuilder<unknown>) => RawBuilder<SqlBool>;
  readonly decidesAsDeputy: (viewer: Viewer, ownerId: RawBuilder<unknown>) => RawBuilder<SqlBool>;
}

/** Each goal's own few rows, for statements over few goals or over many viewers. */
const rowByRow: Trees = { isInChain, isBelowOwnGoal, decidesAsDeputy };

/** The viewer's part of the trees, read once and kept as a hash: for statements over very many goals. */
export const atOnce: Trees = {
  isInChain: isInChainAtOnce,
  // Paths from a goal to itself may count, because the owner of a goal sees it anyway.
  isBelowOwnGoal: (viewer, goalId) => sql<SqlBool>`((${goalId} in (select path.descendant_id from goal above
    join goal_path path on path.tenant_id = above.tenant_id and path.ancestor_id = above.id
    where above.tenant_id = ${viewer.tenantId} and above.owner_id = ${viewer.id} and above.deleted_at is null)) is true)`,
  decidesAsDeputy: decidesAsDeputyAtOnce,
};

/**
 * Whether the viewer sees the goal: the domain's `canSeeGoal` for sets, and the only place with this rule in SQL
 * (docs/decisions/0079). `sight.test.ts` compares every audience with the domain.
 */
export function seesGoal(viewer: Viewer, goal: string | SeenGoal, trees = rowByRow): RawBuilder<SqlBool> {
  const seen = seenAt(goal);
  return sql<SqlBool>`(${seen.isHere} and ${wouldSeeGoal(viewer, seen, trees)})`;
}

/** The same without the check of deletion: whether the viewer would see the goal if it were not deleted. */
export function wouldSeeGoal(viewer: Viewer, goal: string | SeenGoal, trees = rowByRow): RawBuilder<SqlBool> {
  const seen = seenAt(goal);
  const { everybody, draftReaders } = levels;
  return anyOf(
    sql<SqlBool>`${seen.exposure} = ${everybody}`,
    ...seesDrafts(viewer, seen, sql<SqlBool>`${seen.exposure} = ${draftReaders}`, trees),
  );
}

/** Whether the viewer sees a pending edit of the goal: the domain's `canSeePendingEdit`. */
export function seesEdits(viewer: Viewer, goal: string | SeenGoal): RawBuilder<SqlBool> {
  const seen = seenAt(goal);
  const parts = seesDrafts(viewer, seen, sql<SqlBool>`${seen.exposure} < ${levels.chain}`, rowByRow);
  return sql<SqlBool>`(${seen.isHere} and ${anyOf(...parts)})`;
}

/** Whether the viewer reads every comment on the goal: the domain's `canReadComments`. */
export function readsComments(viewer: Viewer, goal: string | SeenGoal): RawBuilder<SqlBool> {
  const seen = seenAt(goal);
  const of = { tenant: { id: viewer.tenantId } };
  return sql<SqlBool>`(${seen.isHere} and ${anyOf(
    sql<SqlBool>`${seen.ownerId} = ${viewer.id}`,
    ifHas(viewer, 'administersGoals', wouldSeeGoal(viewer, seen)),
    sql<SqlBool>`${viewer.id} = ${actingManagerOf(of, seen.ownerId)}`,
    sql<SqlBool>`(${viewer.id} = ${deciderOf(of, seen.ownerId)} and ${wouldSeeGoal(viewer, seen)})`,
    ifStandsIn(viewer, sql<SqlBool>`(${isDeputyOf(viewer, seen.ownerId)} and ${wouldSeeGoal(viewer, seen)})`),
  )})`;
}

/** Whether the goal is hidden from nobody by its exposure; the caller checks that it is not deleted. */
export const isPublic = keptSql(
  (alias) => sql<SqlBool>`${column(`${alias}.exposure`)} = ${levels.everybody}`,
);

/** Whether everybody sees the goal. */
export const publicGoal = keptSql((alias) => sql<SqlBool>`(${isPublic(alias)} and ${isHere(alias)})`);

/** Whether the goal is not private. */
export const isNotPrivate = keptSql(
  (alias) => sql<SqlBool>`${column(`${alias}.exposure`)} < ${levels.chain}`,
);

/** Whether the goal is private. */
export const isPrivate = keptSql((alias) => sql<SqlBool>`${column(`${alias}.exposure`)} = ${levels.chain}`);

/** The exposures as literals, because partial indexes and the order of `goal_class` need them. */
export const levels = {
  everybody: sql.lit(exposures.everybody),
  draftReaders: sql.lit(exposures.draftReaders),
  chain: sql.lit(exposures.chain),
} as const;

/** The ways to see what is not published, the row's own columns first: if they decide, no tree is read. */
function seesDrafts(viewer: Viewer, goal: SeenGoal, isForFlags: RawBuilder<SqlBool>, trees: Trees) {
  const administers = viewer.has('administersGoals');
  const below = sql<SqlBool>`(${isForFlags} and ${trees.isBelowOwnGoal(viewer, goal.id)})`;
  const asDeputy = sql<SqlBool>`(${isForFlags} and ${trees.decidesAsDeputy(viewer, goal.ownerId)})`;
  return [
    sql<SqlBool>`${goal.ownerId} = ${viewer.id}`,
    ifHas(viewer, 'administersGoals', isForFlags),
    trees.isInChain(viewer, goal.ownerId),
    // A viewer who is known to administer goals sees them already.
    administers === true ? undefined : ifHas(viewer, 'managesGoals', below),
    // Who stands in without being anybody's deputy is in the chain (people.35).
    administers === true ? undefined : ifStandsIn(viewer, asDeputy),
  ] as const;
}

function seenAt(goal: string | SeenGoal): SeenGoal {
  return typeof goal === 'string' ? goalAt(goal) : goal;
}

/**
 * Whether a goal lies below one of the viewer's own undeleted goals: the reach of a goal manager (goals.4).
 * Searches upwards from the goal, a few steps, because half the company's goals can lie below a manager's goals.
 */
export function isBelowOwnGoal(viewer: Viewer, goalId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  // Use table names that no caller uses: a goal's alias of the same name would refer to the wrong table.
  return sql<SqlBool>`exists (select 1 from goal_path own_path join goal own_goal
    on own_goal.tenant_id = own_path.tenant_id and own_goal.id = own_path.ancestor_id
    where own_path.tenant_id = ${viewer.tenantId} and own_path.descendant_id = ${goalId} and own_path.depth > 0
      and own_goal.owner_id = ${viewer.id} and own_goal.deleted_at is null offset 0)`;
}
