/** A stored node of the tree below a goal. Ids are positive. */
export interface StoredNode {
  readonly id: number;
  readonly parentId: number | null;
  /** Steps below the root goal; 0 is the root. */
  readonly generation: number;
  /** The viewer sees the goal; nobody sees deleted goals. */
  readonly isVisible: boolean;
  readonly isShelved: boolean;
}

/** A stored node at its place in the tree. */
export interface TreeNode<N extends StoredNode> {
  readonly node: N;
  /** The nearest goal or gap above it in this tree; 0 if a shelved goal was left out between. */
  readonly parentId: number;
}

export interface MatrixTree<N extends StoredNode> {
  /** By generation, then by id. */
  readonly goals: readonly TreeNode<N>[];
  /** Invisible nodes above at least one of the goals, in the same order. */
  readonly gaps: readonly TreeNode<N>[];
}

/**
 * Returns the tree that the matrix shows to a viewer (matrix.3). It contains the visible goals that are not
 * shelved; children of shelved goals are unaligned. An invisible goal is only a gap, and only if a visible goal is
 * below it. So a viewer does not learn about invisible leaves or their number. Nodes may come in any order.
 */
export function matrixTree<N extends StoredNode>(stored: readonly N[]): MatrixTree<N> {
  const byId = new Map(stored.map((node) => [node.id, node]));
  const isLeftOut = (node: N) => node.isVisible && node.isShelved;
  const above = (node: N) => (node.parentId === null ? undefined : byId.get(node.parentId));
  const needed = new Set<N>();
  const goals = stored.filter((node) => node.isVisible && !node.isShelved);
  for (const goal of goals)
    for (let node = above(goal); node && !node.isVisible && !needed.has(node); node = above(node))
      needed.add(node);
  const place = (node: N): TreeNode<N> => {
    const parent = above(node);
    // Keep the root goal's parent even though it is outside this tree.
    if (node.generation === 0) return { node, parentId: node.parentId ?? 0 };
    return { node, parentId: parent && !isLeftOut(parent) ? parent.id : 0 };
  };
  const inOrder = (a: N, b: N) => a.generation - b.generation || a.id - b.id;
  return { goals: goals.sort(inOrder).map(place), gaps: [...needed].sort(inOrder).map(place) };
}

/** A goal below a deleted one: the viewer sees the goal, but no goal between the two. */
export interface HangingGoal {
  readonly id: number;
  /** The nearest deleted goal above it. */
  readonly below: number;
}

/** Returns the goals of the tree that are below a deleted goal (matrix.3), in the order of the goals. */
export function goalsBelowDeleted<N extends StoredNode>(
  { goals, gaps }: MatrixTree<N>,
  isDeleted: (node: N) => boolean,
): HangingGoal[] {
  const gapById = new Map(gaps.map((gap) => [gap.node.id, gap]));
  return goals.flatMap(({ node, parentId }) => {
    // The root goal has no parent inside of its own tree.
    if (node.generation === 0) return [];
    let above = gapById.get(parentId);
    while (above && !isDeleted(above.node)) above = gapById.get(above.parentId);
    return above ? [{ id: node.id, below: above.node.id }] : [];
  });
}
