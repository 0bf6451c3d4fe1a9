import type { Cell } from '@bellwether/domain/matrix/matrix';
import { stayWords } from '../words.ts';
import { cellWords } from './cell.ts';

/** A stay in one cell, from its first week to its last. */
export interface Stay {
  readonly cell: Cell;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns a goal's trail through the grid, oldest first: consecutive weeks in the same cell are one stay, and
 * weeks without a prediction keep its place. `weeks`: the numbers of the trail's weeks.
 */
export function staysOf(trail: readonly (Cell | null)[], weeks: readonly number[]): Stay[] {
  const stays: Stay[] = [];
  trail.forEach((cell, index) => {
    const week = weeks[index];
    if (cell === null || week === undefined) return;
    const last = stays.at(-1);
    if (last?.cell === cell) stays[stays.length - 1] = { ...last, to: week };
    else stays.push({ cell, from: week, to: week });
  });
  return stays;
}

/** Returns "Week 3 Unsure · Okay → weeks 5–7 Likely · Good". */
export function trailWords(stays: readonly Stay[]): string {
  return stays
    .map(({ cell, from, to }, index) => stayWords(from, to, cellWords(cell), index === 0))
    .join(' → ');
}

/** The size of the drawing: five columns of 120, five rows of 100, the most likely at the top. */
export const GRID_WIDTH = 600;
export const GRID_HEIGHT = 500;

interface Point {
  readonly x: number;
  readonly y: number;
}

export function middleOf(cell: Cell): Point {
  const likelihood = Math.floor(cell / 5);
  return { x: (cell % 5) * 120 + 60, y: (4 - likelihood) * 100 + 50 };
}

export interface Leg {
  readonly path: string;
  /** Position and direction of the arrowhead; degrees. */
  readonly head: Point & { readonly angle: number };
}

/**
 * Returns the lines between stays, each bent to its right, so that a return is not drawn over the first way.
 */
export function legsOf(stays: readonly Stay[]): Leg[] {
  return stays.slice(1).flatMap((stay, index) => {
    const before = stays[index];
    if (!before) return [];
    const a = middleOf(before.cell);
    const b = middleOf(stay.cell);
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const bend = 0.18;
    const control = { x: (a.x + b.x) / 2 - dy * bend, y: (a.y + b.y) / 2 + dx * bend };
    // The middle of a quadratic curve is half way between its chord and its control point.
    const head = { x: (a.x + b.x) / 4 + control.x / 2, y: (a.y + b.y) / 4 + control.y / 2 };
    return [
      {
        path: `M${a.x} ${a.y}Q${round(control.x)} ${round(control.y)} ${b.x} ${b.y}`,
        head: {
          x: round(head.x),
          y: round(head.y),
          angle: round((Math.atan2(dy, dx) * 180) / Math.PI),
        },
      },
    ];
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
