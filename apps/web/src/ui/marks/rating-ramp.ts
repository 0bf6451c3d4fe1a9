import { type Rating, ratings } from '@bellwether/domain/goals/rating';
import { type RatingColours, ratingColours } from '@bellwether/domain/goals/rating-colours';

type Ramp = Readonly<Record<Rating, RatingColours>>;

export const LIGHT_RAMP: Ramp = ratingColours;

export const DARK_RAMP: Ramp = {
  0: { fill: '#f0574b', text: '#ff9b92', soft: '#3a1b19' },
  1: { fill: '#f08a3c', text: '#ffb680', soft: '#392413' },
  2: { fill: '#e3bd2f', text: '#f2d574', soft: '#332a0d' },
  3: { fill: '#a3c644', text: '#c5e07d', soft: '#262f11' },
  4: { fill: '#46c077', text: '#85dfa9', soft: '#12301f' },
};

/**
 * Returns the CSS custom properties of one ramp: `--bw-rating-3`, `--bw-rating-3-text`, `--bw-rating-3-soft`.
 */
export function rampVariables(ramp: Ramp): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const level of ratings) {
    const step = ramp[level];
    variables[`--bw-rating-${level}`] = step.fill;
    variables[`--bw-rating-${level}-text`] = step.text;
    variables[`--bw-rating-${level}-soft`] = step.soft;
  }
  return variables;
}
