/** A cell of the talent matrix: primary × levels + secondary. */
export type TalentCell = number;

export function talentCell(primary: number, secondary: number, levels: number): TalentCell {
  return primary * levels + secondary;
}

/** Returns both ratings of a cell. */
export function ratingsOfTalentCell(cell: TalentCell, levels: number) {
  return { primary: Math.floor(cell / levels), secondary: cell % levels };
}

/** Returns the levels from the highest, the rows of the grid from the top. */
export function levelsDownward(levels: number): readonly number[] {
  return Array.from({ length: levels }, (_, place) => levels - 1 - place);
}

/**
 * Returns the cell that a key leads to: arrows one step within the grid, Home and End along the row, with Ctrl to the
 * grid's first and last cell.
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

/** The person under the pointer, with the move since the quarter before. */
export interface Look {
  readonly name: string;
  readonly move: TalentMove | undefined;
}

interface Ratings {
  readonly PrimaryRating?: number | undefined;
  readonly SecondaryRating?: number | undefined;
}

/** Returns the way from the ratings of the quarter before to the present ones; undefined where one is missing. */
export function moveOf(now: Ratings, former: Ratings | undefined, levels: number): TalentMove | undefined {
  const from = cellOfRatings(former, levels);
  const to = cellOfRatings(now, levels);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Returns undefined without both ratings, and for ratings of a scale with more levels. */
function cellOfRatings(ratings: Ratings | undefined, levels: number): TalentCell | undefined {
  const { PrimaryRating: primary, SecondaryRating: secondary } = ratings ?? {};
  if (primary === undefined || secondary === undefined) return undefined;
  return primary < levels && secondary < levels ? talentCell(primary, secondary, levels) : undefined;
}

/** Returns the middle of a cell in percent of the grid's width and height, from the top left. */
export function middleOf(cell: TalentCell, levels: number): { readonly x: number; readonly y: number } {
  const { primary, secondary } = ratingsOfTalentCell(cell, levels);
  return { x: ((secondary + 0.5) / levels) * 100, y: ((levels - primary - 0.5) / levels) * 100 };
}
