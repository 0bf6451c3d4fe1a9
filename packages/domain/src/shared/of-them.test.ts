import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '../locale/numbers.ts';
import { countOf, ofThem, verbs } from './of-them.ts';

test.each([
  [0, 4, '0 of 4 appraisals are'],
  [1, 4, '1 of 4 appraisals is'],
  [2, 4, '2 of 4 appraisals are'],
  [4, 4, '4 of 4 appraisals are'],
  [1, 1, '1 of 1 appraisal is'],
  [0, 1, '0 of 1 appraisal are'],
  [1_000, 2_000, '1,000 of 2,000 appraisals are'],
])('%i of %i: %s', (count, all, said) => {
  expect(ofThem(count, all, 'appraisal', verbs.are)).toBe(said);
});

test('the verb follows the number that is said, the noun the number before it', () => {
  fc.assert(
    fc.property(fc.nat(3_000), fc.nat(3_000), fc.constantFrom(...Object.values(verbs)), (a, b, verb) => {
      const [count, all] = [Math.min(a, b), Math.max(a, b)];
      const said = ofThem(count, all, 'goal', verb);
      expect(said.endsWith(` ${count === 1 ? verb.one : verb.many}`)).toBe(true);
      expect(/\bgoal\b/.test(said)).toBe(all === 1);
      expect(said.startsWith(`${formatNumber(count)} of ${countOf(all, 'goal')} `)).toBe(true);
    }),
  );
});
