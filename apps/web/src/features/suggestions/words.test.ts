import { expect, test } from 'vitest';
import { foundWords, waitWords } from './words.ts';

test.each([
  [1, 'The next draft is possible in 1 second.'],
  [40, 'The next draft is possible in 40 seconds.'],
  [120, 'The next draft is possible in 2 minutes.'],
  [3_600, 'The next draft is possible in 60 minutes.'],
  [36_000, 'The next draft is possible in about 10 hours.'],
])('%i seconds are written as: %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});

test('one sentence describes the suggestions', () => {
  const labels = { title: 'Objective', measurement: 'Key Results', description: 'Description' };
  const goal = { title: 'A', measurement: 'B' };
  expect(
    foundWords(
      { goals: [goal, goal], measurements: ['C'], description: 'D', notice: '', isFallback: false },
      labels,
    ),
  ).toBe('Suggested: 2 goals, 1 text for key results, a description.');
  expect(
    foundWords({ goals: [], measurements: [], description: '', notice: '', isFallback: false }, labels),
  ).toBe('');
});
