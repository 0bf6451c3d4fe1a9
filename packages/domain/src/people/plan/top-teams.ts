import type { CompanyAfter, PersonAfter } from './company-after.ts';
import type { PersonKey } from './person.ts';

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

/**
 * Returns the top of the tree and the ten teams nearest to it, of those at one height the largest, in the order of the tree.
 * The people whom the plan only proposes to deactivate are still there.
 */
export function topTeams(company: CompanyAfter): TopTeam[] {
  const below = new Map<PersonKey | null, PersonAfter[]>();
  for (const person of company.values()) {
    const above = person.manager !== null && company.has(person.manager) ? person.manager : null;
    const others = below.get(above);
    if (others) others.push(person);
    else below.set(above, [person]);
  }
  const placed: { person: PersonAfter; depth: number }[] = (below.get(null) ?? []).map((person) => ({
    person,
    depth: 0,
  }));
  for (const { person, depth } of placed)
    for (const report of below.get(person.key) ?? []) placed.push({ person: report, depth: depth + 1 });
  const sizes = new Map<PersonKey, number>();
  for (const { person } of placed.toReversed()) {
    const reports = below.get(person.key) ?? [];
    const size = reports.reduce(
      (sum, { key, isActive }) => sum + (sizes.get(key) ?? 0) + (isActive ? 1 : 0),
      0,
    );
    sizes.set(person.key, size);
  }
  const sizeOf = ({ key }: PersonAfter) => sizes.get(key) ?? 0;
  const bySize = (one: PersonAfter, other: PersonAfter) => sizeOf(other) - sizeOf(one) || one.key - other.key;
  const chosen = placed
    .filter(({ person }) => sizeOf(person) > 0)
    .sort((one, other) => one.depth - other.depth || bySize(one.person, other.person))
    .slice(0, mostTeams);
  const depths = new Map(chosen.map(({ person, depth }) => [person.key, depth]));
  const inOrder = (reports: readonly PersonAfter[]): TopTeam[] =>
    reports.toSorted(bySize).flatMap((person) => {
      const depth = depths.get(person.key);
      if (depth === undefined) return [];
      const { key, name, jobTitle, isMoved } = person;
      return [
        { key, name, jobTitle, depth, size: sizeOf(person), isMoved },
        ...inOrder(below.get(key) ?? []),
      ];
    });
  return inOrder(below.get(null) ?? []);
}
