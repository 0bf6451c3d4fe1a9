import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BLACK, contrast, parseHex, readableOn, toHex, WHITE } from './contrast.ts';

const part = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(part, part, part);

it('measures as WCAG does', () => {
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21);
  expect(contrast([119, 119, 119], WHITE)).toBeCloseTo(4.48, 2);
});

it('reads and writes hex colours', () => {
  fc.assert(
    fc.property(colour, (rgb) => {
      expect(parseHex(toHex(rgb))).toEqual(rgb);
    }),
  );
  expect(parseHex('red')).toBeUndefined();
});

it('finds a readable shade on every light and dark surface, and keeps a colour that is readable', () => {
  fc.assert(
    fc.property(
      colour,
      fc.constantFrom<[number, number, number]>([255, 255, 255], [32, 36, 44]),
      (own, surface) => {
        const shade = readableOn(own, surface, 4.5);
        expect(contrast(shade, surface)).toBeGreaterThanOrEqual(4.5);
        if (contrast(own, surface) >= 4.5) expect(shade).toEqual(own);
      },
    ),
  );
});
