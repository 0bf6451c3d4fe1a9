import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it.each([
  ['As it is', 20, 'As it is'],
  ['  two\n lines\t here ', 20, 'two lines here'],
  ['The supplier cannot deliver', 20, 'The supplier cannot…'],
  ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudamp…'],
  ['😀😀😀', 4, '😀…'],
])('%j in %i characters is %j', (text, most, words) => {
  expect(firstWords(text, most)).toBe(words);
});

it('is never longer than allowed, has one line, and begins as the text does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, most) => {
      const words = firstWords(text, most);
      expect(words.length).toBeLessThanOrEqual(most);
      expect(words).not.toMatch(/[\n\r]/);
      expect(words.isWellFormed()).toBe(text.isWellFormed() || words.isWellFormed());
    }),
  );
});
