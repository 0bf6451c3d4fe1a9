/** The fields of a goal that the tree needs. */
interface Linked {
  readonly id: number;
  readonly parentId: number;
}

/** One line of the tree, in display order. */
export interface TreeRow<N extends Linked> {
  readonly node: N;
  /** 0: the page's goal. */
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
 * Returns the goals depth first, starting with the first one, without folded ones. A goal whose parent is
 * missing is directly below the first goal.
 */
export function treeRows<N extends Linked>(nodes: readonly N[], folded: ReadonlySet<number>): TreeRow<N>[] {
  const root = nodes[0];
  if (!root) return [];
  const below = childrenOf(nodes, root);
  const rows: TreeRow<N>[] = [];
  // Use a stack and no recursion, because a chain may be as deep as the number of goals.
  const pile: Omit<TreeRow<N>, 'children' | 'isOpen'>[] = [
    { node: root, depth: 0, place: 1, siblings: 1, lines: [] },
  ];
  for (let next = pile.pop(); next; next = pile.pop()) {
    const children = below.get(next.node.id) ?? [];
    const isOpen = !folded.has(next.node.id);
    rows.push({ ...next, children: children.length, isOpen });
    if (!isOpen) continue;
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const node = children[at];
      if (!node) continue;
      pile.push({
        node,
        depth: next.depth + 1,
        place: at + 1,
        siblings: children.length,
        lines: [...next.lines, at < children.length - 1],
      });
    }
  }
  return rows;
}

function childrenOf<N extends Linked>(nodes: readonly N[], root: N): Map<number, N[]> {
  const known = new Set(nodes.map((node) => node.id));
  const below = new Map<number, N[]>();
  for (const node of nodes) {
    if (node === root) continue;
    const parentId = known.has(node.parentId) ? node.parentId : root.id;
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
