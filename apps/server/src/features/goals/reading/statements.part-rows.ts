import type { GoalEditState } from '@bellwether/domain/goals/edit-lifecycle';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';
import { peopleById, type ShownPerson } from '../../people/queries.ts';
import type { HeldGoal } from '../access.ts';
import type { TextRow } from '../statements.texts.ts';
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
  via: string | null;
  /** For whom a deputy acted; null: for nobody else. */
  actsFor: number | null;
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
  via: string | null;
  /** For whom a deputy acted; null: for nobody else. */
  actsFor: number | null;
  created: number;
}

export interface PredictionPart {
  /** The id of its weekly status. */
  status: number;
  likelihood: number;
  quality: number;
  author: number;
  via: string | null;
  /** For whom a deputy acted; null: for nobody else. */
  actsFor: number | null;
  imported: boolean;
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

/** The row of the statement that reads the parts. Each list is an array of objects. */
export interface PartsRow extends Omit<GoalParts, 'results' | 'edit' | 'ancestors' | 'people' | 'titles'> {
  results: ResultRow[];
  edits: EditPart[];
  ancestors: AncestorRow[];
  people: ShownPerson[];
  titles: { id: number; title: string }[];
}

/** Reads the parts of a held goal from the statement's row. */
export function readParts(row: HeldGoal['row'], found: PartsRow): GoalParts {
  const { results, edits, ancestors, people, titles, ...parts } = found;
  return {
    ...parts,
    results: results.filter(({ goal, round }) => goal === row.id && round === row.result_round),
    edit: edits[0] ?? null,
    ancestors: ancestors
      .sort((one, other) => one.depth - other.depth)
      .map(({ depth: _, round, ...ancestor }) => ({
        ...ancestor,
        result: results.find((result) => result.goal === ancestor.id && result.round === round) ?? null,
      })),
    people: peopleById(people),
    titles: new Map(titles.map(({ id, title }) => [id, title])),
  };
}
