import type { Rating } from '@bellwether/domain/goals/rating';

/** Returns the step of the ramp for a level of a scale: with three levels red, yellow and green (decisions-2 E2). */
export function levelColour(level: number, levels: number): Rating {
  return Math.round((level * 4) / Math.max(1, levels - 1)) as Rating;
}
