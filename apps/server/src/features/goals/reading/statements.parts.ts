import type { GoalEditState } from '@bellwether/domain/goals/edit-lifecycle';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import { canSeePendingEdit } from '@bellwether/domain/goals/visibility';
import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';
import { type RawBuilder, sql } from 'kysely';
import { column, keptSql } from '#platform/database/compiler.ts';
import type { Scope } from '#platform/session/scope.ts';
import { peopleById, type ShownPerson, shownPeople } from '../../people/queries.ts';
import { countsAsChild, type HeldGoal, visibleGoal } from '../access.ts';
import { selectTexts, type TextRow } from '../statements.texts.ts';
import { type ChildSummary, childSummaries } from './access.children.ts';
import { isSentBack } from './access.demands.ts';
import { readableComment } from './access.ts';

export interface StatusPart {
  id: number;
  week: number;
  likelihood: number | null;
  quality: number | null;
}

export interface CommentPart {
  id: number;
  type: 'GoalStatus' | 'StateTransition' | 'OwnerGoalResult' | 'ManagerGoalResult';
  about: number;
  author: number;
  body: string;
  created: number;
  updated: number;
}

export interface TransitionPart {
  id: number;
  type: 'Goal' | 'GoalEdit';
  action: number | null;
  from: GoalState | GoalEditState | null;
  to: GoalState | GoalEditState | null;
  fromId: number | null;
  toId: number | null;
  name: string;
  author: number;
  created: number;
}

export interface PredictionPart {
  week: number;
  likelihood: number;
  quality: number;
  author: number;
  created: number;
}

export interface ResultPart {
  id: number;
  kind: 'owner' | 'manager';
  completed: boolean | null;
  quality: number | null;
  percent: number | null;
  body: string;
  updated: number;
}

export interface EditPart extends TextRow {
  id: number;
  state: GoalEditState;
  isPrivate: boolean;
  strategicObjective: StrategicObjective | null;
  parentId: number | null;
  updated: number;
}

type AncestorResult = Pick<ResultPart, 'id' | 'completed' | 'quality' | 'percent'>;

/** An ancestor of the goal. Parts that the acting person may not see are null. */
export interface AncestorPart {
  id: number;
  parentId: number | null;
  isDeleted: boolean;
  isVisible: boolean;
  state: GoalState | null;
  title: string | null;
  periodId: number | null;
  ownerId: number | null;
  statusId: number | null;
  likelihood: number | null;
  quality: number | null;
  likelihoodDelta: 'improved' | 'worsened' | 'same' | null;
  qualityDelta: 'improved' | 'worsened' | 'same' | null;
  statusStart: string | null;
  /** The owner's present result, in the states that have a result. */
  result: AncestorResult | null;
  /** The number of visible undeleted goals below it; counted for deleted ancestors. */
  below: number;
}

/** A visible predecessor or successor of the goal, by carrying over. */
export interface LineagePart {
  id: number;
  title: string;
  periodId: number;
  isSuccessor: boolean;
}

export interface GoalParts {
  statuses: StatusPart[];
  comments: CommentPart[];
  /**
   * The number of comments of each status that the acting person reads, by status id; null if the comments
   * themselves are read.
   */
  commentCounts: Readonly<Record<string, number>> | null;
  transitions: TransitionPart[];
  predictions: PredictionPart[];
  results: ResultPart[];
  edit: EditPart | null;
  ancestors: AncestorPart[];
  lineage: LineagePart[];
  /** The number of visible goals directly below. */
  childCount: number;
  /** Null without running goals directly below. */
  children: ChildSummary | null;
  isFollowed: boolean;
  isSentBack: boolean;
  /** The owner, and everyone named in the other parts. */
  people: ReadonlyMap<number, ShownPerson>;
  /** Titles of visible goals named in history and the pending edit. */
  titles: ReadonlyMap<number, string>;
}

type PartsRow = Omit<GoalParts, 'edit' | 'people' | 'titles'> & {
  edits: EditPart[];
  people: ShownPerson[];
  titles: { id: number; title: string }[];
};

