import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText, heightOf } from './fit-text.ts';

const room = { width: 100, height: 40, size: 16, smallest: 8.5, gap: 4 };
const words = fc.array(fc.constantFrom('a', 'goal', 'predictions', 'x'.repeat(300), '目標を達成した', '🎯'), {
  maxLength: 200,
});

test('a text fits its room with the largest letters, or is cut and says so', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (given) => {
      const paragraphs = given.map((one) => one.join(' '));
      const { size, paragraphs: fitted, isCut } = fitText(paragraphs, room);
      expect(heightOf(fitted, size, room)).toBeLessThanOrEqual(room.height);
      if (isCut) {
        expect([size, fitted.at(-1)?.endsWith(' …')]).toEqual([room.smallest, true]);
        const whole = fitted.join('\n').slice(0, -2);
        expect(paragraphs.join('\n').startsWith(whole)).toBe(true);
        expect(heightOf(paragraphs, size, room)).toBeGreaterThan(room.height);
      } else {
        expect(fitted).toEqual(paragraphs);
        if (size < room.size) expect(heightOf(paragraphs, size + 0.5, room)).toBeGreaterThan(room.height);
      }
    }),
  );
});
