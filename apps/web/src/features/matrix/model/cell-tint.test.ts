import { ratings } from '@bellwether/domain/goals/rating';
import { contrast, luminance, mix, parseHex, type Rgb } from '@bellwether/domain/shared/contrast';
import { expect, test } from 'vitest';
import { DARK_RAMP } from '#ui/marks/rating-ramp.ts';
import { DARK_SURFACE } from '#ui/theme/brand-shades.ts';
import { darkTintShare } from './cell.ts';

const rgb = (hex: string): Rgb => parseHex(hex) ?? [0, 0, 0];
const surface = rgb(DARK_SURFACE);
const tints = ratings.map((level) => mix(surface, rgb(DARK_RAMP[level].fill), darkTintShare));

/** The distance of two colours in CIE L*a*b*; from about 5 on people see them as different side by side. */
function distance(one: Rgb, other: Rgb): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function labOf(color: Rgb): Rgb {
  // Luminance is linear in each channel, so the channel's weight gives the channel.
  const linear = ([0, 1, 2] as const).map((index) => {
    const only: Rgb = [index === 0 ? color[0] : 0, index === 1 ? color[1] : 0, index === 2 ? color[2] : 0];
    return luminance(only) / ([0.2126, 0.7152, 0.0722][index] ?? 1);
  });
  const [r = 0, g = 0, b = 0] = linear;
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(luminance(color));
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test('on the dark surface, the tints of the cells differ from it and from each other', () => {
  for (const [level, tint] of tints.entries()) {
    expect(contrast(tint, surface)).toBeGreaterThan(1.4);
    const next = tints[level + 1];
    if (next) expect(distance(tint, next)).toBeGreaterThan(10);
  }
});
