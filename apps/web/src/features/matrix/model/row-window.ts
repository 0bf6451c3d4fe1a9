/** A row's height in pixels, fixed so that rows keep their place without being rendered. */
export const ROW_HEIGHT = 64;

/** The height if the person spaces the text out (WCAG 1.4.12): titles and names wrap. */
export const ROOMY_HEIGHT = 168;

/** Lists up to this length are rendered completely. */
const WHOLE = 60;

/** Rows rendered above and below the visible ones, so that scrolling shows no gap. */
const MARGIN = 12;

export interface RowWindow {
  readonly from: number;
  /** The first row after the rendered ones. */
  readonly to: number;
}

/**
 * Returns which rows to render. `top`: the list's beginning relative to the visible part's upper edge;
 * pixels.
 */
export function windowOf(count: number, top: number, height: number, rowHeight = ROW_HEIGHT): RowWindow {
  if (count <= WHOLE) return { from: 0, to: count };
  const first = Math.floor(-top / rowHeight) - MARGIN;
  const last = Math.ceil((height - top) / rowHeight) + MARGIN;
  const from = Math.min(Math.max(0, first), count - 1);
  return { from, to: Math.min(count, Math.max(last, from + 1)) };
}
