import type { PersonKey, PresentPerson } from './person.ts';
import type { PeoplePlan } from './plan-of.ts';

/** A manager near the top of the company, as a plan leaves it. */
export interface TopTeam {
  readonly key: PersonKey;
  readonly name: string;
  readonly jobTitle: string;
  /** 0 at the top of the tree. */
  readonly depth: number;
  /** The number of active people below, at any distance. */
  readonly size: number;
  /** Whether the plan moves the manager, or adds them. */
  readonly isMoved: boolean;
}

/** The top of the tree and ten teams below it. */
const mostTeams = 11;

interface Node {
  readonly key: PersonKey;
  readonly name: string;
  readonly jobTitle: string;
  readonly manager: PersonKey | null;
  readonly isActive: boolean;
  readonly isMoved: boolean;
}

/**
 * Returns the top of the tree and the ten teams nearest to it, of those at one height the largest, in the order of the tree.
 * The people whom the plan only proposes to deactivate are still there.
 */
export function topTeams(people: readonly PresentPerson[], plan: PeoplePlan): TopTeam[] {
  const nodes = nodesAfter(people, plan);
  const below = new Map<PersonKey | null, Node[]>();
  for (const node of nodes.values()) {
    const above = node.manager !== null && nodes.has(node.manager) ? node.manager : null;
    const others = below.get(above);
    if (others) others.push(node);
    else below.set(above, [node]);
  }
  const placed: { node: Node; depth: number }[] = (below.get(null) ?? []).map((node) => ({ node, depth: 0 }));
  for (const { node, depth } of placed)
    for (const report of below.get(node.key) ?? []) placed.push({ node: report, depth: depth + 1 });
  const sizes = new Map<PersonKey, number>();
  for (const { node } of placed.toReversed()) {
    const reports = below.get(node.key) ?? [];
    const size = reports.reduce(
      (sum, { key, isActive }) => sum + (sizes.get(key) ?? 0) + (isActive ? 1 : 0),
      0,
    );
    sizes.set(node.key, size);
  }
  const sizeOf = ({ key }: Node) => sizes.get(key) ?? 0;
  const bySize = (one: Node, other: Node) => sizeOf(other) - sizeOf(one) || one.key - other.key;
  const chosen = placed
    .filter(({ node }) => sizeOf(node) > 0)
    .sort((one, other) => one.depth - other.depth || bySize(one.node, other.node))
    .slice(0, mostTeams);
  const depths = new Map(chosen.map(({ node, depth }) => [node.key, depth]));
  const inOrder = (reports: readonly Node[]): TopTeam[] =>
    reports.toSorted(bySize).flatMap((node) => {
      const depth = depths.get(node.key);
      if (depth === undefined) return [];
      const { key, name, jobTitle, isMoved } = node;
      return [{ key, name, jobTitle, depth, size: sizeOf(node), isMoved }, ...inOrder(below.get(key) ?? [])];
    });
  return inOrder(below.get(null) ?? []);
}

/** Returns everybody of the company after the plan. */
function nodesAfter(people: readonly PresentPerson[], plan: PeoplePlan): ReadonlyMap<PersonKey, Node> {
  const nodes = new Map<PersonKey, Node>(
    people.map(({ id, name, jobTitle, managerId, isDeactivated }) => [
      id,
      { key: id, name, jobTitle, manager: managerId, isActive: !isDeactivated, isMoved: false },
    ]),
  );
  for (const { key, before, values, changes } of [...plan.added, ...plan.changed]) {
    const { name, jobTitle, manager } = values;
    const isMoved = before === undefined || changes.manager;
    nodes.set(key, { key, name, jobTitle, manager, isActive: true, isMoved });
  }
  return nodes;
}