const rowsOf = (query: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(part), '[]'::json) from (${query}) part)`;
const allOf = keptSql((part) => rowsOf(sql`select * from ${sql.table(part)}`));
const nothing = sql`'[]'::json`;
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
  // Hide a title from the time when the goal was a draft or private (decisions §3).
  const nameThen = seesEdit ? sql`moved.goal_name` : sql`${row.title}::text`;

  const statuses = sql`select status.id, status.week, status.likelihood, status.quality from goal_status status
    where ${here('status')} order by status.week`;
  const comments = sql`select note.id, note.commentable_type as "type", note.commentable_id as about,
      note.author_id as author, note.body, ${millis('note.created_at')} as created, ${millis('note.updated_at')} as updated
    from goal_comment note where ${readableComment(scope, goal, 'note')} order by note.id`;
  const commentCounts = sql`(select json_object_agg(about, count) from (
      select note.commentable_id as about, count(*)::int from goal_comment note
      where ${readableComment(scope, goal, 'note')} and note.commentable_type = 'GoalStatus'
      group by note.commentable_id) counted)`;
  const transitions = sql`select moved.id, moved.transitionable_type as "type", moved.action_type as action,
      moved.from_state as "from", moved.to_state as "to", moved.from_id as "fromId", moved.to_id as "toId",
      ${nameThen} as name, moved.author_id as author, ${millis('moved.created_at')} as created
    from goal_transition moved where ${here('moved')}
      ${seesEdit ? sql`` : sql`and moved.transitionable_type = 'Goal'`} order by moved.id`;
  const predictions = sql`select status.week, given.likelihood, given.quality, given.author_id as author,
      ${millis('given.created_at')} as created
    from goal_prediction given join status on status.id = given.status_id
    where ${here('given')} order by given.id`;
  const results = sql`select result.id, result.kind, result.completed, result.quality, result.objective_result as percent,
      result.body, ${millis('result.updated_at')} as updated
    from goal_result result where ${here('result')} and result.round = ${row.result_round}
      and result.retracted_at is null`;
  const edit = sql`select edit.id, edit.state, ${selectTexts('edit')},
      edit.is_private as "isPrivate", edit.strategic_objective as "strategicObjective", edit.parent_id as "parentId", ${millis('edit.updated_at')} as updated
    from goal_edit edit where ${here('edit')} and edit.state in ('draft', 'review')`;

  const { person, tenant } = scope;
  const showsEdit = row.edit_state !== null && seesEdit;
  // Materialise each part that another part uses, so that it is read once.
  const parts = [
    sql`status as materialized (${statuses})`,
    ...(history ? [sql`comment as materialized (${comments})`] : []),
    ...(history ? [sql`transition as materialized (${transitions})`] : []),
    ...(history ? [sql`prediction as materialized (${predictions})`] : []),
    ...(showsEdit ? [sql`edited as materialized (${edit})`] : []),
    ...(row.parent_id === null
      ? []
      : [
          sql`above as materialized (${ancestorsOf(scope, row.parent_id)})`,
          sql`result_above as materialized (${resultsAbove(scope)})`,
        ]),
  ];
  const named = [
    sql`select ${row.owner_id}::int`,
    ...(history ? [sql`select author from comment union all select author from prediction`] : []),
    ...(history
      ? [
          sql`select unnest(case when action = 0 then array[author, "fromId", "toId"] else array[author] end) from transition`,
        ]
      : []),
    ...(row.parent_id === null ? [] : [sql`select "ownerId" from above`]),
  ];
  const goals = [
    ...(history ? [sql`select unnest(array["fromId", "toId"]) from transition where action = 1`] : []),
    ...(showsEdit ? [sql`select unnest(array["parentId", ${row.parent_id}::int]) from edited`] : []),
  ];
  const query = sql<PartsRow>`with ${sql.join(parts)}
    select ${allOf('status')} as statuses,
      ${history ? allOf('comment') : nothing} as comments,
      ${history ? sql`null::json` : commentCounts} as "commentCounts",
      ${history ? allOf('transition') : nothing} as transitions,
      ${history ? allOf('prediction') : nothing} as predictions,
      ${rowsOf(results)} as results,
      ${showsEdit ? allOf('edited') : nothing} as edits,
      ${goals.length > 0 ? rowsOf(titlesOf(scope, sql`array(${sql.join(goals, sql` union all `)})`)) : nothing} as titles,
      ${row.parent_id === null ? nothing : rowsOf(withResults)} as ancestors,
      ${rowsOf(lineageOf(scope, row))} as lineage,
      ${rowsOf(shownPeople(scope, sql`array(${sql.join(named, sql` union all `)})`))} as people,
      (select count(*)::int from goal child where child.tenant_id = ${tenant.id} and child.parent_id = ${row.id}
        and ${countsAsChild(scope, 'child')}) as "childCount",
      (select row_to_json(summary) from (${childSummaries(scope, sql`array[${row.id}::int]`)}) summary) as children,
      exists (select 1 from goal_follow follow where follow.tenant_id = ${tenant.id} and follow.person_id = ${person.id}
        and follow.goal_id = ${row.id}) as "isFollowed",
      ${asksSentBack(scope, row) ? sql`(select ${isSentBack(scope, 'goal')} from goal where goal.tenant_id = ${tenant.id} and goal.id = ${row.id})` : sql`false`} as "isSentBack"`;
  const [found] = (await query.execute(scope.db)).rows;
  if (!found) throw new Error('A statement without rows of its own answered none.');
  const { edits, people, titles, ...rest } = found;
  return {
    ...rest,
    edit: edits[0] ?? null,
    people: peopleById(people),
    titles: new Map(titles.map((goal) => [goal.id, goal.title])),
  };
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

/** Selects the ancestors, nearest first, starting with the parent; each has its parent's id. */
function ancestorsOf(scope: Scope, parentId: number) {
  return sql`select above.id, above.parent_id as "parentId", above.deleted_at is not null as "isDeleted", above."isVisible",
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
      select line.*, ${visibleGoal(scope, 'line')} as "isVisible" from line) above
    order by above.depth`;
}

/** Selects the owners' present results of the visible goals of `above`, in one index scan. */
function resultsAbove(scope: Scope) {
  return sql`select goal_id, round, id, completed, quality, objective_result as percent from goal_result
    where tenant_id = ${scope.tenant.id} and kind = 'owner' and retracted_at is null and goal_id = any(array(
      select id from above where state in ('results_in_review', 'finalized', 'shelved')))`;
}

const withResults = sql`select above.*, (select json_build_object('id', result.id, 'completed', result.completed,
      'quality', result.quality, 'percent', result.percent) from result_above result
    where result.goal_id = above.id and result.round = above.round) as result from above`;

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
