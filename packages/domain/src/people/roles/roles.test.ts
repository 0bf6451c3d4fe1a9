import { expect, test } from 'vitest';
import { mayHaveManager, mayHaveReports, roleFlagLabels, roleFlags, roleLabels, roleNames } from './roles.ts';

test.each([
  ['ceo', true, false],
  ['manager', true, true],
  ['contributor', false, true],
  ['observer', false, false],
] as const)('a %s may have reports: %s, a manager: %s', (role, reports, manager) => {
  expect(mayHaveReports(role)).toBe(reports);
  expect(mayHaveManager(role)).toBe(manager);
});

test('every role and flag has its label', () => {
  expect(Object.keys(roleLabels)).toEqual([...roleNames]);
  expect(Object.keys(roleFlagLabels)).toEqual([...roleFlags]);
});
