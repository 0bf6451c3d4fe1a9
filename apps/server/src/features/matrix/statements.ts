import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { Rating } from '@bellwether/domain/goals/rating';
import { statesWithMatrix } from '@bellwether/domain/matrix/matrix';
import type { WeekReach } from '@bellwether/domain/matrix/week-walk';
import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { matchesWords } from '#platform/database/word-search.ts';
import type { Scope } from '#platform/session/scope.ts';
import { isPublic } from '../goals/access.sight.ts';
import { visibleGoal } from '../goals/access.ts';
import { type ChildSummary, childSummaries } from '../goals/reading/access.children.ts';
import { reportsPart } from '../people/access.ts';
import type { Period } from '../tenant/queries.ts';

interface TreeResult {
  id: number;
  kind: 'owner' | 'manager';
  completed: boolean | null;
  percent: number | null;
  quality: Rating | null;
  /** Epoch milliseconds. */
  created: number;
}

/** A node of a goal's tree. For an invisible goal everything from `state` on is null. */
export interface TreeRow {
  id: number;
  parent_id: number | null;
  generation: number;
  is_deleted: boolean;
  is_visible: boolean;
  state: GoalState | null;
  objective: StrategicObjective | null;
  is_imported: boolean | null;
  title: string | null;
  period_id: number | null;
  owner_id: number | null;
  owner_name: string | null;
  owner_avatar: string | null;
  /** The predictions of the weeks up to the shown one, the latest first: 25 × the week's number + the cell. */
  given: number[] | null;
  /** The status id of the latest prediction. */
  status_id: number | null;
  comment_count: number | null;
  /** The results of the present round, if the goal has any. */
  results: TreeResult[] | null;
  /** Only for the root goal: the title of its parent, if that is visible. */
  parent_title: string | null;
  /** Only for the root goal: the running goals directly below it; null without any. */
  children: ChildSummary | null;
  /** Only for the root goal: the acting person's own goals of its quarter that have a matrix. */
  own: number[] | null;
}

/** A period, and until when its predictions count for the shown week. */
export interface PeriodReach {
  readonly period: Period;
  readonly reach: WeekReach;
}

const mostOwnGoals = 200;

/** The roots of a matrix: a held goal, or goals that the acting person sees. */
export interface TreeRoots {
  readonly ids: readonly number[];
  readonly periodId: number;
}

/**
 * Returns the root goals and everything below them, in no order, with the predictions up to the shown week;
 * one statement for trees of any size. No root may be below another one.
 */
export async function treeRowsOf(
  scope: Scope,
  roots: TreeRoots,
  reaches: readonly PeriodReach[],
): Promise<TreeRow[]> {
  const { person, tenant } = scope;
  const readsAll = scope.capabilities.administersGoals;
  const query = sql<TreeRow>`
    with recursive ${reportsPart(scope)},
    node as materialized (
      select goal.id, goal.parent_id, path.depth, goal.deleted_at is not null as is_deleted, seen.is_visible,
        case when seen.is_visible then goal.state end as state, case when seen.is_visible then goal.title end as title,
        case when seen.is_visible then goal.strategic_objective end as objective,
        case when seen.is_visible then goal.import_id is not null end as is_imported,
        case when seen.is_visible then goal.period_id end as period_id,
        case when seen.is_visible then goal.owner_id end as owner_id, goal.result_round
      from goal_path path
      join goal on goal.tenant_id = path.tenant_id and goal.id = path.descendant_id
      cross join lateral (select ${visibleGoal(scope, 'goal')} as is_visible) seen
      where path.tenant_id = ${tenant.id} and path.ancestor_id = any(${roots.ids}::int[])
    ), reach as materialized (
      select * from unnest(${reaches.map(({ period }) => period.id)}::int[],
        ${reaches.map(({ reach }) => reach.upTo)}::int[]) as reach (period_id, up_to)
    )
    select node.id, node.parent_id, node.depth as generation, node.is_deleted, node.is_visible, node.state, node.objective, node.is_imported, node.title,
      node.period_id, node.owner_id, owner.name as owner_name, owner.avatar as owner_avatar, given.given, given.status_id,
      case when given.status_id is not null then (select count(*)::int from goal_comment note
        where note.tenant_id = ${tenant.id} and note.goal_id = node.id and note.deleted_at is null
          and note.commentable_type = 'GoalStatus' and note.commentable_id = given.status_id
          and (${readsAll}::boolean or node.owner_id = ${person.id} or note.author_id = ${person.id}
            or node.owner_id in (select id from report))) end as comment_count,
      case when node.state in ('results_in_review', 'finalized') then
        (select json_agg(json_build_object('id', result.id, 'kind', result.kind, 'completed', result.completed,
          'percent', result.objective_result, 'quality', result.quality,
          'created', (extract(epoch from result.created_at) * 1000)::bigint))
        from goal_result result where result.tenant_id = ${tenant.id} and result.goal_id = node.id
          and result.round = node.result_round and result.retracted_at is null) end as results,
      case when node.depth = 0 then (select above.title from goal above where above.tenant_id = ${tenant.id}
        and above.id = node.parent_id and ${visibleGoal(scope, 'above')}) end as parent_title,
      case when node.depth = 0 and ${roots.ids.length === 1}::boolean then
        (select row_to_json(summary) from (${childSummaries(scope, sql`array[node.id]`)}) summary) end as children,
      case when node.depth = 0 then array(${ownGoalIds(scope, roots.periodId)} limit ${sql.lit(mostOwnGoals)}) end as own
    from node
    left join reach on reach.period_id = node.period_id
    left join person owner on owner.tenant_id = ${tenant.id} and owner.id = node.owner_id
    left join lateral (
      select array_agg(status.week * 25 + status.likelihood * 5 + status.quality order by status.week desc) as given,
        (array_agg(status.id order by status.week desc))[1] as status_id
      from goal_status status where status.tenant_id = ${tenant.id} and status.goal_id = node.id
        and status.week <= reach.up_to and status.likelihood is not null
    ) given on true`;
  return (await query.execute(scope.db)).rows;
}

