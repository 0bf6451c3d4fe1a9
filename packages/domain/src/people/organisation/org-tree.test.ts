import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ManagerMap } from './org-tree.ts';
import { actingManager, chainOf, isInChain } from './org-tree.ts';

// 1 the ceo; 2 and 3 managers; 4 and 5 under 2; 6 under 5; 9 an observer.
const company: ManagerMap = new Map([
  [1, null],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
  [6, 5],
  [9, null],
]);

test('the chain is manager, manager’s manager … ceo', () => {
  expect(chainOf(company, 6)).toEqual([5, 2, 1]);
  expect(chainOf(company, 1)).toEqual([]);
  expect(chainOf(company, 9)).toEqual([]);
  expect(chainOf(company, 404)).toEqual([]);
  expect(isInChain(company, 6, 2)).toBe(true);
  expect(isInChain(company, 6, 3)).toBe(false);
  expect(isInChain(company, 6, 6)).toBe(false);
});

describe('the acting manager', () => {
  const without =
    (...ids: number[]) =>
    (id: number) =>
      !ids.includes(id);
  test.each([
    [6, [], 5],
    [6, [5], 2],
    [6, [5, 2], 1],
    [6, [5, 2, 1], null],
    [1, [], null],
    [9, [], null],
  ])('of %i with %o deactivated: %s', (person, deactivated, acting) => {
    expect(actingManager(company, person, without(...deactivated))).toBe(acting);
  });
});

test('a circle in imported data does not hang the walk', () => {
  const circle: ManagerMap = new Map([
    [1, 3],
    [2, 1],
    [3, 2],
  ]);
  expect(chainOf(circle, 1)).toEqual([3, 2]);
  expect(actingManager(circle, 1, () => false)).toBe(null);
});

/** Generates companies: each person's manager is nobody or an earlier person. */
const companies: fc.Arbitrary<ManagerMap> = fc
  .array(fc.nat(), { minLength: 1, maxLength: 40 })
  .map((picks) => new Map(picks.map((pick, id) => [id, pick % (id + 1) === id ? null : pick % (id + 1)])));

const somebodyIn = (managers: ManagerMap) => fc.constantFrom(...managers.keys());
const pairs = companies.chain((managers) =>
  fc.tuple(fc.constant(managers), somebodyIn(managers), somebodyIn(managers)),
);

describe('in every company', () => {
  test('nobody is in their own chain', () => {
    fc.assert(fc.property(pairs, ([managers, a]) => !chainOf(managers, a).includes(a)));
  });

  test('the acting manager is the nearest active one of the chain', () => {
    fc.assert(
      fc.property(
        pairs,
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        ([managers, a], active) => {
          const isActive = (id: number) => active[id] === true;
          const acting = actingManager(managers, a, isActive);
          const chain = chainOf(managers, a);
          if (acting === null) return !chain.some(isActive);
          return isActive(acting) && !chain.slice(0, chain.indexOf(acting)).some(isActive);
        },
      ),
    );
  });
});
