/** A row's height in pixels, fixed so that a thousand of them have their place without being drawn. */
export const ROW_HEIGHT = 64;

/** Lists up to this length are drawn whole. */
const WHOLE = 60;

/** Rows drawn above and below what is seen, so that scrolling shows no gap. */
const MARGIN = 12;

export interface RowWindow {
  readonly from: number;
  /** The first row that is not drawn any more. */
  readonly to: number;
}

/** Which rows are drawn. `top` is where the list begins, relative to the seen part's upper edge; pixels. */
export function windowOf(count: number, top: number, height: number): RowWindow {
  if (count <= WHOLE) return { from: 0, to: count };
  const first = Math.floor(-top / ROW_HEIGHT) - MARGIN;
  const last = Math.ceil((height - top) / ROW_HEIGHT) + MARGIN;
  const from = Math.min(Math.max(0, first), count - 1);
  return { from, to: Math.min(count, Math.max(last, from + 1)) };
}
