/** How many levels a rating can have (talent.2). */
export const levelCounts = [3, 5] as const;
export type LevelCount = (typeof levelCounts)[number];

export interface Ratings {
  readonly primary: number;
  readonly secondary: number;
}

/**
 * Returns the colour on the ramp of five steps, 0 to 4: the sum with three levels, half the sum rounded up with five
 * (talent.2).
 */
export function ratingColour({ primary, secondary }: Ratings, levels: LevelCount): number {
  const sum = primary + secondary;
  return levels === 3 ? sum : Math.ceil(sum / 2);
}

/** Returns whether the number is one of the company's levels. */
export function isRating(rating: number, levels: LevelCount): boolean {
  return Number.isInteger(rating) && rating >= 0 && rating < levels;
}

/**
 * The minimum numbers of reviewers and appraisals for which others' ratings are shown, so that nobody can be
 * recognised (fairness aid).
 */
export const distributionLeast = { reviewers: 5, appraisals: 20 } as const;

/**
 * Others' ratings are counted in steps of this size, so that a comparison before and after a signature reveals
 * nobody's rating.
 */
export const distributionStep = 5;