/** Returns the acting person's company goals of a period, the oldest first; 200 at most. */
export async function ownCompanyGoalIds(scope: Scope, periodId: number): Promise<number[]> {
  const query = sql<{ id: number }>`select mine.id from goal mine where mine.tenant_id = ${scope.tenant.id}
    and mine.owner_id = ${scope.person.id} and mine.period_id = ${periodId} and ${hasMatrix('mine')}
    and ${isPublic('mine')} and mine.parent_id is null order by mine.id limit ${sql.lit(mostOwnGoals)}`;
  return (await query.execute(scope.db)).rows.map(({ id }) => id);
}

/** Selects the acting person's own goals of a period that have a matrix, the oldest first. */
function ownGoalIds(scope: Scope, periodId: number): RawBuilder<unknown> {
  return sql`select mine.id from goal mine where mine.tenant_id = ${scope.tenant.id}
    and mine.owner_id = ${scope.person.id} and mine.period_id = ${periodId} and ${hasMatrix('mine')} order by mine.id`;
}

function hasMatrix(alias: string): RawBuilder<SqlBool> {
  const goal = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`(${goal('deleted_at')} is null and ${goal('state')} = any(${statesWithMatrix}::text[]))`;
}

/**
 * Returns the first own goal of a period that has a matrix, else its first company goal (goals.12); 0
 * without either.
 */
export async function firstGoalIdOf(scope: Scope, periodId: number): Promise<number> {
  const { person, tenant } = scope;
  // Use the index of owners, so that the cost depends on one person's goals, and not on the quarter's.
  const firstOf = (owner: RawBuilder<unknown>, more: RawBuilder<unknown>) =>
    sql`(select goal.id from goal where goal.tenant_id = ${tenant.id} and goal.period_id = ${periodId}
      and goal.owner_id = ${owner} and ${hasMatrix('goal')} ${more} order by goal.id limit 1)`;
  const ceo = sql`(select ceo.id from person ceo where ceo.tenant_id = ${tenant.id} and ceo.role_name = 'ceo'
    and ceo.deactivated_at is null)`;
  const query = sql<{ id: number }>`select coalesce(${firstOf(sql`${person.id}`, sql``)},
    ${firstOf(ceo, sql`and ${isPublic('goal')} and goal.parent_id is null`)}, 0) as id`;
  return (await query.execute(scope.db)).rows[0]?.id ?? 0;
}

export interface FoundRow {
  id: number;
  title: string;
  state: GoalState;
  period_id: number;
  owner_id: number;
  owner_name: string;
  owner_avatar: string | null;
}

/**
 * Returns visible goals whose title contains each of the words (LIKE patterns of folded text), newest first.
 */
export async function goalsTitled(
  scope: Scope,
  words: readonly string[],
  limit: number,
): Promise<FoundRow[]> {
  const { tenant } = scope;
  // Scan only the index, in its order, before any table row is read; the scan ends with the last goal that is
  // shown.
  const query = sql<FoundRow>`with found as materialized (
      select found.id from goal found
      where found.tenant_id = ${tenant.id} and found.deleted_at is null and found.exposure >= 0 and found.state <> 'shelved'
        and ${matchesWords(sql`found.title_key`, words)} and ${visibleGoal(scope, 'found')}
      order by found.id desc limit ${sql.lit(limit)}
    )
    select goal.id, goal.title, goal.state, goal.period_id, goal.owner_id, owner.name as owner_name, owner.avatar as owner_avatar
    from (select * from goal where tenant_id = ${tenant.id} and id = any(array(select id from found)) offset 0) goal
    join person owner on owner.tenant_id = ${tenant.id} and owner.id = goal.owner_id
    order by goal.id desc`;
  return (await query.execute(scope.db)).rows;
}
