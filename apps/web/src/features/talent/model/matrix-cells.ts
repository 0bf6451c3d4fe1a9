/** A cell of the talent matrix: primary × levels + secondary. */
export type TalentCell = number;

export function talentCell(primary: number, secondary: number, levels: number): TalentCell {
  return primary * levels + secondary;
}

/** Returns both ratings of a cell. */
export function ratingsOfTalentCell(cell: TalentCell, levels: number) {
  return { primary: Math.floor(cell / levels), secondary: cell % levels };
}

/** Returns how much of the hue a cell shows, in percent: 4 in the middle, 16 in the corners. */
export function cellShare(cell: TalentCell, levels: number): number {
  const { primary, secondary } = ratingsOfTalentCell(cell, levels);
  const middle = (levels - 1) / 2;
  const distance = Math.abs(primary - middle) + Math.abs(secondary - middle);
  return Math.round(4 + (12 * distance) / (2 * middle));
}

/** Returns the levels from the highest to the lowest, because the highest is the grid's top row. */
export function levelsDownward(levels: number): readonly number[] {
  return Array.from({ length: levels }, (_, place) => levels - 1 - place);
}

/**
 * Returns the cell to which a key moves: arrows move one step, Home and End move to the ends of the row, and with
 * Ctrl to the first and last cell of the grid.
 * @returns undefined for keys that do not move.
 */
export function cellAfterKey(
  cell: TalentCell,
  levels: number,
  key: string,
  withCtrl = false,
): TalentCell | undefined {
  const { primary, secondary } = ratingsOfTalentCell(cell, levels);
  const last = levels - 1;
  const step = (rating: number, by: 1 | -1) => Math.min(last, Math.max(0, rating + by));
  switch (key) {
    case 'ArrowUp':
      return talentCell(step(primary, 1), secondary, levels);
    case 'ArrowDown':
      return talentCell(step(primary, -1), secondary, levels);
    case 'ArrowLeft':
      return talentCell(primary, step(secondary, -1), levels);
    case 'ArrowRight':
      return talentCell(primary, step(secondary, 1), levels);
    case 'Home':
      return talentCell(withCtrl ? last : primary, 0, levels);
    case 'End':
      return talentCell(withCtrl ? 0 : primary, last, levels);
    default:
      return undefined;
  }
}

/** A move of a person between the cells of two quarters. */
export interface TalentMove {
  readonly from: TalentCell;
  readonly to: TalentCell;
}

/** The person under the pointer, and how they moved since the previous quarter. */
export interface Look {
  readonly name: string;
  readonly move: TalentMove | undefined;
}

interface Ratings {
  readonly PrimaryRating?: number | undefined;
  readonly SecondaryRating?: number | undefined;
}

/**
 * Returns the move from the ratings of the previous quarter to the present ones; undefined if one of them is missing.
 */
export function moveOf(now: Ratings, former: Ratings | undefined, levels: number): TalentMove | undefined {
  const from = cellOfRatings(former, levels);
  const to = cellOfRatings(now, levels);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Returns the cell of both ratings; undefined if one is missing, or if they are from a scale with more levels. */
function cellOfRatings(ratings: Ratings | undefined, levels: number): TalentCell | undefined {
  const { PrimaryRating: primary, SecondaryRating: secondary } = ratings ?? {};
  if (primary === undefined || secondary === undefined) return undefined;
  return primary < levels && secondary < levels ? talentCell(primary, secondary, levels) : undefined;
}

/** Returns the middle of a cell in percent of the grid's width and height, measured from the top left. */
export function middleOf(cell: TalentCell, levels: number): { readonly x: number; readonly y: number } {
  const { primary, secondary } = ratingsOfTalentCell(cell, levels);
  return { x: ((secondary + 0.5) / levels) * 100, y: ((levels - primary - 0.5) / levels) * 100 };
}
