import type { GoalEditState } from '@bellwether/domain/goals/edit-lifecycle';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';
import { type RawBuilder, sql } from 'kysely';
import { keptSql } from '#platform/database/compiler.ts';
import { peopleById, type ShownPerson } from '../../people/queries.ts';
import type { HeldGoal } from '../access.ts';
import { type TextRow, textColumns } from '../statements.texts.ts';
import type { ChildSummary } from './access.children.ts';

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
  /** The id of its weekly status. */
  status: number;
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
  result: ResultPart | null;
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

interface ResultRow extends ResultPart {
  goal: number;
  round: number;
}

interface AncestorRow extends Omit<AncestorPart, 'result'> {
  /** 1 for the parent. */
  depth: number;
  /** The round of its present result; null if the goal is invisible. */
  round: number | null;
}

/** Rows as PostgreSQL sends them. Each row is an array with the values of its list's columns, in their order. */
type Values = readonly (readonly unknown[])[];

/** The row of the statement that reads the parts. */
export interface PartsRow
  extends Pick<GoalParts, 'commentCounts' | 'childCount' | 'children' | 'isFollowed' | 'isSentBack'> {
  statuses: Values;
  comments: Values;
  transitions: Values;
  predictions: Values;
  results: Values;
  edits: Values;
  ancestors: Values;
  lineage: Values;
  people: Values;
  titles: Values;
}

/** A column of the statement that contains several rows. */
interface RowList<Row> {
  /** Returns the column: the rows of a query that has at least the list's columns. */
  of(query: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Returns the column: the rows of a part of the statement. */
  all(part: string): RawBuilder<unknown>;
  read(values: Values): Row[];
}

/** Returns a list whose rows travel as arrays, because PostgreSQL writes arrays faster than objects. */
function listOf<Row>(...names: (keyof Row & string)[]): RowList<Row> {
  const columns = keptSql(() => sql.join(names.map((name) => sql.ref(`part.${name}`))))('columns');
  const of = (query: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(json_build_array(${columns})), '[]'::json) from (${query}) part)`;
  // Copies of one object share its hidden class, so they are made and read faster than objects that grow.
  const empty = Object.fromEntries(names.map((name) => [name, null])) as Record<keyof Row, unknown>;
  const readRow = (values: readonly unknown[]) => {
    const row = { ...empty };
    for (let at = 0; at < names.length; at += 1) row[names[at] as keyof Row] = values[at];
    return row as Row;
  };
  return {
    of,
    all: keptSql((part) => of(sql`select * from ${sql.table(part)}`)),
    read: (values) => values.map(readRow),
  };
}

export const statusList = listOf<StatusPart>('id', 'week', 'likelihood', 'quality');
export const commentList = listOf<CommentPart>('id', 'type', 'about', 'author', 'body', 'created', 'updated');
export const transitionList = listOf<TransitionPart>(
  'id',
  'type',
  'action',
  'from',
  'to',
  'fromId',
  'toId',
  'name',
  'author',
  'created',
);
export const predictionList = listOf<PredictionPart>('status', 'likelihood', 'quality', 'author', 'created');
export const resultList = listOf<ResultRow>(
  'goal',
  'round',
  'id',
  'kind',
  'completed',
  'quality',
  'percent',
  'body',
  'updated',
);
export const editList = listOf<EditPart>(
  'id',
  'state',
  ...Object.values(textColumns),
  'isPrivate',
  'strategicObjective',
  'parentId',
  'updated',
);
export const ancestorList = listOf<AncestorRow>(
  'depth',
  'round',
  'id',
  'parentId',
  'isDeleted',
  'isVisible',
  'state',
  'title',
  'periodId',
  'ownerId',
  'statusId',
  'likelihood',
  'quality',
  'likelihoodDelta',
  'qualityDelta',
  'statusStart',
  'below',
);
export const lineageList = listOf<LineagePart>('id', 'title', 'periodId', 'isSuccessor');
export const peopleList = listOf<ShownPerson>(
  'id',
  'name',
  'unit',
  'avatar',
  'title',
  'manager_id',
  'deactivated_at',
  'is_observer',
);
export const titleList = listOf<{ id: number; title: string }>('id', 'title');

/** Reads the parts of a held goal from the statement's row. */
export function readParts(row: HeldGoal['row'], found: PartsRow): GoalParts {
  const { commentCounts, childCount, children, isFollowed, isSentBack } = found;
  const results = resultList.read(found.results);
  return {
    statuses: statusList.read(found.statuses),
    comments: commentList.read(found.comments),
    commentCounts,
    transitions: transitionList.read(found.transitions),
    predictions: predictionList.read(found.predictions),
    results: results.filter(({ goal, round }) => goal === row.id && round === row.result_round),
    edit: editList.read(found.edits)[0] ?? null,
    ancestors: ancestorList
      .read(found.ancestors)
      .sort((one, other) => one.depth - other.depth)
      .map(({ depth: _, round, ...ancestor }) => ({
        ...ancestor,
        result: results.find((result) => result.goal === ancestor.id && result.round === round) ?? null,
      })),
    lineage: lineageList.read(found.lineage),
    childCount,
    children,
    isFollowed,
    isSentBack,
    people: peopleById(peopleList.read(found.people)),
    titles: new Map(titleList.read(found.titles).map(({ id, title }) => [id, title])),
  };
}
