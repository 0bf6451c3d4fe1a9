import type { GoalState } from '../goals/lifecycle.ts';
import { isRating, type Rating } from '../goals/rating.ts';

/** Likelihood against quality, five by five (1-goals §2). */
const side = 5;
export const cellCount = side * side;

/** A cell of the grid as one number: likelihood × 5 + quality, 0 to 24. */
export type Cell = number;

/** The cell of a prediction. */
export function cellOf(likelihood: Rating, quality: Rating): Cell {
  return likelihood * side + quality;
}

/** The prediction of a cell; undefined for a number that names none. */
export function ratingsOfCell(cell: Cell): { likelihood: Rating; quality: Rating } | undefined {
  const likelihood = Math.floor(cell / side);
  const quality = cell - likelihood * side;
  return isRating(likelihood) && isRating(quality) ? { likelihood, quality } : undefined;
}

/** A goal as the matrix places, filters and counts it. */
export interface MatrixGoal {
  readonly generation: number;
  readonly state: GoalState;
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
  /** Its owner's result was there by the end of the week shown. */
  readonly isFinalized: boolean;
}

/**
 * Where a goal stands in the grid: nowhere before its first prediction and once it is finalized; then it is only listed
 * (1-goals §2, decisions §5).
 */
export function placeOf(goal: Omit<MatrixGoal, 'generation' | 'state'>): Cell | null {
  if (goal.isFinalized || goal.likelihood === null || goal.quality === null) return null;
  return cellOf(goal.likelihood, goal.quality);
}

/** What the list is narrowed to; null parts do not narrow. */
export interface MatrixFilter {
  /** The levels of the tree that are kept: 0 the goal itself, 1 its children … */
  readonly generations: readonly number[] | null;
  readonly states: readonly GoalState[] | null;
  /** The cell that was chosen. */
  readonly cell: Cell | null;
}

export const noFilter: MatrixFilter = { generations: null, states: null, cell: null };

/** Whether the filter keeps the goal. */
export function isKept(goal: MatrixGoal, filter: MatrixFilter): boolean {
  return (
    (filter.generations?.includes(goal.generation) ?? true) &&
    (filter.states?.includes(goal.state) ?? true) &&
    (filter.cell === null || filter.cell === placeOf(goal))
  );
}

/** The number in each of the 25 cells: of the goals that the list shows when that cell is chosen beside the other filters. */
export function countsOf(goals: readonly MatrixGoal[], filter: MatrixFilter = noFilter): number[] {
  const counts = Array<number>(cellCount).fill(0);
  for (const goal of goals) {
    const cell = placeOf(goal);
    if (cell !== null && isKept(goal, { ...filter, cell: null })) counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

/** The levels that a tree has, from the goal itself downwards: the choices of the level filter. */
export function generationsIn(goals: readonly Pick<MatrixGoal, 'generation'>[]): number[] {
  return [...new Set(goals.map((goal) => goal.generation))].sort((a, b) => a - b);
}

/** Why a grid holds nothing (1-goals §2). */
export const emptyMatrixMessage = 'All child goals may be finalized, or status updates are pending.';

/** Whether no goal that the filter keeps has a place: the grid then says why. The chosen cell does not count. */
export function isMatrixEmpty(goals: readonly MatrixGoal[], filter: MatrixFilter = noFilter): boolean {
  return goals.every((goal) => placeOf(goal) === null || !isKept(goal, { ...filter, cell: null }));
}

/**
 * The states in which a goal has a matrix of its own to walk to: drafts were never predicted, shelved goals are left out
 * (decisions §3, §5).
 */
export const statesWithMatrix: readonly GoalState[] = [
  'approved',
  'shelving_in_review',
  'results_in_review',
  'finalized',
];
