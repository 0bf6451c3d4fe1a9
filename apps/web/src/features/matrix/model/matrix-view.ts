import type { MatrixChild, MatrixOwnerResult, PredictionMatrix } from '@bellwether/contract/matrix';
import { countedPercent } from '@bellwether/domain/goals/figures';
import { type GoalState, goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { isRating, type Rating } from '@bellwether/domain/goals/rating';
import {
  type Cell,
  cellCount,
  countsOf,
  generationsIn,
  isKept,
  isMatrixEmpty,
  type MatrixFilter,
  type MatrixGoal,
  placeOf,
} from '@bellwether/domain/matrix/matrix';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import { areaLabels } from '@bellwether/domain/strategy/words';
import { groupBy } from '#ui/data/group-by.ts';
import type { Trend } from '#ui/marks/rating-words.ts';
import { levelWords, rowTexts } from '../words.ts';
import { ratingsAt } from './cell.ts';
import type { Aside, MatrixSearch } from './matrix-search.ts';

/** A goal of the list with the fields for its place and its filters. */
export interface Entry extends MatrixGoal {
  readonly id: number;
  readonly parentId: number;
  readonly goal: MatrixChild;
  readonly cell: Cell | null;
  /** Compared with the former prediction, as far back as the trail goes; null if the shown week has none. */
  readonly likelihoodTrend: Trend | null;
  readonly qualityTrend: Trend | null;
  /** The week that the goal's strip outlines: the shown one, 0 before the goal's quarter, null after it. */
  readonly stripWeek: number | null;
  /** The owner's result with the percentage that counts, if it exists in the shown week. */
  readonly result: MatrixOwnerResult | undefined;
  readonly resultQuality: Rating | null;
  /** The manager's answer; null without one. */
  readonly managerCompleted: boolean | null;
  /** Whether the goal is below a deleted goal, and the reader may give it another parent (matrix.3). */
  readonly isRealignable: boolean;
}

/** A place in the tree for a goal that is invisible to the reader, or deleted. */
export interface Gap {
  readonly id: number;
  readonly parentId: number;
  readonly isDeleted: boolean;
}

export type TreeNode = Entry | Gap;

export const isEntry = (node: TreeNode): node is Entry => 'goal' in node;

export function entriesOf(
  matrix: Pick<PredictionMatrix, 'childs' | 'gaps' | 'results' | 'managerresults' | 'weekPeriod'>,
): Entry[] {
  const realignable = new Set(matrix.gaps.flatMap((gap) => gap.Realignable));
  const results = new Map(matrix.results.map((result) => [result.GoalId, result]));
  const reviews = new Map(matrix.managerresults.map((review) => [review.GoalId, review]));
  const [root] = matrix.childs;
  return matrix.childs.map((goal) => {
    const facts = {
      likelihood: ratingOrNull(goal.Likelihood),
      quality: ratingOrNull(goal.Quality),
      isFinalized: goal.IsFinalized,
    };
    return {
      ...facts,
      id: goal.Id,
      parentId: goal.ParentId,
      generation: goal.Generation,
      state: goal.State,
      objective: goal.StrategicObjective,
      goal,
      cell: placeOf(facts),
      ...trendsOf(goal.Trail),
      stripWeek: stripWeekOf(goal, root, matrix.weekPeriod.Week),
      result: countedOf(results.get(goal.Id), reviews.get(goal.Id)),
      resultQuality: ratingOrNull(results.get(goal.Id)?.Quality ?? null),
      managerCompleted: reviews.get(goal.Id)?.Completed ?? null,
      isRealignable: realignable.has(goal.Id),
    };
  });
}

/** Returns the owner's result with the percentage that counts (goals.32). */
function countedOf(
  own: MatrixOwnerResult | undefined,
  given: Pick<MatrixOwnerResult, 'ObjectiveResult'> | undefined,
): MatrixOwnerResult | undefined {
  return own && { ...own, ObjectiveResult: countedPercent(own.ObjectiveResult, given?.ObjectiveResult) };
}

function stripWeekOf(goal: MatrixChild, root: MatrixChild | undefined, shown: number): number | null {
  // Only goals of the shown quarter have the shown week; a goal below may belong to a later quarter.
  if (goal.GoalPeriodId !== root?.GoalPeriodId) return 0;
  return shown > goal.Weeks.length ? null : shown;
}

function trendsOf(trail: MatrixChild['Trail']): Pick<Entry, 'likelihoodTrend' | 'qualityTrend'> {
  const now = trail.at(-1) ?? null;
  const before = trail.slice(0, -1).findLast((cell) => cell !== null) ?? null;
  if (now === null || before === null) return { likelihoodTrend: null, qualityTrend: null };
  const [then, since] = [ratingsAt(before), ratingsAt(now)];
  return {
    likelihoodTrend: trendOf(then.likelihood, since.likelihood),
    qualityTrend: trendOf(then.quality, since.quality),
  };
}

function trendOf(before: Rating, now: Rating): Trend {
  if (now === before) return 'same';
  return now > before ? 'improved' : 'worsened';
}

function ratingOrNull(value: number | null): Rating | null {
  return value !== null && isRating(value) ? value : null;
}

/** Returns the goals of the tree and its gaps; the page's goal comes first. */
export function nodesOf(entries: readonly Entry[], gaps: PredictionMatrix['gaps']): TreeNode[] {
  return [
    ...entries,
    ...gaps.map((gap) => ({ id: gap.Id, parentId: gap.ParentId, isDeleted: gap.IsDeleted })),
  ];
}

export interface MatrixView {
  /** The number of goals by cell, after the filters of level and state. */
  readonly counts: readonly number[];
  /** Some titles by cell; empty without goals. */
  readonly titles: readonly string[];
  /** The goals of the chosen number; all goals without a choice. */
  readonly shown: readonly Entry[];
  readonly unpredicted: number;
  readonly finalized: number;
  readonly isEmpty: boolean;
  /** The cell of the page's goal; null without a place, or if the filters exclude it. */
  readonly own: Cell | null;
  /** Whether a filter narrows the list, which is then no tree. */
  readonly isNarrowed: boolean;
}

/**
 * Returns what grid and list show under the address' filters. The list has exactly the goals that the chosen
 * number counts.
 */
export function viewOf(entries: readonly Entry[], search: MatrixSearch): MatrixView {
  const filter: MatrixFilter = {
    generations: search.level === undefined ? null : [search.level],
    states: search.state === undefined ? null : [search.state],
    objectives: search.objective === undefined ? null : [search.objective],
    unlikely: search.unlikely === true,
    cell: search.cell ?? null,
  };
  const besideCell = entries.filter((entry) => isKept(entry, { ...filter, cell: null }));
  const aside = besideCell.filter((entry) => entry.cell === null);
  return {
    counts: countsOf(entries, filter),
    titles: titlesOf(besideCell),
    shown: search.aside
      ? aside.filter((entry) => asideOf(entry) === search.aside)
      : entries.filter((entry) => isKept(entry, filter)),
    unpredicted: aside.filter((entry) => asideOf(entry) === 'unpredicted').length,
    finalized: aside.filter((entry) => asideOf(entry) === 'finalized').length,
    isEmpty: isMatrixEmpty(entries, filter),
    own: besideCell.find((entry) => entry.generation === 0)?.cell ?? null,
    isNarrowed: [
      search.level,
      search.state,
      search.objective,
      search.unlikely,
      search.cell,
      search.aside,
    ].some((each) => each !== undefined),
  };
}

/** The maximum number of titles beside a cell. */
const NAMED = 6;

function titlesOf(entries: readonly Entry[]): string[] {
  const byCell = Array.from({ length: cellCount }, (): string[] => []);
  for (const { cell, goal } of entries) if (cell !== null) byCell[cell]?.push(goal.Title);
  return byCell.map((titles) => {
    const more = titles.length - NAMED;
    return [...titles.slice(0, NAMED), ...(more > 0 ? [rowTexts.andMore(more)] : [])].join(', ');
  });
}

function asideOf(entry: Entry): Aside {
  return entry.isFinalized ? 'finalized' : 'unpredicted';
}

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

/** Returns "Level 1 · 12": each level with its number of goals. */
export function levelChoices(entries: readonly Entry[]): FilterChoice[] {
  return generationsIn(entries).map((generation) => ({
    value: String(generation),
    label: `${levelWords(generation)} · ${entries.filter((entry) => entry.generation === generation).length}`,
  }));
}

/** Returns the existing states, each with its number of goals. */
export function stateChoices(entries: readonly Entry[]): FilterChoice[] {
  const counts = new Map<GoalState, number>();
  for (const { state } of entries) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => ({
    value: state,
    label: `${goalStateLabels[state]} · ${count}`,
  }));
}

/** Returns the objectives that the goals serve, in the strategy's order, each with its number of goals. */
export function objectiveChoices(entries: readonly Entry[]): FilterChoice[] {
  const counted = groupBy(entries, ({ objective }) => objective);
  return strategicObjectives.flatMap((area) => {
    const count = counted.get(area)?.length;
    return count === undefined ? [] : [{ value: area, label: `${areaLabels[area]} · ${count}` }];
  });
}
