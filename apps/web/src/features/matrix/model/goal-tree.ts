/** What a line of the tree needs to know of a goal. */
interface Linked {
  readonly id: number;
  readonly parentId: number;
}

/** One line of the list, in the order in which the eye follows it. */
export interface TreeRow<N extends Linked> {
  readonly node: N;
  /** 0 the goal of the page. */
  readonly depth: number;
  /** Goals directly below this one. */
  readonly children: number;
  readonly isOpen: boolean;
  /** 1-based place among its siblings, and their number. */
  readonly place: number;
  readonly siblings: number;
  /** For each depth from 1 to the row's own: whether that line goes on below this row. */
  readonly lines: readonly boolean[];
}

/**
 * The goals depth first below the first one of them, without what is folded away. One whose parent is not among them
 * stands directly below the first: what it is aligned under does not count here.
 */
export function treeRows<N extends Linked>(nodes: readonly N[], folded: ReadonlySet<number>): TreeRow<N>[] {
  const root = nodes[0];
  if (!root) return [];
  const below = childrenOf(nodes, root);
  const rows: TreeRow<N>[] = [];
  // A pile and no recursion: a chain may be as deep as the goals are many.
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

/** A list without tree: what a filter leaves. */
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
