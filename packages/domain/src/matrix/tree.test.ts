import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matrixTree, type StoredNode } from './tree.ts';

const node = (id: number, parentId: number | null, fields: Partial<StoredNode> = {}): StoredNode => ({
  id,
  parentId,
  generation: 0,
  isVisible: true,
  isShelved: false,
  ...fields,
});

/** Builds a chain of nodes, each below the one before. */
function chain(...fields: Partial<StoredNode>[]): StoredNode[] {
  return fields.map((more, generation) =>
    node(generation + 1, generation === 0 ? null : generation, { generation, ...more }),
  );
}

const shown = (nodes: readonly StoredNode[]) => {
  const { goals, gaps } = matrixTree(nodes);
  const pairs = (list: typeof goals) => list.map((one) => [one.node.id, one.parentId]);
  return { goals: pairs(goals), gaps: pairs(gaps) };
};

const hidden = { isVisible: false };
const shelved = { isShelved: true };

describe('the tree of a goal', () => {
  test('begins with the goal itself, then goes down level by level, ordered by id', () => {
    const nodes = [
      node(9, 3, { generation: 2 }),
      node(4, 1, { generation: 1 }),
      node(3, 1, { generation: 1 }),
      node(1, null),
      node(7, 4, { generation: 2 }),
    ];
    expect(shown(nodes).goals).toEqual([
      [1, 0],
      [3, 1],
      [4, 1],
      [7, 4],
      [9, 3],
    ]);
  });

  test('the root goal keeps its own parent', () => {
    expect(shown([node(5, 2)])).toEqual({ goals: [[5, 2]], gaps: [] });
  });

  test('a shelved goal is left out, and its children count as unaligned', () => {
    expect(shown(chain({}, shelved, {}, {}))).toEqual({
      goals: [
        [1, 0],
        [3, 0],
        [4, 3],
      ],
      gaps: [],
    });
  });

  test('if the root goal is shelved, its children are unaligned', () => {
    expect(shown(chain(shelved, {}))).toEqual({ goals: [[2, 0]], gaps: [] });
  });

  test('an invisible goal between visible ones is a gap', () => {
    expect(shown(chain({}, hidden, hidden, {}))).toEqual({
      goals: [
        [1, 0],
        [4, 3],
      ],
      gaps: [
        [2, 1],
        [3, 2],
      ],
    });
  });

  test('an invisible goal without visible goals below it is absent', () => {
    expect(shown(chain({}, {}, hidden, hidden))).toEqual({
      goals: [
        [1, 0],
        [2, 1],
      ],
      gaps: [],
    });
    expect(shown(chain({}, hidden, shelved)).gaps).toEqual([]);
  });

  test('a gap below a shelved goal is unaligned too, and a gap does not show whether it is shelved', () => {
    expect(shown(chain({}, shelved, hidden, {})).gaps).toEqual([[3, 0]]);
    expect(shown(chain({}, { ...hidden, ...shelved }, {}))).toEqual(shown(chain({}, hidden, {})));
  });
});

/** Generates trees in which each node is below an earlier one. */
const treeArb = fc
  .array(fc.record({ above: fc.nat(), isVisible: fc.boolean(), isShelved: fc.boolean() }), { maxLength: 40 })
  .map((drawn) => {
    const nodes: StoredNode[] = [node(1, null)];
    for (const { above, ...flags } of drawn) {
      const parent = nodes[above % nodes.length] ?? node(1, null);
      nodes.push(node(nodes.length + 1, parent.id, { generation: parent.generation + 1, ...flags }));
    }
    return nodes;
  });

describe('any tree', () => {
  test('shows each visible goal that is not shelved once, and no other goal', () => {
    fc.assert(
      fc.property(treeArb, (nodes) => {
        const ids = matrixTree(nodes).goals.map((one) => one.node.id);
        const expected = nodes.filter((one) => one.isVisible && !one.isShelved).map((one) => one.id);
        expect([...ids].sort((a, b) => a - b)).toEqual(expected);
      }),
    );
  });

  test('leads from every goal up to the root or to an unaligned goal, through goals and gaps only', () => {
    fc.assert(
      fc.property(treeArb, (nodes) => {
        const { goals, gaps } = matrixTree(nodes);
        const known = new Map([...goals, ...gaps].map((one) => [one.node.id, one]));
        for (const one of [...goals, ...gaps]) {
          if (one.node.generation === 0 || one.parentId === 0) continue;
          expect(known.get(one.parentId)?.node.generation).toBe(one.node.generation - 1);
        }
      }),
    );
  });

  test('has a gap exactly where a visible goal is below invisible ones', () => {
    fc.assert(
      fc.property(treeArb, (nodes) => {
        const below = (id: number): StoredNode[] => nodes.filter((one) => one.parentId === id);
        const leads = (one: StoredNode): boolean =>
          !one.isVisible &&
          below(one.id).some((child) => (child.isVisible ? !child.isShelved : leads(child)));
        const ids = matrixTree(nodes).gaps.map((one) => one.node.id);
        expect([...ids].sort((a, b) => a - b)).toEqual(nodes.filter(leads).map((one) => one.id));
      }),
    );
  });

  test('does not depend on the order of its rows', () => {
    fc.assert(
      fc.property(treeArb, (nodes) => {
        expect(matrixTree([...nodes].reverse())).toEqual(matrixTree(nodes));
      }),
    );
  });
});
