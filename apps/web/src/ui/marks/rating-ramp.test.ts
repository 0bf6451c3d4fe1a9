import { ratings } from '@bellwether/domain/goals/rating';
import { contrast, parseHex } from '@bellwether/domain/shared/contrast';
import { describe, expect, it } from 'vitest';
import { brandFrom, DARK_SURFACE, LIGHT_SURFACE } from '../theme/brand-shades.ts';
import { NEUTRAL_DARK, NEUTRAL_LIGHT } from '../theme/theme-variables.ts';
import { DARK_RAMP, LIGHT_RAMP } from './rating-ramp.ts';

function ratio(a: string, b: string): number {
  const [first, second] = [parseHex(a), parseHex(b)];
  if (!first || !second) throw new Error(`no colour: ${a} ${b}`);
  return contrast(first, second);
}

describe.each([
  ['light', LIGHT_RAMP, LIGHT_SURFACE, NEUTRAL_LIGHT[2], NEUTRAL_LIGHT[1]],
  ['dark', DARK_RAMP, DARK_SURFACE, NEUTRAL_DARK[5], NEUTRAL_DARK[6]],
] as const)('rating ramp, %s', (_scheme, ramp, surface, track, hover) => {
  it.each(ratings)('step %i is visible as a shape and readable as text', (level) => {
    const step = ramp[level];
    expect(ratio(step.fill, surface)).toBeGreaterThanOrEqual(3);
    // A cell of the week strip is filled on its own track, and a card can be hovered.
    expect(ratio(step.fill, track)).toBeGreaterThanOrEqual(3);
    expect(ratio(step.fill, step.soft)).toBeGreaterThanOrEqual(3);
    expect(ratio(step.text, hover)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(step.text, surface)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(step.text, step.soft)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('brand colour', () => {
  it.each(['ffff00', 'ffffff', '000000', '808080', 'ff7f50', '2f5fd0', 'e0e0a0', '3a3a3a', '00ff88'])(
    '%s gives readable buttons and links in both schemes',
    (hex) => {
      for (const [roles, surface, usesLightText] of [null, true, false].flatMap((usesLight) => {
        const brand = brandFrom(hex, usesLight);
        return [
          [brand.light, LIGHT_SURFACE, usesLight],
          [brand.dark, DARK_SURFACE, usesLight],
        ] as const;
      })) {
        if (usesLightText !== null) expect(roles.onFilled).toBe(usesLightText ? '#ffffff' : '#000000');
        expect(ratio(roles.onFilled, roles.filled)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(roles.onFilled, roles.filledHover)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(roles.text, surface)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('is changed only as much as its text needs', () => {
    expect(brandFrom('2f5fd0', true).light.filled).toBe('#2f5fd0');
    expect(brandFrom('ffd400', false).dark.filled).toBe('#ffd400');
    expect(brandFrom('ffd400', true).light.filled).not.toBe('#ffd400');
    expect(brandFrom(null, false)).toEqual(brandFrom(null));
  });

  it('falls back to the default blue for an invalid colour', () => {
    expect(brandFrom('javascript:').shades).toEqual(brandFrom(null).shades);
  });
});
