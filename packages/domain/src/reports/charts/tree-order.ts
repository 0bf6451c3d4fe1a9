/** An item of a tree, such as a goal below its parent. */
interface Branch {
  readonly id: number;
  /** The item is a root if this is null or an id that is not in the list. */
  readonly parentId: number | null;
}

/** An item with its depth. Everything below an item follows it directly. */
export interface PlacedBranch<B extends Branch> {
  readonly branch: B;
  /** Steps below its root. */
  readonly depth: number;
}

/** Returns all branches, each with everything below it; siblings keep the order in which they come. */
export function inTreeOrder<B extends Branch>(branches: readonly B[]): PlacedBranch<B>[] {
  const known = new Set(branches.map(({ id }) => id));
  const isRoot = ({ parentId }: B) => parentId === null || !known.has(parentId);
  const below = new Map<number, B[]>();
  for (const branch of branches) {
    if (branch.parentId === null) continue;
    const siblings = below.get(branch.parentId);
    if (siblings) siblings.push(branch);
    else below.set(branch.parentId, [branch]);
  }
  const waiting = branches
    .filter(isRoot)
    .map((branch) => ({ branch, depth: 0 }))
    .reverse();
  const placed: PlacedBranch<B>[] = [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    placed.push(next);
    const { branch, depth } = next;
    const children = below.get(branch.id) ?? [];
    // One by one, because a call cannot have as many arguments as a goal can have children.
    for (const child of children.toReversed()) waiting.push({ branch: child, depth: depth + 1 });
  }
  return placed;
}
