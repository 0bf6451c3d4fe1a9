import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Group } from './groups.ts';
import { goalsByGroup, groupsWithOwners, hasOwners, ownersOf, type PlacedGoal } from './shown-groups.ts';

/** One goal for each owner: `[department, chain]`. */
function company(...owners: readonly (readonly [string, readonly number[]])[]): PlacedGoal[] {
  return owners.map(([department, chain], at) => ({
    id: at + 1,
    place: { ownerId: 100 + at, department, chain },
  }));
}
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
const department = (name: string): Group => ({ kind: 'department', name });
const organisation = (personId: number): Group => ({ kind: 'organisation', personId });
const shown = (group: Group, goals: readonly PlacedGoal[]) => goalsByGroup(goals).isShown(group, hasOwners);

test('nobody sees a group of four owners, and nobody can compute it by subtraction', () => {
  const goals = company(
    ...times(4, ['Legal', [1]] as const),
    ...times(6, ['Sales', [1]] as const),
    ...times(9, ['Product', [1]] as const),
  );
  expect(shown({ kind: 'company' }, goals)).toBe(true);
  expect(shown(department('Legal'), goals)).toBe(false);
  expect(shown(department('Sales'), goals)).toBe(false);
  expect(shown(department('Product'), goals)).toBe(true);
});

test('departments that leave nobody are all shown', () => {
  const goals = company(...times(5, ['Sales', [1]] as const), ...times(9, ['Product', [1]] as const));
  expect([shown(department('Sales'), goals), shown(department('Product'), goals)]).toEqual([true, true]);
});

test('the organisation below the only superior is not shown, because the company would tell the superior', () => {
  const goals = company(['', []], ...times(7, ['', [1]] as const));
  expect(shown(organisation(1), goals)).toBe(false);
});

test('what lies within a group that is not shown is taken from the group above', () => {
  const below = (rest: number) =>
    company(
      ['', []],
      ...times(rest, ['', [1]] as const),
      ...times(6, ['', [2, 1]] as const),
      ...times(7, ['', [3, 1]] as const),
    );
  // The rest would be the superior and two reports, then the superior alone, then with four reports five people.
  expect([2, 3].map((id) => shown(organisation(id), below(2)))).toEqual([false, true]);
  expect([1, 2, 3].map((id) => shown(organisation(id), below(0)))).toEqual([false, false, true]);
  expect([1, 2, 3].map((id) => shown(organisation(id), below(4)))).toEqual([false, true, true]);
});

test('two people who were above each other in different quarters', () => {
  const goals = company(...times(6, ['', [1, 2, 3]] as const), ...times(6, ['', [2, 1, 3]] as const));
  expect([1, 2, 3].map((id) => shown(organisation(id), goals))).toEqual([true, true, true]);
});

test('the groups with enough owners for a number', () => {
  const goals = company(...times(4, ['Legal', [2, 1]] as const), ...times(5, ['Sales', [3, 1]] as const));
  expect(groupsWithOwners([...goals, ...goals])).toEqual([
    { kind: 'company' },
    organisation(1),
    department('Sales'),
    organisation(3),
  ]);
});

test('whatever the company, its shown parts never leave a rest of one to four owners', () => {
  const people = fc.array(
    fc.tuple(
      fc.constantFrom('A', 'B', 'C', 'D'),
      fc.constantFrom([1], [2, 1], [3, 1], [4, 3, 1], [5, 4, 3, 1], []),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(people, (owners) => {
      const goals = company(...owners);
      const all = [1, 2, 3, 4, 5].map(organisation);
      const by = goalsByGroup(goals);
      const isShown = (group: Group) => by.isShown(group, hasOwners);
      const rest = (whole: Group, parts: readonly Group[]) => {
        const taken = new Set(parts.filter(isShown).flatMap((part) => by.in(part)));
        return ownersOf(by.in(whole).filter((goal) => !taken.has(goal))).size;
      };
      const within: readonly (readonly [Group, readonly Group[]])[] = [
        [{ kind: 'company' }, ['A', 'B', 'C', 'D'].map(department)],
        [{ kind: 'company' }, all],
        [{ kind: 'company' }, all.slice(1)],
        [organisation(1), all.slice(1)],
        [organisation(3), [organisation(4), organisation(5)]],
        [organisation(4), [organisation(5)]],
      ];
      for (const [whole, parts] of within) {
        if (!isShown(whole)) continue;
        const size = rest(whole, parts);
        expect(size === 0 || size >= 5).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});
