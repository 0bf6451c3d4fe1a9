import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

describe('plainText', () => {
  test.each([
    ['  Reduce churn \n', 'Reduce churn'],
    ['**Reduce** __churn__', 'Reduce churn'],
    ['# Goal\n## Why\nBecause', 'Goal\nWhy\nBecause'],
    ['```json\nx\n```', 'x'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a\tb', 'a b'],
    ['a\u0000\u0007\u001b[31mb', 'a[31mb'],
    ['\u202Egnp.exe\u202C \u2066x\u2069\uFEFF', 'gnp.exe x'],
    ['a\n\n\n\n\nb', 'a\n\nb'],
    ['👩‍💻 works', '👩‍💻 works'],
    ['half \uD83D of one', 'half  of one'],
    ['1. first\n2. second', '1. first\n2. second'],
    ['#1 in the market', '#1 in the market'],
    ['<b>5 < 6</b>', '<b>5 < 6</b>'],
    ['', ''],
  ])('%j: %j', (text, plain) => {
    expect(plainText(text, 100)).toBe(plain);
  });

  test('is cut between words at the limit', () => {
    expect(plainText('one two three four', 12)).toBe('one two');
  });
});

test('plainLine is one line', () => {
  expect(plainLine(' Reduce\n\n churn\t to 5% ', 100)).toBe('Reduce churn to 5%');
});

// Any UTF-16 unit, so also halves of characters; the removed characters are more frequent than by chance.
const unit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom(...' \n\r\t*_#`a\u0007\u202e\ufeff'.split(''), '\ud83d', '\udc69'),
);

test('for any input, no invisible character is left, and the limit holds', () => {
  fc.assert(
    fc.property(
      fc.array(unit, { maxLength: 300, size: 'max' }).map((units) => units.join('')),
      fc.integer({ min: 1, max: 200 }),
      (text, limit) => {
        const plain = plainText(text, limit);
        expect(plain.length).toBeLessThanOrEqual(limit);
        expect(plain.isWellFormed()).toBe(true);
        expect(plain).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/u);
        expect(plainLine(text, limit)).not.toContain('\n');
      },
    ),
    { numRuns: 500, seed: 5 },
  );
});
