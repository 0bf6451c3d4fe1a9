import { expect, test } from 'vitest';
import { weekStripSummary } from './week-levels.ts';

test.each([
  ['244443333-----', '9 weeks: Unsure, rose to Very likely, now Likely'],
  ['3-310---------', '4 weeks: Likely, now Not at all'],
  ['3331----------', '4 weeks: Likely, now Not sure'],
  ['33------------', '2 weeks: Likely'],
  ['313-----------', '3 weeks: Likely, fell to Not sure, now Likely'],
  ['--3-----------', '1 week: Likely'],
  ['--------------', 'No prediction yet'],
])('%s is said as "%s"', (weeks, said) => {
  expect(weekStripSummary(weeks)).toBe(said);
});
