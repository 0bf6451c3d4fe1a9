import { expect, test } from 'vitest';
import { fallingWords, stayingWords } from './leaving.ts';

const nothing = { approvals: 0, reports: 0, appraisals: 0, requests: 0, goals: 0, items: 0 };

test.each([
  [nothing, '', ''],
  [{ ...nothing, approvals: 1, goals: 1 }, '1 approval', '1 open goal'],
  [
    { approvals: 3, reports: 1, appraisals: 0, requests: 2, goals: 4, items: 1 },
    '3 approvals, 1 direct report and 2 requested action items',
    '4 open goals and 1 action item',
  ],
])('%j falls and stays', (left, falls, stays) => {
  expect([fallingWords(left), stayingWords(left)]).toEqual([falls, stays]);
});
