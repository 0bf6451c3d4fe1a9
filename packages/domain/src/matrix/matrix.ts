import type { GoalState } from '../goals/lifecycle.ts';
import { isRating, type Rating } from '../goals/rating.ts';
import { isLow } from '../insight/look/contradictions.ts';
import type { StrategicObjective } from '../strategy/objectives.ts';

export { emptyMatrixMessage } from './words.ts';

/** The grid is likelihood by quality, five by five (matrix.1). */
const side = 5;
export const cellCount = side * side;

/** A cell of the grid as one number: likelihood × 5 + quality, 0 to 24. */
export type Cell = number;

/** Returns the cell of a prediction. */
export function cellOf(likelihood: Rating, quality: Rating): Cell {
  return likelihood * side + quality;
}

/** Returns the prediction of a cell; undefined for a number outside the grid. */
export function ratingsOfCell(cell: Cell): { likelihood: Rating; quality: Rating } | undefined {
  const likelihood = Math.floor(cell / side);
  const quality = cell - likelihood * side;
  return isRating(likelihood) && isRating(quality) ? { likelihood, quality } : undefined;
}

/** The facts about a goal by which the matrix places, filters and counts it. */
export interface MatrixGoal {
  readonly generation: number;
  readonly state: GoalState;
  readonly objective: StrategicObjective | null;
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
  /** True if the owner gave the result by the end of the shown week. */
  readonly isFinalized: boolean;
}

/**
 * Returns the goal's cell in the grid. A goal without a prediction or with a result has no cell and is only in the
 * list (matrix.1).
 */
export function placeOf(goal: Omit<MatrixGoal, 'generation' | 'state' | 'objective'>): Cell | null {
  if (goal.isFinalized || goal.likelihood === null || goal.quality === null) return null;
  return cellOf(goal.likelihood, goal.quality);
}

/** The filters of the list; a null filter keeps everything. */
export interface MatrixFilter {
  /** The levels of the tree to keep: 0 the goal itself, 1 its children … */
  readonly generations: readonly number[] | null;
  readonly states: readonly GoalState[] | null;
  /** The strategic objectives of the goals to keep (goals.29). */
  readonly objectives: readonly StrategicObjective[] | null;
  /** Keeps only goals called unlikely: at Not at all or Not sure, and without a result. */
  readonly unlikely: boolean;
  /** The chosen cell. */
  readonly cell: Cell | null;
}

export const noFilter: MatrixFilter = {
  generations: null,
  states: null,
  objectives: null,
  unlikely: false,
  cell: null,
};

/** Returns whether the filter keeps the goal. */
export function isKept(goal: MatrixGoal, filter: MatrixFilter): boolean {
  return (
    (filter.generations?.includes(goal.generation) ?? true) &&
    (filter.states?.includes(goal.state) ?? true) &&
    (filter.objectives?.some((objective) => objective === goal.objective) ?? true) &&
    (!filter.unlikely || isCalledUnlikely(goal)) &&
    (filter.cell === null || filter.cell === placeOf(goal))
  );
}

function isCalledUnlikely({ isFinalized, likelihood }: MatrixGoal): boolean {
  return !isFinalized && likelihood !== null && isLow(likelihood);
}

/**
 * Returns the counts of the 25 cells: the number of goals that the list would show if that cell were chosen in
 * addition to the other filters.
 */
export function countsOf(goals: readonly MatrixGoal[], filter: MatrixFilter = noFilter): number[] {
  const counts = Array<number>(cellCount).fill(0);
  for (const goal of goals) {
    const cell = placeOf(goal);
    if (cell !== null && isKept(goal, { ...filter, cell: null })) counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

/** Returns the levels of a tree, from the goal itself downwards, as choices of the level filter. */
export function generationsIn(goals: readonly Pick<MatrixGoal, 'generation'>[]): number[] {
  return [...new Set(goals.map((goal) => goal.generation))].sort((a, b) => a - b);
}

/**
 * Returns whether no filtered goal has a cell; the grid then explains why it is empty. The chosen cell is ignored.
 */
export function isMatrixEmpty(goals: readonly MatrixGoal[], filter: MatrixFilter = noFilter): boolean {
  return goals.every((goal) => placeOf(goal) === null || !isKept(goal, { ...filter, cell: null }));
}

/**
 * The states in which a goal has a matrix of its own: drafts were never predicted, and shelved goals are left
 * out (matrix.2).
 */
export const statesWithMatrix: readonly GoalState[] = [
  'approved',
  'shelving_in_review',
  'results_in_review',
  'finalized',
];
