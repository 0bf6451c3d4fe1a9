import { expect, it } from 'vitest';
import { orgPerson } from './org-company.fixture.ts';
import { middleLikelihood, orgMarks } from './org-marks.ts';
import { orgTree } from './org-tree.ts';

/** 1 leads 2 and 3; 2 leads 4 (an observer), 5 and, below a deactivated manager, 7. */
const tree = orgTree([
  orgPerson(1),
  orgPerson(2, 1, { RoleName: 'manager' }),
  orgPerson(3, 1),
  orgPerson(4, 2, { RoleName: 'observer' }),
  orgPerson(5, 2),
  orgPerson(6, 2, { Status: 'Deactivated', DeactivatedAt: '2026-01-01T00:00:00Z' }),
  orgPerson(7, 6),
]);
const reply = {
  HasCompliance: true,
  data: [
    { Id: 2, Likelihood: [0, 0, 0, 1, 0, 0] },
    { Id: 5, Likelihood: [1, 0, 0, 0, 0, 2], Open: ['goals', 'lastgoals'] as ('goals' | 'lastgoals')[] },
    { Id: 3, Open: ['lastweekgoals'] as 'lastweekgoals'[] },
    { Id: 99, Likelihood: [9, 9, 9, 9, 9, 9] },
  ],
};

it('goals count for everybody above; marks of people who are not drawn count for nobody', () => {
  const marks = orgMarks(tree, 5, reply);
  expect([1, 2, 3, 5].map((id) => marks.of(id).goals)).toEqual([
    [1, 0, 0, 1, 0, 2],
    [1, 0, 0, 1, 0, 2],
    undefined,
    [1, 0, 0, 0, 0, 2],
  ]);
});

it('compliance is that of the viewer’s organisation, without the viewer and without observers', () => {
  const chief = orgMarks(tree, 1, reply);
  expect(chief.of(1).compliance).toEqual({ done: 2, people: 4, open: [] });
  expect(chief.of(2).compliance).toEqual({ done: 2, people: 3, open: [] });
  expect(chief.of(5).compliance).toEqual({ done: 0, people: 1, open: ['goals', 'lastgoals'] });
  expect(chief.of(7).compliance).toEqual({ done: 1, people: 1, open: [] });
  expect(chief.of(4).compliance).toBeUndefined();
  const lead = orgMarks(tree, 2, reply);
  expect([1, 2, 3].map((id) => lead.of(id).compliance?.people)).toEqual([undefined, 2, undefined]);
  expect(orgMarks(tree, 1, { ...reply, HasCompliance: false }).of(2).compliance).toBeUndefined();
});

it.each([
  [[0, 0, 0, 0, 0, 3], null],
  [[1, 0, 0, 1, 0, 0], 0],
  [[1, 0, 0, 2, 0, 5], 3],
  [[0, 0, 0, 0, 4, 0], 4],
])('the middle of %j is %s', (goals, middle) => {
  expect(middleLikelihood(goals)).toBe(middle);
});
