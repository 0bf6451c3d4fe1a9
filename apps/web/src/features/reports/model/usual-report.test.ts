import { allReports } from '@bellwether/domain/reports/reports';
import { expect, test } from 'vitest';
import { usualReport } from './usual-report.ts';

test.each([
  [1, 'quarterlySummary', 'ended'],
  [4, 'quarterlySummary', 'ended'],
  [5, 'teamGoalUpdates', 'running'],
  [12, 'teamGoalUpdates', 'running'],
  [13, 'goalCompliance', 'ending'],
  [14, 'goalCompliance', 'ending'],
] as const)('in week %i of 14 the usual report is %s', (week, name, because) => {
  expect(usualReport(allReports, { week, weeks: 14 })).toEqual({ name, because });
});

test('without the right to it, the next one is offered, or none', () => {
  expect(usualReport(['goalList'], { week: 6, weeks: 13 })?.name).toBe('goalList');
  expect(usualReport(['people'], { week: 6, weeks: 13 })).toBeUndefined();
});
