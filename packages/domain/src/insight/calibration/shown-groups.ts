import { minimums } from '../constants.ts';
import { type Group, groupName } from './groups.ts';

/** An owner's place in the organisation, frozen at the end of a quarter. */
export interface Membership {
  readonly ownerId: number;
  readonly department: string;
  /** The people above, the nearest first. */
  readonly chain: readonly number[];
}

/** A goal of a finished quarter with its owner's place in that quarter. */
export interface PlacedGoal {
  readonly id: number;
  readonly place: Membership;
}

/** Tells whether these goals are enough for a number to be shown. */
type IsEnough<G> = (goals: readonly G[]) => boolean;

/** The goals behind one number of a screen, for every group of the company. */
export interface GoalsByGroup<G> {
  /** Returns the goals of a group (insight.2). */
  in(group: Group): readonly G[];
  /**
   * Returns whether the number of a group may be shown. The group must have enough goals. Also, nobody may be able to
   * compute a number of one to four owners by subtracting shown groups of the same kind from the group above
   * (insight.14). If that is possible, the smallest of these groups is hidden.
   */
  isShown(group: Group, isEnough: IsEnough<G>): boolean;
}

/** Sorts goals by group, once. Asking about every group then costs little more than asking about one. */
export function goalsByGroup<G extends PlacedGoal>(goals: readonly G[]): GoalsByGroup<G> {
  const inGroup = byGroup(goals);
  const divisions = new Map<IsEnough<G>, Map<string, Divided<G>>>();
  const division = (kind: Group['kind'], above: Group, isEnough: IsEnough<G>) => {
    const known = divisions.get(isEnough) ?? new Map<string, Divided<G>>();
    divisions.set(isEnough, known);
    const name = `${kind} ${groupName(above)}`;
    const division = known.get(name) ?? divided({ kind, above }, inGroup(above), isEnough);
    known.set(name, division);
    return division;
  };
  /**
   * Returns the goals whose number could be computed by subtraction if the group were shown; empty if the group may
   * be shown. If the group above is itself hidden, nobody can tell its rest from this one, so both count together.
   */
  const restBeside = (group: Group, below: readonly string[], isEnough: IsEnough<G>): readonly G[] => {
    const name = groupName(group);
    for (const above of groupsAbove(group, inGroup)) {
      // Two people may have been above each other, in different quarters.
      if (below.includes(groupName(above))) continue;
      const { rest, smallest } = division(group.kind, above, isEnough);
      if (smallest !== name) continue;
      const left = [...rest, ...restBeside(above, [...below, name], isEnough)];
      const owners = ownersOf(left).size;
      if (owners > 0 && owners < minimums.owners) return left;
    }
    return [];
  };
  return {
    in: inGroup,
    isShown: (group, isEnough) => isEnough(inGroup(group)) && restBeside(group, [], isEnough).length === 0,
  };
}

/** Returns the groups (company, departments, organisations) with enough owners for a number. */
export function groupsWithOwners(goals: readonly PlacedGoal[]): Group[] {
  const owners = new Map<string, { readonly group: Group; readonly people: Set<number> }>();
  for (const { place } of goals) {
    const groups: Group[] = [
      { kind: 'company' },
      { kind: 'department', name: place.department },
      ...place.chain.map((personId): Group => ({ kind: 'organisation', personId })),
    ];
    for (const group of groups) {
      const name = groupName(group);
      const known = owners.get(name) ?? { group, people: new Set() };
      owners.set(name, known);
      known.people.add(place.ownerId);
    }
  }
  return [...owners.values()]
    .filter(({ people }) => people.size >= minimums.owners)
    .map(({ group }) => group);
}

export function ownersOf(goals: readonly PlacedGoal[]): Set<number> {
  return new Set(goals.map(({ place }) => place.ownerId));
}

/** Returns whether these goals have enough owners for their number to be shown (insight.14). */
export function hasOwners(goals: readonly PlacedGoal[]): boolean {
  return ownersOf(goals).size >= minimums.owners;
}

/**
 * Returns a function that finds the goals of a group. It sorts the goals by department or organisation at its first
 * call.
 */
function byGroup<G extends PlacedGoal>(goals: readonly G[]): (group: Group) => readonly G[] {
  let departments: ReadonlyMap<string, readonly G[]> | undefined;
  let organisations: ReadonlyMap<number, readonly G[]> | undefined;
  return (group) => {
    if (group.kind === 'company') return goals;
    if (group.kind === 'department') {
      departments ??= sortedOut(goals, ({ department }) => [department]);
      return departments.get(group.name) ?? [];
    }
    organisations ??= sortedOut(goals, ({ chain }) => chain);
    return organisations.get(group.personId) ?? [];
  };
}

function sortedOut<G extends PlacedGoal, Name>(
  goals: readonly G[],
  namesOf: (place: Membership) => readonly Name[],
): ReadonlyMap<Name, readonly G[]> {
  const parts = new Map<Name, G[]>();
  for (const goal of goals) for (const name of namesOf(goal.place)) put(parts, name, goal);
  return parts;
}

/** Returns the groups directly above a group. There may be several: a manager may have had another manager in another quarter. */
function groupsAbove(group: Group, inGroup: (group: Group) => readonly PlacedGoal[]): readonly Group[] {
  if (group.kind === 'company') return [];
  if (group.kind === 'department') return [{ kind: 'company' }];
  const above = new Set<number | undefined>();
  for (const { place } of inGroup(group)) above.add(place.chain[place.chain.indexOf(group.personId) + 1]);
  return [...above].map(
    (personId): Group => (personId === undefined ? { kind: 'company' } : { kind: 'organisation', personId }),
  );
}

interface Divided<G> {
  /** The goals that are in no part with enough goals. */
  readonly rest: readonly G[];
  /** The name of the smallest part with enough goals. */
  readonly smallest: string | undefined;
}

/** Splits a group's goals into its parts of one kind. Returns the goals that are in no shown part. */
function divided<G extends PlacedGoal>(
  { kind, above }: { readonly kind: Group['kind']; readonly above: Group },
  goals: readonly G[],
  isEnough: IsEnough<G>,
): Divided<G> {
  const parts = new Map<string | number, G[]>();
  const rest: G[] = [];
  for (const goal of goals) {
    const part = partOf(kind, above, goal.place);
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

/**
 * Returns the part of `above` to which an owner belongs: the name of a department, or the head of an organisation;
 * undefined if there is none.
 */
function partOf(
  kind: Group['kind'],
  above: Group,
  { department, chain }: Membership,
): string | number | undefined {
  if (kind === 'department') return department;
  return chain[(above.kind === 'organisation' ? chain.indexOf(above.personId) : chain.length) - 1];
}

function nameOf(part: string | number): string {
  return groupName(
    typeof part === 'string' ? { kind: 'department', name: part } : { kind: 'organisation', personId: part },
  );
}

function put<Name, G>(parts: Map<Name, G[]>, name: Name, goal: G): void {
  const part = parts.get(name);
  if (part) part.push(goal);
  else parts.set(name, [goal]);
}
