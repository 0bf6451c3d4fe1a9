import { likelihoodLabels, type Rating, ratings } from '@bellwether/domain/goals/rating';
import { dimensionNames, weekStripWords } from './words.ts';

export type WeekCell =
  | { readonly kind: 'given'; readonly level: Rating }
  /** A past or current week without a prediction. */
  | { readonly kind: 'hole' }
  /** A week after the current one. */
  | { readonly kind: 'coming' };

/**
 * Returns one cell for each character of `weeks`: `0` to `4`, or `-` without a prediction. `current` is the number
 * of the current week, 0 before the quarter and null after it.
 */
export function weekCells(weeks: string, current: number | null): readonly WeekCell[] {
  return [...weeks].map((sign, place) => {
    const level = ratings.find((rating) => String(rating) === sign);
    if (level !== undefined) return { kind: 'given', level };
    return { kind: current !== null && place >= current ? 'coming' : 'hole' };
  });
}

/**
 * Returns the strip in short, for lists: "9 weeks: Unsure, rose to Very likely, now Good". Only the first and the last
 * prediction and the one between them that is farthest from the first are named.
 */
export function weekStripSummary(
  weeks: string,
  words: Readonly<Record<Rating, string>> = likelihoodLabels,
): string {
  const levels = weekCells(weeks, null).flatMap((cell) => (cell.kind === 'given' ? [cell.level] : []));
  const [first, last] = [levels[0], levels.at(-1)];
  if (first === undefined || last === undefined) return weekStripWords.none;
  const farthest = levels.reduce(
    (found, level) => (Math.abs(level - first) >= Math.abs(found - first) ? level : found),
    first,
  );
  const isBetween = farthest !== first && farthest !== last;
  return weekStripWords.summary(
    levels.length,
    words[first],
    isBetween ? { rose: farthest > first, to: words[farthest] } : null,
    levels.length > 1 && (isBetween || last !== first) ? words[last] : null,
  );
}

/**
 * Returns the strip as text: "Likelihood by week: week 1 Likely, week 2 none". Weeks after the current one are
 * left out.
 */
export function weekStripLabel(
  weeks: string,
  current: number | null,
  name = dimensionNames.likelihood,
  words: Readonly<Record<Rating, string>> = likelihoodLabels,
): string {
  const told = weekCells(weeks, current).flatMap((cell, place) =>
    cell.kind === 'coming'
      ? []
      : [weekStripWords.week(place + 1, cell.kind === 'given' ? words[cell.level] : null)],
  );
  return weekStripWords.byWeek(name, told);
}
