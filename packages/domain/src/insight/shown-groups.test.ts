import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Group } from './groups.ts';
import { goalsIn, hasOwners, isShown, ownersOf, type PlacedGoal } from './shown-groups.ts';

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
const shown = (group: Group, goals: readonly PlacedGoal[]) => isShown(group, goals, hasOwners);

test('a group of four owners is shown to nobody, and cannot be had by taking the others away', () => {
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

test('what lies within a group that is not shown is not shown either', () => {
  const goals = company(
    ...times(2, ['', []] as const),
    ...times(6, ['', [2, 1]] as const),
    ...times(6, ['', [3, 1]] as const),
    ...times(20, ['', [9]] as const),
  );
  expect(shown(organisation(9), goals)).toBe(true);
  expect(shown(organisation(1), goals)).toBe(false);
  expect(shown(organisation(2), goals)).toBe(false);
});

test('whatever the company, its shown parts never leave a rest of one to four owners', () => {
  const people = fc.array(
    fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.constantFrom([1], [2, 1], [3, 1], [4, 3, 1], [])),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(people, (owners) => {
      const goals = company(...owners);
      const rest = (whole: Group, parts: readonly Group[]) => {
        const taken = new Set(
          parts.filter((part) => shown(part, goals)).flatMap((part) => goalsIn(part, goals)),
        );
        return ownersOf(goalsIn(whole, goals).filter((goal) => !taken.has(goal))).size;
      };
      const whole: Group = { kind: 'company' };
      const sizes = [
        ...(shown(whole, goals) ? [rest(whole, ['A', 'B', 'C', 'D'].map(department))] : []),
        ...(shown(whole, goals) ? [rest(whole, [organisation(1)])] : []),
        ...(shown(organisation(1), goals) ? [rest(organisation(1), [organisation(2), organisation(3)])] : []),
        ...(shown(organisation(3), goals) ? [rest(organisation(3), [organisation(4)])] : []),
      ];
      for (const size of sizes) expect(size === 0 || size >= 5).toBe(true);
    }),
  );
});
