/** The fields of a goal that the tree needs. */
interface Linked {
  readonly id: number;
  readonly parentId: number;
}

/** One line of the tree, in display order. */
export interface TreeRow<N extends Linked> {
  readonly node: N;
  /** 0: the page's goal, or a company goal. */
  readonly depth: number;
  /** The number of goals directly below. */
  readonly children: number;
  readonly isOpen: boolean;
  /** 1-based place among its siblings, and their number. */
  readonly place: number;
  readonly siblings: number;
  /** For each depth from 1 to the row's own: whether the tree's line at that depth continues below this row. */
  readonly lines: readonly boolean[];
}

/**
 * Returns the goals depth first, without folded ones. One tree starts with the first goal, and a goal whose parent is
 * missing is directly below it. With `areRootsEqual`, every goal whose parent is missing starts a tree of its own.
 */
export function treeRows<N extends Linked>(
  nodes: readonly N[],
  folded: ReadonlySet<number>,
  areRootsEqual = false,
): TreeRow<N>[] {
  const [first] = nodes;
  const root = areRootsEqual ? undefined : first;
  const below = childrenOf(nodes, root);
  const rows: TreeRow<N>[] = [];
  // Use a stack and no recursion, because a chain may be as deep as the number of goals.
  const pile: Omit<TreeRow<N>, 'children' | 'isOpen'>[] = [];
  const stack = (siblings: readonly N[], above?: TreeRow<N>) => {
    for (const [index, node] of [...siblings.entries()].reverse())
      pile.push({
        node,
        depth: above ? above.depth + 1 : 0,
        place: index + 1,
        siblings: siblings.length,
        lines: above ? [...above.lines, index < siblings.length - 1] : [],
      });
  };
  stack(root ? [root] : (below.get(NO_PARENT) ?? []));
  for (let next = pile.pop(); next; next = pile.pop()) {
    const children = below.get(next.node.id) ?? [];
    const row = { ...next, children: children.length, isOpen: !folded.has(next.node.id) };
    rows.push(row);
    if (row.isOpen) stack(children, row);
  }
  return rows;
}

/** The parent of goals that start a tree; no goal has this id. */
const NO_PARENT = 0;

function childrenOf<N extends Linked>(nodes: readonly N[], root: N | undefined): Map<number, N[]> {
  const known = new Set(nodes.map((node) => node.id));
  const below = new Map<number, N[]>();
  for (const node of nodes) {
    if (node === root) continue;
    const parentId = known.has(node.parentId) ? node.parentId : (root?.id ?? NO_PARENT);
    const siblings = below.get(parentId);
    if (siblings) siblings.push(node);
    else below.set(parentId, [node]);
  }
  return below;
}

/** Returns a filtered list without tree. */
export function flatRows<N extends Linked>(nodes: readonly N[]): TreeRow<N>[] {
  return nodes.map((node, index) => ({
    node,
    depth: 0,
    children: 0,
    isOpen: true,
    place: index + 1,
    siblings: nodes.length,
    lines: [],
  }));
}
