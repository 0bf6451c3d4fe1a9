import type { Rating } from '../../goals/rating.ts';
import type { RingNode, RingsChart } from './chart.ts';
import type { ChartWriter } from './goal-charts.ts';

/** A goal of a tree. */
export interface TreeGoal {
  readonly id: number;
  readonly parentId: number | null;
  readonly title: string;
  readonly owner: string;
  /** The level of its ring; null without a prediction, and in a dispute. */
  readonly level: Rating | null;
  /** Its result in words; without one, its likelihood. */
  readonly word: string;
  /** Whether it is counted at all: drafts, goals in review and shelved goals are not. */
  readonly isCounted: boolean;
  readonly isLikely: boolean;
  readonly isCompleted: boolean;
}

const mostRoots = 3;
const mostChildren = 4;

interface Grown {
  readonly goal: TreeGoal;
  readonly children: Grown[];
  below: number;
  countedBelow: number;
}

/**
 * Returns the largest trees with the largest branches of each; null if no goal is below another. `hasEnded`: counts
 * completed goals instead of likely ones.
 */
export function ringsOf(
  goals: readonly TreeGoal[],
  hasEnded: boolean,
  writer: ChartWriter,
): RingsChart | null {
  const roots = grow(goals, hasEnded);
  if (roots.every(({ below }) => below === 0)) return null;
  const drawn = largest(roots, mostRoots);
  return {
    kind: 'rings',
    title: writer.titles.rings,
    counts: hasEnded ? 'completed' : 'likely',
    finding: findingOf(roots, hasEnded, writer),
    roots: drawn.map((root) => nodeOf(root, true)),
    more: roots.length - drawn.length,
  };
}

/** Counts from the leaves up in linear time, because a company's tree may have 100,000 goals. */
function grow(goals: readonly TreeGoal[], hasEnded: boolean): Grown[] {
  const grown = goals.map((goal): Grown => ({ goal, children: [], below: 0, countedBelow: 0 }));
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
    parent.below += one.below + (one.goal.isCounted ? 1 : 0);
    parent.countedBelow += one.countedBelow + (isReached(one.goal, hasEnded) ? 1 : 0);
  }
  return roots;
}

const isReached = ({ isLikely, isCompleted }: TreeGoal, hasEnded: boolean) =>
  hasEnded ? isCompleted : isLikely;

/** Returns the trees with the most goals; trees of one size keep their order. */
const largest = (trees: readonly Grown[], most: number) =>
  trees.toSorted((a, b) => b.below - a.below).slice(0, most);

function nodeOf({ goal, children, below, countedBelow }: Grown, withChildren: boolean): RingNode {
  const drawn = withChildren ? largest(children, mostChildren) : [];
  return {
    title: goal.title,
    owner: goal.owner,
    level: goal.level,
    word: goal.word,
    below,
    countedBelow,
    children: drawn.map((child) => nodeOf(child, false)),
    more: withChildren ? children.length - drawn.length : 0,
  };
}

function findingOf(roots: readonly Grown[], hasEnded: boolean, writer: ChartWriter): string {
  const tops = roots.filter(({ goal }) => goal.isCounted);
  const reached = tops.filter(({ goal }) => isReached(goal, hasEnded)).length;
  const all = roots.reduce((sum, { below }) => sum + below, 0);
  const below = roots.reduce((sum, { countedBelow }) => sum + countedBelow, 0);
  return writer.rings({ reached, tops: tops.length, below, all, hasEnded });
}
