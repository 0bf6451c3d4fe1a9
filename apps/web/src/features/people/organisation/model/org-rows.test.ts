import { expect, it } from 'vitest';
import { smallCompany } from './org-company.fixture.ts';
import { listStep, orgLines } from './org-rows.ts';

const tree = smallCompany();
const lines = orgLines(tree, [1], new Set([1, 2]));

it('the list has the people of open teams, each below the manager', () => {
  expect(lines.map(({ id, level, place, count }) => [id, level, place, count])).toEqual([
    [1, 1, 1, 1],
    [2, 2, 1, 3],
    [5, 3, 1, 2],
    [6, 3, 2, 2],
    [3, 2, 2, 3],
    [4, 2, 3, 3],
  ]);
});

it.each([
  [0, 'ArrowDown', { hasTeam: true, isOpen: true }, { kind: 'go', index: 1 }],
  [5, 'ArrowDown', { hasTeam: false, isOpen: false }, undefined],
  [1, 'ArrowRight', { hasTeam: true, isOpen: true }, { kind: 'go', index: 2 }],
  [1, 'ArrowRight', { hasTeam: true, isOpen: false }, { kind: 'open' }],
  [2, 'ArrowRight', { hasTeam: false, isOpen: false }, undefined],
  [1, 'ArrowLeft', { hasTeam: true, isOpen: true }, { kind: 'close' }],
  [3, 'ArrowLeft', { hasTeam: false, isOpen: false }, { kind: 'go', index: 1 }],
  [0, 'ArrowLeft', { hasTeam: true, isOpen: false }, undefined],
  [3, 'Home', { hasTeam: false, isOpen: false }, { kind: 'go', index: 0 }],
  [0, 'End', { hasTeam: true, isOpen: true }, { kind: 'go', index: 5 }],
  [0, 'x', { hasTeam: true, isOpen: true }, undefined],
])('%i %s %o', (index, key, state, step) => {
  expect(listStep(lines, index, key, state)).toEqual(step);
});
