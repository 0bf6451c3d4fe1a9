import { contrast, parseHex } from '@bellwether/domain/shared/contrast';
import { expect, it } from 'vitest';
import { brandFrom, DARK_SURFACE, LIGHT_SURFACE } from './brand-shades.ts';
import { themeVariables } from './theme-variables.ts';
import { TINTS } from './tints.ts';

const { light, dark } = themeVariables(brandFrom(null));

function against(surface: string, colour: string | undefined): number {
  const first = parseHex(colour ?? '');
  const second = parseHex(surface);
  if (!first || !second) throw new Error(`No colour: ${colour}`);
  return contrast(first, second);
}

it.each([
  ['light', light, LIGHT_SURFACE],
  ['dark', dark, DARK_SURFACE],
] as const)('draws the edges of controls so that they are seen in %s', (_, variables, surface) => {
  expect(against(surface, variables['--bw-edge'])).toBeGreaterThanOrEqual(3);
});

it('shows destructive acts in a red that looks red in the dark scheme', () => {
  const red = dark['--mantine-color-red-light-color'];
  expect(against(DARK_SURFACE, red)).toBeGreaterThanOrEqual(4.5);
  // The library's own red would be nearly white there.
  expect(against('#ffffff', red)).toBeGreaterThan(1.8);
});

it.each([
  ['light', light],
  ['dark', dark],
] as const)('writes initials readably on each of the eight tints in %s', (_, variables) => {
  expect(TINTS).toBe(8);
  for (let tint = 0; tint < TINTS; tint += 1) {
    const soft = variables[`--bw-tint-${tint}-soft`] ?? '';
    expect(against(soft, variables[`--bw-tint-${tint}-text`]), `tint ${tint}`).toBeGreaterThanOrEqual(4.5);
  }
});
