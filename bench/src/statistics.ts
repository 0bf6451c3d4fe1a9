/** Returns the middle value, or the mean of the two middle values; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/**
 * Returns the uncertainty of a median as a share of it: the distance between the quartiles, divided by the
 * square root of their number. It is large on a noisy machine.
 */
export function spread(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return (at(0.75) - at(0.25)) / median(values) / Math.sqrt(values.length);
}

/**
 * Returns the growth from the first to the last of `points` as a share, along the straight line that fits
 * them best; negative if they shrink, NaN for fewer than two points.
 */
export function growth(points: readonly { readonly at: number; readonly value: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { at: mean(points.map(({ at }) => at)), value: mean(points.map(({ value }) => value)) };
  const sum = (of: (point: { at: number; value: number }) => number) =>
    points.reduce((total, point) => total + of(point), 0);
  const slope =
    sum(({ at, value }) => (at - middle.at) * (value - middle.value)) /
    sum(({ at }) => (at - middle.at) ** 2);
  const first = points[0]?.at ?? Number.NaN;
  const last = points.at(-1)?.at ?? Number.NaN;
  return (slope * (last - first)) / (middle.value + slope * (first - middle.at));
}
