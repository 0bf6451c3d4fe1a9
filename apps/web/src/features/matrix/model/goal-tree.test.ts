import { describe, expect, it } from 'vitest';
import { flatRows, treeRows } from './goal-tree.ts';

const node = (id: number, parentId: number) => ({ id, parentId });
const none = new Set<number>();

describe('the tree of goals', () => {
  const nodes = [node(1, 0), node(2, 1), node(3, 1), node(4, 2), node(5, 2)];

  it('goes depth first, in the given order of siblings', () => {
    expect(treeRows(nodes, none).map((row) => [row.node.id, row.depth])).toEqual([
      [1, 0],
      [2, 1],
      [4, 2],
      [5, 2],
      [3, 1],
    ]);
  });

  it('has each goal’s place among its siblings, and which lines beside it continue', () => {
    const rows = new Map(treeRows(nodes, none).map((row) => [row.node.id, row]));
    expect(rows.get(4)).toMatchObject({ place: 1, siblings: 2, lines: [true, true] });
    expect(rows.get(5)).toMatchObject({ place: 2, siblings: 2, lines: [true, false] });
    expect(rows.get(3)).toMatchObject({ place: 2, siblings: 2, lines: [false], children: 0 });
    expect(rows.get(2)).toMatchObject({ children: 2, isOpen: true });
  });

  it('a folded goal hides everything below it and shows its number of children', () => {
    const rows = treeRows(nodes, new Set([2]));
    expect(rows.map((row) => row.node.id)).toEqual([1, 2, 3]);
    expect(rows[1]).toMatchObject({ children: 2, isOpen: false });
  });

  it('a goal whose parent is left out is directly below the page’s goal', () => {
    expect(treeRows([node(1, 99), node(7, 0), node(8, 55)], none).map((row) => row.depth)).toEqual([0, 1, 1]);
  });

  it('company goals are equal: each starts a tree, which folds alone', () => {
    const company = [node(1, 0), node(2, 0), node(3, 2), node(4, 1), node(5, 99)];
    const rows = treeRows(company, none, true);
    expect(rows.map((row) => [row.node.id, row.depth, row.place, row.siblings])).toEqual([
      [1, 0, 1, 3],
      [4, 1, 1, 1],
      [2, 0, 2, 3],
      [3, 1, 1, 1],
      [5, 0, 3, 3],
    ]);
    expect(treeRows(company, new Set([1]), true).map((row) => row.node.id)).toEqual([1, 2, 3, 5]);
    expect(treeRows([], none, true)).toEqual([]);
  });

  it('contains every goal once, in chains of any depth', () => {
    const chain = Array.from({ length: 5000 }, (_, index) => node(index + 1, index));
    const rows = treeRows(chain, none);
    expect(rows).toHaveLength(5000);
    expect(rows.at(-1)?.depth).toBe(4999);
  });

  it('of no goals is empty', () => {
    expect(treeRows([], none)).toEqual([]);
  });
});

it('a filtered tree is a list without depth', () => {
  expect(flatRows([node(4, 2), node(3, 1)]).map((row) => [row.node.id, row.depth, row.place])).toEqual([
    [4, 0, 1],
    [3, 0, 2],
  ]);
});
