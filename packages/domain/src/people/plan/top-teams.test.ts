import { expect, it } from 'vitest';
import { companyAfter, departmentIn } from './company-after.ts';
import type { PresentPerson } from './person.ts';
import { ceo, person, planImport } from './plan.fixture.ts';
import type { PeoplePlan } from './plan-of.ts';
import { topTeams } from './top-teams.ts';

const lines = (people: readonly PresentPerson[], plan: PeoplePlan) =>
  topTeams(companyAfter(people, plan)).map(
    ({ depth, name, size, isMoved }) => `${'  '.repeat(depth)}${name} ${size}${isMoved ? ' moved' : ''}`,
  );
const headings = ['Name', 'Email', 'Manager'];

it('shows under whom the teams stand after the plan', () => {
  const lead = person(2, { name: 'Lea Lead', role: 'manager' });
  const people = [ceo, lead, person(3, { managerId: 2 }), person(4, { name: 'Max Mover' })];
  const plan = planImport(
    [
      headings,
      ['Max Mover', 'p4@x.example', 'Lea Lead'],
      ['Nora New', 'nora@x.example', 'Max Mover'],
      ['Otto New', 'otto@x.example', 'Nora New'],
    ],
    people,
  );
  expect(plan.faults).toEqual([]);
  expect(lines(people, plan)).toEqual([
    'Cleo Chief 5',
    '  Lea Lead 4',
    '    Max Mover 2 moved',
    '      Nora New 1 moved',
  ]);
});

it('takes ten teams, the largest of those at one height, and counts nobody who was deactivated', () => {
  const leads = Array.from({ length: 12 }, (_, at) => person(10 + at, { role: 'manager' }));
  const reports = leads.flatMap(({ id }, at) =>
    Array.from({ length: at + 1 }, (_, nth) => person(1_000 + 100 * at + nth, { managerId: id })),
  );
  const left = person(5_000, { managerId: 21, isDeactivated: true });
  const people = [ceo, ...leads, ...reports, left];
  const plan = planImport([headings, ['Nora New', 'nora@x.example', 'p1@x.example']], people);
  const teams = topTeams(companyAfter(people, plan));
  expect(teams.map(({ key, size }) => [key, size])).toEqual([
    [1, 12 + 78 + 1],
    ...Array.from({ length: 10 }, (_, at) => [21 - at, 12 - at]),
  ]);
});

it('shows people below somebody who was deactivated', () => {
  const gone = person(2, { name: 'Gina Gone', role: 'manager', managerId: null, isDeactivated: true });
  const people = [ceo, gone, person(3, { managerId: 2 })];
  expect(
    lines(people, planImport([headings, ['Nora New', 'nora@x.example', 'p1@x.example']], people)),
  ).toEqual(['Cleo Chief 1', 'Gina Gone 1']);
});

it('is empty without a team', () => {
  expect(lines([ceo], planImport([headings, ['', '', '']], [ceo]))).toEqual([]);
});

it('shows a person in the department of the nearest manager who has one', () => {
  const people = [ceo, person(2, { role: 'manager', orgUnit: 'Sales' }), person(3, { managerId: 2 })];
  const plan = planImport([headings, ['Nora New', 'nora@x.example', 'p3@x.example']], people);
  const company = companyAfter(people, plan);
  expect([1, 2, 3, -2].map((key) => departmentIn(company, key))).toEqual([null, 'Sales', 'Sales', 'Sales']);
});
