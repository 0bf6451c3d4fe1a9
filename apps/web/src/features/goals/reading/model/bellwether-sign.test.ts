import { expect, it } from 'vitest';
import { bellwetherSign, signWords } from './bellwether-sign.ts';

const children = { Count: 5, Rated: 4, Low: 3, AtRisk: 3, Unsure: 0, Median: 1 };

it('is said in one sentence', () => {
  const sign = bellwetherSign({ state: 'approved', isPrivate: false, likelihood: 4, children });
  expect(sign && signWords(sign)).toBe('Predicted Very likely; 3 of 4 goals below are called unlikely.');
  expect(signWords({ likelihood: 3, low: 1, rated: 2 })).toBe(
    'Predicted Likely; 1 of 2 goals below is called unlikely.',
  );
});

it('is absent without a prediction, and where the goals below are hopeful', () => {
  const goal = { state: 'approved', isPrivate: false } as const;
  expect(bellwetherSign({ ...goal, likelihood: null, children })).toBeNull();
  expect(bellwetherSign({ ...goal, likelihood: 4, children: { ...children, Low: 1 } })).toBeNull();
});
