import { expect, test } from 'vitest';
import type { PresentPerson } from './person.ts';
import { ceo, person, planImport } from './plan.fixture.ts';
import { needsNobody } from './unattended.ts';

// The fixture's today is 28 November 2026.
const heading = ['Name', 'Email', 'Manager Email', 'Away from', 'Away until', 'Deputy'];
const mara = (given: Partial<PresentPerson> = {}) => person(2, { name: 'Mara', role: 'manager', ...given });
const others = [person(3), person(4), person(5, { name: 'Max', role: 'manager' })];
const away = (deputyId: number | null) =>
  mara({ absences: [{ id: 1, from: '2026-11-20', until: '2026-12-04', deputyId }] });
const row = (from: string, until: string, deputy: string) =>
  ['Mara', 'p2@x.example', 'p1@x.example', from, until, deputy] as const;

test.each<[name: string, people: PresentPerson, row: readonly string[], needed: boolean]>([
  ['a new absence with a deputy', mara(), row('2026-12-01', '2026-12-20', 'p3@x.example'), false],
  ['a running absence with another deputy', away(3), row('', '2026-12-04', 'p4@x.example'), false],
  ['a first deputy of a running absence', away(null), row('', '2026-12-04', 'p4@x.example'), false],
  ['a later absence with another deputy', away(3), row('2026-12-02', '2026-12-20', 'p4@x.example'), false],
  [
    'a new person who has a deputy',
    mara(),
    ['Nia', 'n@x.example', 'p1@x.example', '', '2026-12-04', 'Mara'],
    false,
  ],
  ['a new absence without a deputy', mara(), row('2026-12-01', '2026-12-20', ''), true],
  ['a longer absence with its deputy', away(3), row('', '2026-12-20', 'p3@x.example'), true],
  ['a later absence that keeps the deputy', away(3), row('2026-12-02', '2026-12-20', ''), true],
  ['a move to another manager', mara(), ['Person 3', 'p3@x.example', 'p5@x.example', '', '', ''], true],
])('%s', (_name, one, wanted, isNobody) => {
  const plan = planImport([heading, [...wanted]], [ceo, one, ...others]);
  expect([plan.faults, plan.added.length + plan.changed.length]).toEqual([[], 1]);
  expect(needsNobody(plan)).toBe(isNobody);
});
