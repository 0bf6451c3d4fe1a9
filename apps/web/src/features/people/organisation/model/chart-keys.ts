import type { ChartLayout, ChartNode } from './chart-layout.ts';
import type { OrgTree } from './org-tree.ts';

/** The effect of a key in the drawing. */
export type ChartStep =
  | { readonly kind: 'go' | 'open' | 'close'; readonly id: number }
  /** The drawing starts at this person. */
  | { readonly kind: 'rise'; readonly id: number };

const along: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Returns what an arrow key does at a person, in a tree that grows downwards: up moves to the manager, down to the
 * first report, left and right within the team. Down opens a closed team. Up at the root starts the drawing at its
 * manager.
 */
export function chartStep(
  tree: OrgTree,
  layout: ChartLayout,
  id: number,
  key: string,
): ChartStep | undefined {
  const node = layout.nodes.find((each) => each.id === id);
  if (!node) return undefined;
  if (key === 'ArrowUp') return stepUp(tree, node);
  if (key === 'ArrowDown') {
    const first = layout.nodes.find(({ parent, index }) => parent === id && index === 0);
    if (first) return { kind: 'go', id: first.id };
    return tree.reportsOf(id).length > 0 ? { kind: 'open', id } : undefined;
  }
  const team = layout.nodes.filter(({ parent }) => parent === node.parent);
  const to = team[along[key]?.(team.indexOf(node), team.length) ?? -1];
  return to && to.id !== id ? { kind: 'go', id: to.id } : undefined;
}

function stepUp(tree: OrgTree, { id, parent }: ChartNode): ChartStep | undefined {
  if (parent !== undefined) return { kind: 'go', id: parent };
  const above = tree.parentOf(id);
  return above === undefined ? undefined : { kind: 'rise', id: above };
}
