import { expect, test } from 'vitest';
import { weeklyAskWords } from './words.weekly-ask.ts';

const said = { likelihood: 2, quality: 3, saidWeek: 6, comment: null } as const;

test.each([
  [said, 'Last week: Unsure, Good.'],
  [{ ...said, comment: 'Waiting\nfor parts' }, 'Last week: Unsure, Good. “Waiting for parts”'],
  [{ ...said, saidWeek: 4 }, 'In week 4: Unsure, Good.'],
  [{ ...said, likelihood: null, quality: null, saidWeek: null }, 'No prediction yet.'],
])('before week 7, %j reads %s', (before, words) => {
  expect(weeklyAskWords.lastSaid(before, 7)).toBe(words);
});

test('after three unanswered asks the words change, and the manager is named', () => {
  expect([weeklyAskWords.subject(2), weeklyAskWords.unanswered(2, 'Lara Lead')]).toEqual([
    'Please update your goals',
    undefined,
  ]);
  expect([weeklyAskWords.subject(3), weeklyAskWords.unanswered(3, 'Lara Lead')]).toEqual([
    'No update for three weeks: please update your goals',
    'The last three asks are unanswered. Lara Lead is told that your updates are missing.',
  ]);
  expect(weeklyAskWords.unanswered(4, null)).toBe('The last four asks are unanswered.');
});
