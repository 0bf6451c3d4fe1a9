import { type Rating, ratings } from '@bellwether/domain/goals/rating';

/**
 * The rating ramp, red → orange → yellow → green, defined here once (1-goals §4: "Colours run from red through
 * orange and yellow to green"). `fill` draws shapes (3:1 on the surface), `text` writes on `soft` and on the surface (4.5:1).
 */
interface RampStep {
  readonly fill: string;
  readonly text: string;
  readonly soft: string;
}

type Ramp = Readonly<Record<Rating, RampStep>>;

export const LIGHT_RAMP: Ramp = {
  0: { fill: '#cf2a1e', text: '#a3160c', soft: '#fdeceb' },
  1: { fill: '#d4600c', text: '#97400a', soft: '#fdefe2' },
  2: { fill: '#a67e00', text: '#735500', soft: '#fbf3d3' },
  3: { fill: '#67920f', text: '#446408', soft: '#eff6dd' },
  4: { fill: '#12813e', text: '#0c6330', soft: '#e2f5e9' },
};

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
