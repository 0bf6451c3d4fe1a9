import { expect, test } from 'vitest';
import { inTreeOrder } from './tree-order.ts';

const told = (pairs: readonly (readonly [id: number, parentId: number | null])[]) =>
  inTreeOrder(pairs.map(([id, parentId]) => ({ id, parentId }))).map(
    ({ branch, depth }) => `${'>'.repeat(depth)}${branch.id}`,
  );

test('puts each thing before everything below it, and keeps the order of siblings', () => {
  expect(
    told([
      [5, 2],
      [1, null],
      [4, 1],
      [2, null],
      [3, 1],
      [6, 3],
    ]),
  ).toEqual(['1', '>4', '>3', '>>6', '2', '>5']);
});

test('a thing whose parent is not in the list is a root', () => {
  expect(
    told([
      [7, 99],
      [8, 7],
    ]),
  ).toEqual(['7', '>8']);
});

test('a chain of 50,000 needs no deep stack', () => {
  const chain = Array.from({ length: 50_000 }, (_, at) => ({ id: at + 1, parentId: at === 0 ? null : at }));
  expect(inTreeOrder(chain).at(-1)?.depth).toBe(49_999);
});
