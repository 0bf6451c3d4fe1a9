import { likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';

/** Returns a share in whole points of 100. */
export function points(share: number): number {
  return Math.round(Math.abs(share) * 100);
}

/** Returns by how many points the labels are off: the square root of the fair reliability. */
export function offByPoints(reliability: number): number {
  return points(Math.sqrt(reliability));
}

/** Returns the word for a level. */
export function labelWord(label: number): string {
  return likelihoodLabels[label as Rating];
}
