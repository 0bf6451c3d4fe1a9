import { minimums } from './constants.ts';
import { type Group, groupName } from './groups.ts';

/** An owner's place in the organisation, frozen at the end of a quarter. */
export interface Membership {
  readonly ownerId: number;
  readonly department: string;
  /** The people above, the nearest first. */
  readonly chain: readonly number[];
}

/** A goal of a finished quarter with its owner's place of that quarter. */
export interface PlacedGoal {
  readonly id: number;
  readonly place: Membership;
}

/** Whether goals are enough to be shown as a number. */
type IsEnough<G> = (goals: readonly G[]) => boolean;

/** Returns the goals of a group (insight §1). */
export function goalsIn<G extends PlacedGoal>(group: Group, goals: readonly G[]): G[] {
  return goals.filter(({ place }) => isIn(group, place));
}

function isIn(group: Group, { department, chain }: Membership): boolean {
  if (group.kind === 'company') return true;
  return group.kind === 'department' ? department === group.name : chain.includes(group.personId);
}

export function ownersOf(goals: readonly PlacedGoal[]): Set<number> {
  return new Set(goals.map(({ place }) => place.ownerId));
}

/** Returns whether a number has goals of enough owners to be said (insight §7). */
export function hasOwners(goals: readonly PlacedGoal[]): boolean {
  return ownersOf(goals).size >= minimums.owners;
}

/**
 * Returns whether a number of a group is shown: its goals are enough, and nobody can take shown groups of the same kind from
 * a group above and keep a number of one to four owners (insight §7). `goals` are all goals of the company that the number
 * counts. Where such a rest is left, the smallest part is not shown.
 */
export function isShown<G extends PlacedGoal>(
  group: Group,
  goals: readonly G[],
  isEnough: IsEnough<G>,
): boolean {
  return isEnough(goalsIn(group, goals)) && restBeside(group, goals, isEnough).length === 0;
}

/**
 * Returns the goals that could be computed by subtraction if the group were shown; empty if it may be shown. The parts
 * of a group that is not shown are taken from the group above it, so its rest counts with theirs.
 */
function restBeside<G extends PlacedGoal>(
  group: Group,
  goals: readonly G[],
  isEnough: IsEnough<G>,
): readonly G[] {
  for (const above of groupsAbove(group, goals)) {
    const { rest, smallest } = divided(group, above, goals, isEnough);
    const left = [...rest, ...restBeside(above, goals, isEnough)];
    const owners = ownersOf(left).size;
    if (owners > 0 && owners < minimums.owners && smallest === groupName(group)) return left;
  }
  return [];
}

/** Returns the groups that a group is a part of: a person's superior may have been another one in another quarter. */
function groupsAbove(group: Group, goals: readonly PlacedGoal[]): readonly Group[] {
  if (group.kind === 'company') return [];
  if (group.kind === 'department') return [{ kind: 'company' }];
  const above = new Set<number | undefined>();
  for (const { place } of goals) {
    const at = place.chain.indexOf(group.personId);
    if (at !== -1) above.add(place.chain[at + 1]);
  }
  return [...above].map(
    (personId): Group => (personId === undefined ? { kind: 'company' } : { kind: 'organisation', personId }),
  );
}

/** Returns the goals of a group that are in no part with enough goals, and the name of the smallest such part. */
function divided<G extends PlacedGoal>(
  like: Group,
  above: Group,
  goals: readonly G[],
  isEnough: IsEnough<G>,
): { readonly rest: readonly G[]; readonly smallest: string | undefined } {
  const parts = new Map<string | number, G[]>();
  const rest: G[] = [];
  for (const goal of goalsIn(above, goals)) {
    const part = partOf(like, above, goal.place);
    if (part === undefined) rest.push(goal);
    else put(parts, part, goal);
  }
  const shown: { readonly name: string; readonly owners: number }[] = [];
  for (const [part, all] of parts) {
    if (isEnough(all)) shown.push({ name: nameOf(part), owners: ownersOf(all).size });
    else rest.push(...all);
  }
  const [first] = shown.sort((a, b) => a.owners - b.owners || (a.name < b.name ? -1 : 1));
  return { rest, smallest: first?.name };
}

/** Returns the part of `above` that an owner is in: a department’s name, or whose organisation; undefined: none. */
function partOf(like: Group, above: Group, { department, chain }: Membership): string | number | undefined {
  if (like.kind === 'department') return department;
  return chain[(above.kind === 'organisation' ? chain.indexOf(above.personId) : chain.length) - 1];
}

function nameOf(part: string | number): string {
  return groupName(
    typeof part === 'string' ? { kind: 'department', name: part } : { kind: 'organisation', personId: part },
  );
}

function put<G>(parts: Map<string | number, G[]>, name: string | number, goal: G): void {
  const part = parts.get(name);
  if (part) part.push(goal);
  else parts.set(name, [goal]);
}
