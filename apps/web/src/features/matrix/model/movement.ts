import type { Cell } from '@bellwether/domain/matrix/matrix';
import { movedWords, movementPartWords } from '../words.ts';
import { ratingsAt } from './cell.ts';

/** Goals that moved from one cell to another in the shown week. */
export interface Move {
  readonly from: Cell;
  readonly to: Cell;
  readonly count: number;
}

/**
 * Returns the moves of the trails' last week: from the last cell before it. Goals without a prediction in
 * that week, or in the same cell, do not move.
 */
export function movesOf(trails: ReadonlyArray<readonly (Cell | null)[]>): Move[] {
  const moves = new Map<string, Move>();
  for (const trail of trails) {
    const to = trail.at(-1) ?? null;
    const from = trail.slice(0, -1).findLast((cell) => cell !== null) ?? null;
    if (to === null || from === null || from === to) continue;
    const key = `${from}-${to}`;
    moves.set(key, { from, to, count: (moves.get(key)?.count ?? 0) + 1 });
  }
  return [...moves.values()];
}

/** Returns "3 goals moved this week: 2 less likely, 1 more likely". */
export function movementWords(moves: readonly Move[]): string {
  const total = moves.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return movementPartWords.noGoalMovedIn;
  const steps = moves.map(({ from, to, count }) => ({
    step: Math.sign(ratingsAt(to).likelihood - ratingsAt(from).likelihood),
    count,
  }));
  const of = (step: number) => steps.reduce((sum, each) => sum + (each.step === step ? each.count : 0), 0);
  return movedWords(total, of(-1), of(1), of(0));
}
