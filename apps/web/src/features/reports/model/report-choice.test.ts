import { expect, test } from 'vitest';
import { choicesOf, wireChoiceOf } from './report-choice.ts';

const quarters = [3, 4].map((Index) => ({ Id: Index * 10, Index })) as unknown as Parameters<
  typeof wireChoiceOf
>[2]['quarters'];

test.each([
  ['people', {}, {}],
  ['goalTree', {}, { PeriodId: 40 }],
  ['goalTrees', { quarter: 30, until: 40 }, { PeriodIds: [30, 40] }],
  ['goalCompliance', { mode: 2 }, { PeriodId: 40, Mode: 2 }],
  ['appraisals', {}, { Mode: 1, PeriodId: 0 }],
  ['appraisals', { mode: 2, ofCycle: 5 }, { Mode: 2, PeriodId: 40, CycleId: 5 }],
  ['appraisalCompliance', { mode: 2, quarter: 30 }, { Mode: 2, PeriodId: 30 }],
  ['appraisalReport', { person: 7, quarter: 30 }, { Mode: 1, PeriodId: 30, UserId: 7, RelatedPeriodId: 0 }],
] as const)('%s asks with %j for %j', (Report, search, asked) => {
  const choices = choicesOf(Report, search, 40);
  expect(wireChoiceOf(Report, choices, { quarters, ownId: 3 })).toEqual({ Report, ...asked });
});
