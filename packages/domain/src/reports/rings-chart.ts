import { likelihoodLabels, type Rating } from '../goals/rating.ts';
import type { RingNode, RingsChart } from './chart.ts';

/** A goal of a tree. */
export interface TreeGoal {
  readonly id: number;
  readonly parentId: number | null;
  readonly title: string;
  readonly owner: string;
  readonly level: Rating | null;
}

const mostRoots = 3;
const mostChildren = 4;

interface Grown {
  readonly goal: TreeGoal;
  readonly children: Grown[];
  below: number;
  likelyBelow: number;
}

/** Returns the largest trees with the largest branches of each; null if no goal is below another. */
export function ringsOf(goals: readonly TreeGoal[]): RingsChart | null {
  const roots = grow(goals);
  if (roots.every(({ below }) => below === 0)) return null;
  const drawn = largest(roots, mostRoots);
  return {
    kind: 'rings',
    title: 'The tree at a glance',
    finding: findingOf(roots),
    roots: drawn.map((root) => nodeOf(root, true)),
    more: roots.length - drawn.length,
  };
}

/** Counts from the leaves up in linear time, because a company's tree may have 100,000 goals. */
function grow(goals: readonly TreeGoal[]): Grown[] {
  const grown = goals.map((goal): Grown => ({ goal, children: [], below: 0, likelyBelow: 0 }));
  const byId = new Map(grown.map((one) => [one.goal.id, one]));
  const above = ({ goal }: Grown) => (goal.parentId === null ? undefined : byId.get(goal.parentId));
  for (const one of grown) above(one)?.children.push(one);
  const roots = grown.filter((one) => !above(one));
  const order = [...roots];
  // The list grows during the loop, so each goal comes after its parent.
  for (const one of order) for (const child of one.children) order.push(child);
  for (const one of order.reverse()) {
    const parent = above(one);
    if (!parent) continue;
    parent.below += one.below + 1;
    parent.likelyBelow += one.likelyBelow + (isLikely(one.goal) ? 1 : 0);
  }
  return roots;
}

const isLikely = ({ level }: TreeGoal) => level !== null && level >= 3;

/** Returns the trees with the most goals; trees of one size keep their order. */
const largest = (trees: readonly Grown[], most: number) =>
  trees.toSorted((a, b) => b.below - a.below).slice(0, most);

function nodeOf({ goal, children, below, likelyBelow }: Grown, withChildren: boolean): RingNode {
  const drawn = withChildren ? largest(children, mostChildren) : [];
  return {
    title: goal.title,
    owner: goal.owner,
    level: goal.level,
    word: goal.level === null ? 'Not predicted' : likelihoodLabels[goal.level],
    below,
    likelyBelow,
    children: drawn.map((child) => nodeOf(child, false)),
    more: withChildren ? children.length - drawn.length : 0,
  };
}

function findingOf(roots: readonly Grown[]): string {
  const rated = roots.filter(({ goal }) => goal.level !== null);
  const likely = rated.filter(({ goal }) => isLikely(goal)).length;
  const tops = roots.length === 1 ? '1 top goal' : `${roots.length} top goals`;
  const all = roots.reduce((sum, { below }) => sum + below, 0);
  const likelyBelow = roots.reduce((sum, one) => sum + one.likelyBelow, 0);
  return `${likely} of ${tops} ${likely === 1 ? 'is' : 'are'} likely or very likely, and ${likelyBelow} of ${all} goals below ${all === 1 ? 'it' : 'them'}.`;
}
