import { likelihoodLabels, qualityLabels, type Rating, ratings } from '@bellwether/domain/goals/rating';
import { type Cell, cellOf, ratingsOfCell } from '@bellwether/domain/matrix/matrix';

/** The rows of the grid from the top: the most likely is first. */
export const likelihoodRows: readonly Rating[] = [...ratings].reverse();

/**
 * The share of the level's colour in a cell's tint on the dark surface: there, the soft colours of all levels
 * look alike.
 */
export const darkTintShare = 0.3;

/** Returns the ratings of a cell; contract and address allow only valid cells. */
export function ratingsAt(cell: Cell): { readonly likelihood: Rating; readonly quality: Rating } {
  return ratingsOfCell(cell) ?? { likelihood: 0, quality: 0 };
}

/** Returns the step of the rating ramp for a cell: the mean of both ratings, rounded down. */
export function levelOf(cell: Cell): Rating {
  const { likelihood, quality } = ratingsAt(cell);
  return Math.floor((likelihood + quality) / 2) as Rating;
}

/** Returns "Likely · Good". */
export function cellWords(cell: Cell): string {
  const { likelihood, quality } = ratingsAt(cell);
  return `${likelihoodLabels[likelihood]} · ${qualityLabels[quality]}`;
}

/**
 * Returns the cell that a key leads to: arrows one step within the grid, Home and End along the row, with
 * Ctrl to the grid's first and last cell.
 * @returns undefined for keys that do not move.
 */
export function cellAfterKey(cell: Cell, key: string, withCtrl = false): Cell | undefined {
  const { likelihood, quality } = ratingsAt(cell);
  switch (key) {
    case 'ArrowUp':
      return cellOf(step(likelihood, 1), quality);
    case 'ArrowDown':
      return cellOf(step(likelihood, -1), quality);
    case 'ArrowLeft':
      return cellOf(likelihood, step(quality, -1));
    case 'ArrowRight':
      return cellOf(likelihood, step(quality, 1));
    case 'Home':
      return cellOf(withCtrl ? 4 : likelihood, 0);
    case 'End':
      return cellOf(withCtrl ? 0 : likelihood, 4);
    default:
      return undefined;
  }
}

function step(rating: Rating, by: 1 | -1): Rating {
  return Math.min(4, Math.max(0, rating + by)) as Rating;
}
