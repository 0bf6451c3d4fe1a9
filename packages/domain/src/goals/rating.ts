/** A rating of likelihood or of quality (predictions.1). */
export type Rating = 0 | 1 | 2 | 3 | 4;

export const ratings = [0, 1, 2, 3, 4] as const satisfies readonly Rating[];

export { likelihoodLabels, qualityLabels, threeLikelihoodLabels } from './words.rating.ts';

/** Narrows a number to a rating. */
export function isRating(value: number): value is Rating {
  return Number.isInteger(value) && value >= 0 && value <= 4;
}

/** The owner's present result, as far as colours need it. */
export interface ResultFacts {
  readonly completed: boolean | null;
  /** Percent, for ObjectiveResult goals. */
  readonly objectiveResult: number | null;
}

/**
 * Returns the level of the goal ring (screens.5): with an owner's result, 4 if completed, else 0; before the
 * result, the most recent likelihood; null without both. A percentage is divided into quarters: 100 gives 4,
 * 75 gives 3 … below 25 gives 0.
 */
export function ringLevel(likelihood: Rating | null, ownerResult: ResultFacts | null): Rating | null {
  if (ownerResult === null) return likelihood;
  if (ownerResult.objectiveResult !== null) return quarterOf(ownerResult.objectiveResult);
  return ownerResult.completed === true ? 4 : 0;
}

/** Returns the degrees of the completion ring: 3.6 per percent, at most 360 (screens.5). */
export function completionDegrees(percent: number): number {
  // Multiply by 36 and then divide, because 3.6 has no exact binary form.
  return (Math.min(Math.max(percent, 0), 100) * 36) / 10;
}

function quarterOf(percent: number): Rating {
  const level = Math.floor(percent / 25);
  if (isRating(level)) return level;
  return level < 0 ? 0 : 4;
}
