import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiscShares, discLetters, discTypeName, discTypeOf, discTypes, isDiscType } from './disc.ts';

const shares = (D: number, I: number, S: number, C: number): DiscShares => ({ D, I, S, C });

test.each<[DiscShares, string, string]>([
  [shares(40, 20, 20, 20), 'D', 'the others are far below'],
  [shares(35, 25, 20, 20), 'DI', 'ten points below counts'],
  [shares(36, 25, 20, 19), 'D', 'eleven points below does not'],
  [shares(30, 22, 28, 20), 'D', 'the second strongest is opposite'],
  [shares(35, 10, 20, 35), 'DC', 'equal shares in the order of the letters'],
  [shares(30, 20, 30, 20), 'D', 'equal to the opposite letter'],
  [shares(20, 35, 15, 30), 'I', 'influence and conscientiousness are opposite'],
  [shares(20, 30, 35, 15), 'SI', 'the stronger letter comes first'],
  [shares(15, 20, 30, 35), 'CS', 'the wheel closes between two letters'],
  [shares(32, 16, 26, 26), 'DC', 'of two equal second letters the adjacent one'],
  [shares(25, 25, 25, 25), 'DI', 'four equal shares'],
  [shares(100, 0, 0, 0), 'D', 'one letter alone'],
])('%o is %s: %s', (given, type) => {
  expect(discTypeOf(given)).toBe(type);
});

test('the second letter is adjacent, within ten points, and no other letter is above it', () => {
  const part = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(part, part, part, part, (D, I, S, C) => {
      const given = shares(D, I, S, C);
      const type = discTypeOf(given);
      expect(discTypes).toContain(type);
      const [first, second] = discLetters
        .filter((letter) => type.includes(letter))
        .toSorted((one, other) => type.indexOf(one) - type.indexOf(other));
      const sorted = discLetters.map((letter) => given[letter]).toSorted((one, other) => other - one);
      expect(first && given[first]).toBe(sorted[0]);
      if (second === undefined) return;
      expect(given[second]).toBe(sorted[1]);
      expect((sorted[0] ?? 0) - given[second]).toBeLessThanOrEqual(10);
    }),
  );
});

test('the twelve types have their fixed names', () => {
  expect(discTypes.map(discTypeName)).toEqual([
    'Dominance',
    'Influence',
    'Steadiness',
    'Conscientiousness',
    'Dominance+Influence',
    'Dominance+Conscientiousness',
    'Influence+Dominance',
    'Influence+Steadiness',
    'Steadiness+Influence',
    'Steadiness+Conscientiousness',
    'Conscientiousness+Dominance',
    'Conscientiousness+Steadiness',
  ]);
  expect(['DS', 'IC', 'DD', '', 'd', 'DISC'].some(isDiscType)).toBe(false);
});
