/**
 * Returns the position of a value on an axis from 0 to `whole`, in percent of its length. Values outside are moved to
 * the ends.
 */
export function placeOn(value: number, whole: number): number {
  if (whole <= 0) return 0;
  return round((Math.min(Math.max(value, 0), whole) / whole) * 100);
}

/** A range of numbers with the lines of its grid, the lowest first. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly number[];
}

const steps = [1, 2, 5];

/**
 * Returns the round range around `values` with at most four lines, within 0 and `whole`. Each end is a line of the
 * grid.
 */
export function roundScale(values: readonly number[], whole: number): Scale {
  const [low, high] = [Math.min(...values, whole), Math.max(...values, 0)];
  for (let power = 1; ; power *= 10) {
    for (const step of steps.map((each) => each * power)) {
      const from = Math.max(0, Math.floor(low / step) * step);
      const to = Math.max(from + step, Math.ceil(high / step) * step);
      if ((to - from) / step <= 3) {
        const count = Math.round((to - from) / step) + 1;
        return { from, to, lines: Array.from({ length: count }, (_, line) => from + line * step) };
      }
    }
  }
}

/** Returns the height of a value in a box of `height` pixels whose top is the scale's upper end. */
export function heightOn({ from, to }: Scale, value: number, height: number): number {
  const share = to === from ? 0 : (Math.min(Math.max(value, from), to) - from) / (to - from);
  return round(height * (1 - share));
}

/** A number under a bar: its position, and which of its ends is at that position. */
export interface EdgeLabel {
  readonly value: number;
  readonly place: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Closer to an end than this, in percent, a number would leave the bar or touch the number of that end. */
const nearEnd = 12;

/**
 * Returns the numbers under a bar from 0 to `whole`: both edges of the band, which extend away from each other, and
 * the ends of the bar if there is room.
 */
export function bandLabels(low: number, high: number, whole: number): readonly EdgeLabel[] {
  const [left, right] = [placeOn(low, whole), placeOn(high, whole)];
  const ends: EdgeLabel[] = [];
  if (left >= nearEnd) ends.push({ value: 0, place: 0, anchor: 'start' });
  if (right <= 100 - nearEnd) ends.push({ value: whole, place: 100, anchor: 'end' });
  const isNarrow = right - left < nearEnd / 2;
  const edges: EdgeLabel[] = [
    { value: low, place: left, anchor: left < nearEnd / 2 ? 'start' : isNarrow ? 'end' : 'middle' },
    { value: high, place: right, anchor: right > 100 - nearEnd / 2 ? 'end' : isNarrow ? 'start' : 'middle' },
  ];
  return [...edges, ...ends];
}

/** Returns a share of a square plot as its point: x to the right, y upwards, within a margin. */
export function pointOf(
  { x, y }: { readonly x: number; readonly y: number },
  { size, left, top }: { readonly size: number; readonly left: number; readonly top: number },
): { readonly x: number; readonly y: number } {
  return { x: round(left + x * size), y: round(top + (1 - y) * size) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
