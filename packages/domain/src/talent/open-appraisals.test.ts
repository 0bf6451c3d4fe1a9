import { expect, test } from 'vitest';
import { openAppraisalsSentence } from './open-appraisals.ts';

const rule = 'The number of levels can change only while no appraisal is open';

test.each([
  [[], `${rule}.`],
  [[{ quarter: 'Q3 2026', count: 1 }], `${rule}: 1 of Q3 2026 is open.`],
  [[{ quarter: 'Q3 2026', count: 1204 }], `${rule}: 1,204 of Q3 2026 are open.`],
  [
    [
      { quarter: 'Q3 2026', count: 1 },
      { quarter: 'Q2 2026', count: 1 },
    ],
    `${rule}: 1 of Q3 2026 and 1 of Q2 2026 are open.`,
  ],
  [
    [
      { quarter: 'Q3 2026', count: 3 },
      { quarter: 'Q2 2026', count: 2 },
      { quarter: 'Q1 2026', count: 1 },
    ],
    `${rule}: 3 of Q3 2026, 2 of Q2 2026 and 1 of Q1 2026 are open.`,
  ],
])('says how many appraisals are open, and of which quarters: %j', (open, sentence) => {
  expect(openAppraisalsSentence('The number of levels', open)).toBe(sentence);
});
