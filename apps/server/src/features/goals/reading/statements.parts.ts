import { canSeePendingEdit } from '@bellwether/domain/goals/visibility';
import { type RawBuilder, sql } from 'kysely';
import { column, keptSql } from '#platform/database/compiler.ts';
import type { Scope } from '#platform/session/scope.ts';
import { shownPeople } from '../../people/queries.ts';
import { countsAsChild, type HeldGoal, visibleGoal } from '../access.ts';
import { selectTexts } from '../statements.texts.ts';
import { childSummaries } from './access.children.ts';
import { isSentBack } from './access.demands.ts';
import { readableComment } from './access.ts';
import { type GoalParts, type PartsRow, readParts } from './statements.part-rows.ts';

const nothing = sql`'[]'::json`;
/** Selects the rows of a query as one JSON array of objects. */
const rowsOf = (query: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(part), ${nothing}) from (${query}) part)`;
/** Selects the rows of a part of the statement likewise. */
const allOf = keptSql((part) => rowsOf(sql`select * from ${sql.table(part)}`));
/** JSON has no type for instants, so use epoch milliseconds. */
const millis = keptSql((name) => sql`(extract(epoch from ${column(name)}) * 1000)::bigint`);

/**
 * Returns everything around a held goal in one statement, without parts that the acting person may not see.
 * Without `history` the past is left empty.
 */
export async function partsOf(scope: Scope, goal: HeldGoal, history: boolean): Promise<GoalParts> {
  const { row } = goal;
  const here = (alias: string) =>
    sql`${column(`${alias}.tenant_id`)} = ${scope.tenant.id} and ${column(`${alias}.goal_id`)} = ${row.id}`;
  const seesEdit = canSeePendingEdit(goal.facts, goal.relation);
  // Hide a title from the time when the goal was a draft or private (goals.10).
  const nameThen = seesEdit ? sql`moved.goal_name` : sql`${row.title}::text`;

  const statuses = sql`select status.id, status.week, status.likelihood, status.quality from goal_status status
    where ${here('status')} order by status.week`;
  const comments = sql`select note.id, note.commentable_type as "type", note.commentable_id as about,
      note.author_id as author, note.via, note.for_person_id as "actsFor", note.body, ${millis('note.created_at')} as created, ${millis('note.updated_at')} as updated
    from goal_comment note where ${readableComment(scope, goal, 'note')} order by note.id`;
  const commentCounts = sql`(select json_object_agg(about, count) from (
      select note.commentable_id as about, count(*)::int from goal_comment note
      where ${readableComment(scope, goal, 'note')} and note.commentable_type = 'GoalStatus'
      group by note.commentable_id) counted)`;
  const transitions = sql`select moved.id, moved.transitionable_type as "type", moved.action_type as action,
      moved.from_state as "from", moved.to_state as "to", moved.from_id as "fromId", moved.to_id as "toId",
      ${nameThen} as name, moved.author_id as author, moved.via, moved.for_person_id as "actsFor", ${millis('moved.created_at')} as created
    from goal_transition moved where ${here('moved')}
      ${seesEdit ? sql`` : sql`and moved.transitionable_type = 'Goal'`} order by moved.id`;
  const predictions = sql`select given.status_id as status, given.likelihood, given.quality, given.author_id as author, given.via,
      given.for_person_id as "actsFor", given.import_id is not null as imported, ${millis('given.created_at')} as created
    from goal_prediction given where ${here('given')} order by given.id`;
  const edit = sql`select edit.id, edit.state, ${selectTexts('edit')},
      edit.is_private as "isPrivate", edit.strategic_objective as "strategicObjective", edit.parent_id as "parentId", ${millis('edit.updated_at')} as updated
    from goal_edit edit where ${here('edit')} and edit.state in ('draft', 'review')`;

  const { person, tenant } = scope;
  const showsEdit = row.edit_state !== null && seesEdit;
  // Materialise each part that another part uses, so that it is read once.
  const parts = [
    ...(history ? [sql`comment as materialized (${comments})`] : []),
    ...(history ? [sql`transition as materialized (${transitions})`] : []),
    ...(history ? [sql`prediction as materialized (${predictions})`] : []),
    ...(showsEdit ? [sql`edited as materialized (${edit})`] : []),
    ...(row.parent_id === null ? [] : [sql`above as materialized (${ancestorsOf(scope, row.parent_id)})`]),
  ];
  const named = [
    sql`select ${row.owner_id}::int`,
    ...(history
      ? [
          sql`select unnest(array[author, "actsFor"]) from (select author, "actsFor" from comment
          union all select author, "actsFor" from prediction) said`,
        ]
      : []),
    ...(history
      ? [
          sql`select unnest(case when action = 0 then array[author, "actsFor", "fromId", "toId"] else array[author, "actsFor"] end) from transition`,
        ]
      : []),
    ...(row.parent_id === null ? [] : [sql`select "ownerId" from above`]),
  ];
  const goals = [
    ...(history ? [sql`select unnest(array["fromId", "toId"]) from transition where action = 1`] : []),
    ...(showsEdit ? [sql`select unnest(array["parentId", ${row.parent_id}::int]) from edited`] : []),
  ];
  const query = sql<PartsRow>`${parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``}
    select ${rowsOf(statuses)} as statuses,
      ${history ? allOf('comment') : nothing} as comments,
      ${history ? sql`null::json` : commentCounts} as "commentCounts",
      ${history ? allOf('transition') : nothing} as transitions,
      ${history ? allOf('prediction') : nothing} as predictions,
      ${rowsOf(resultsOf(scope, row))} as results,
      ${showsEdit ? allOf('edited') : nothing} as edits,
      ${goals.length > 0 ? rowsOf(titlesOf(scope, sql`array(${sql.join(goals, sql` union all `)})`)) : nothing} as titles,
      ${row.parent_id === null ? nothing : allOf('above')} as ancestors,
      ${row.carried_from_id === null && !row.has_successor ? nothing : rowsOf(lineageOf(scope, row))} as lineage,
      ${rowsOf(shownPeople(scope, sql`array(${sql.join(named, sql` union all `)})`))} as people,
      ${row.has_children ? childCountOf(scope, row) : sql`0`} as "childCount",
      ${row.has_children ? summaryOf(scope, row) : sql`null::json`} as children,
      exists (select 1 from goal_follow follow where follow.tenant_id = ${tenant.id} and follow.person_id = ${person.id}
        and follow.goal_id = ${row.id}) as "isFollowed",
      ${asksSentBack(scope, row) ? sql`(select ${isSentBack(scope, 'goal')} from goal where goal.tenant_id = ${tenant.id} and goal.id = ${row.id})` : sql`false`} as "isSentBack"`;
  const [found] = (await query.execute(scope.db)).rows;
  if (!found) throw new Error('A statement without rows of its own answered none.');
  return readParts(row, found);
}

function childCountOf(scope: Scope, row: HeldGoal['row']) {
  return sql`(select count(*)::int from goal child where child.tenant_id = ${scope.tenant.id} and child.parent_id = ${row.id}
    and ${countsAsChild(scope, 'child')})`;
}

function summaryOf(scope: Scope, row: HeldGoal['row']) {
  return sql`(select row_to_json(summary) from (${childSummaries(scope, sql`array[${row.id}::int]`)}) summary)`;
}

/** Whether to read "sent back": only a goal or an edit that its owner may submit again can be sent back. */
function asksSentBack(scope: Scope, row: HeldGoal['row']): boolean {
  return row.owner_id === scope.person.id && (row.state === 'draft' || row.edit_state === 'draft');
}

const shown = keptSql((name) => sql`case when above."isVisible" then ${column(`above.${name}`)} end`);

/** What the statement needs of an ancestor. */
const ancestor = sql`goal.id, goal.parent_id, goal.owner_id, goal.exposure, goal.deleted_at, goal.state, goal.result_round,
  goal.title, goal.period_id, goal.recent_status_id, goal.recent_likelihood, goal.recent_quality,
  goal.recent_likelihood_delta, goal.recent_quality_delta, goal.recent_start_date`;

/** Selects the ancestors, starting with the parent; each has its depth and its parent's id. */
function ancestorsOf(scope: Scope, parentId: number) {
  return sql`select above.depth, above.id, above.parent_id as "parentId", above.deleted_at is not null as "isDeleted", above."isVisible",
      ${shown('state')} as state, ${shown('result_round')} as round, ${shown('title')} as title, ${shown('period_id')} as "periodId",
      ${shown('owner_id')} as "ownerId", ${shown('recent_status_id')} as "statusId",
      ${shown('recent_likelihood')} as likelihood, ${shown('recent_quality')} as quality,
      ${shown('recent_likelihood_delta')} as "likelihoodDelta", ${shown('recent_quality_delta')} as "qualityDelta",
      ${shown('recent_start_date')} as "statusStart",
      case when above.deleted_at is null then 0 else (select count(*)::int from goal_path under
        join goal below on below.tenant_id = under.tenant_id and below.id = under.descendant_id
        where under.tenant_id = ${scope.tenant.id} and under.ancestor_id = above.id and under.depth > 0
          and ${visibleGoal(scope, 'below')}) end as below
    from (
      with recursive line as (
        select 1 as depth, ${ancestor} from goal where goal.tenant_id = ${scope.tenant.id} and goal.id = ${parentId}
        union all
        select line.depth + 1, ${ancestor} from line
          join goal on goal.tenant_id = ${scope.tenant.id} and goal.id = line.parent_id)
      select line.*, ${visibleGoal(scope, 'line')} as "isVisible" from line) above`;
}

/** Selects the results of the goal and the owners' results of its visible ancestors, of all rounds, in one index scan. */
function resultsOf(scope: Scope, row: HeldGoal['row']) {
  const ids =
    row.parent_id === null
      ? sql`array[${row.id}::int]`
      : sql`array(select ${row.id}::int union all
          select id from above where state in ('results_in_review', 'finalized', 'shelved'))`;
  return sql`select result.goal_id as goal, result.round, result.id, result.kind, result.completed, result.quality,
      result.objective_result as percent, case when result.goal_id = ${row.id} then result.body end as body,
      ${millis('result.updated_at')} as updated
    from goal_result result where result.tenant_id = ${scope.tenant.id} and result.goal_id = any(${ids})
      and result.retracted_at is null and (result.kind = 'owner' or result.goal_id = ${row.id})`;
}

/** A goal's title and quarter, with what its visibility needs. */
const titled = sql`goal.id, goal.title, goal.period_id, goal.owner_id, goal.exposure, goal.deleted_at`;

/** Selects the titles of the visible goals among the ids. */
function titlesOf(scope: Scope, ids: RawBuilder<unknown>) {
  return sql`select goal.id, goal.title from (select ${titled} from goal
      where tenant_id = ${scope.tenant.id} and id = any(${ids}) offset 0) goal
    where ${visibleGoal(scope, 'goal')}`;
}

function lineageOf(scope: Scope, row: HeldGoal['row']) {
  const { tenant } = scope;
  // Two queries of one index entry each; for a combined query a planner may read all goals of the tenant.
  const before = sql`select ${titled}, false as "isSuccessor" from goal
    where goal.tenant_id = ${tenant.id} and goal.id = ${row.carried_from_id} union all`;
  return sql`select other.id, other.title, other.period_id as "periodId", other."isSuccessor"
    from (${row.carried_from_id === null ? sql`` : before} select ${titled}, true as "isSuccessor" from goal
      where goal.tenant_id = ${tenant.id} and goal.carried_from_id = ${row.id} and goal.deleted_at is null) other
    where ${visibleGoal(scope, 'other')}`;
}
