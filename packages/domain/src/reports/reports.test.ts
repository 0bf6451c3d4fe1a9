import { expect, test } from 'vitest';
import type { CapablePerson } from '../people/roles/capabilities.ts';
import { countsCompany, isOfferedInReports, reportRow, visibleReports } from './reports.ts';

const person = (role: CapablePerson['role'], more: Partial<CapablePerson> = {}): CapablePerson => ({
  role,
  isOrgAdmin: false,
  isGoalAdmin: false,
  isGoalManager: false,
  isHrAdmin: false,
  ...more,
});

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const hr = { isHrAdmin: true };
const org = { isOrgAdmin: true };

test.each([
  ['ceo', person('ceo'), all],
  ['manager', person('manager'), all],
  ['contributor', person('contributor'), [1, 2, 3, 4, 5, 11, 12]],
  ['contributor who is HR admin', person('contributor', hr), [1, 2, 3, 4, 5, 6, 7, 10, 11, 12]],
  ['observer', person('observer'), [1, 2, 3, 4, 5]],
  ['observer who is org admin', person('observer', org), [1, 2, 3, 4, 5, 11, 12]],
  ['observer who is HR admin', person('observer', hr), [1, 2, 3, 4, 5, 6, 7, 10, 11, 12]],
] as const)('%s', (_who, who, numbers) => {
  const numbersOf = (hasTalent: boolean) =>
    visibleReports(who, { hasTalent }).map((name) => reportRow(name).number);
  expect(numbersOf(true)).toEqual(numbers);
  expect(numbersOf(false)).toEqual(numbers.filter((number) => ![6, 7, 10].includes(number)));
});

test('goal compliance counts the company for the ceo and for admins, else the own organisation', () => {
  expect(countsCompany(person('ceo'))).toBe(true);
  expect(countsCompany(person('manager'))).toBe(false);
  for (const flag of ['isOrgAdmin', 'isGoalAdmin', 'isHrAdmin'])
    expect(countsCompany(person('manager', { [flag]: true }))).toBe(true);
  expect(countsCompany(person('manager', { isGoalManager: true }))).toBe(false);
});

test('reports offer quarters that have begun, or begin within the next three months', () => {
  const offered = (startDate: string) => isOfferedInReports({ startDate }, '2026-11-18');
  expect(['2020-01-01', '2026-10-01', '2027-01-01', '2027-02-01', '2027-03-01'].map(offered)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
