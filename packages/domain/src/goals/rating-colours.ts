import type { Rating } from './rating.ts';

/**
 * A rating's colours: `fill` draws shapes (3:1 on the surface), `text` writes on `soft` and on the surface (4.5:1).
 */
export interface RatingColours {
  readonly fill: string;
  readonly text: string;
  readonly soft: string;
}

/**
 * The ramp from red through orange and yellow to green (screens.5) on a white surface: screens in the light theme,
 * and every printed page.
 */
export const ratingColours: Readonly<Record<Rating, RatingColours>> = {
  0: { fill: '#cf2a1e', text: '#a3160c', soft: '#fdeceb' },
  1: { fill: '#d4600c', text: '#97400a', soft: '#fdefe2' },
  2: { fill: '#a67e00', text: '#735500', soft: '#fbf3d3' },
  3: { fill: '#67920f', text: '#446408', soft: '#eff6dd' },
  4: { fill: '#12813e', text: '#0c6330', soft: '#e2f5e9' },
};
