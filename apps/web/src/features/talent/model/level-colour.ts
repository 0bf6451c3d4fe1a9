import type { Rating } from '@bellwether/domain/goals/rating';

/**
 * Returns the step of the colour ramp for a level: a scale of three levels has red, yellow and green (talent.2).
 */
export function levelColour(level: number, levels: number): Rating {
  return Math.round((level * 4) / Math.max(1, levels - 1)) as Rating;
}
