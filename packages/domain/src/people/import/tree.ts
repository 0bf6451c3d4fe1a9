import { mayHaveManager, mayHaveReports, type RoleName } from '../roles.ts';
import type { ImportFault } from './faults.ts';
import type { MatchedPerson } from './match.ts';
import type { ImportPerson, PersonKey, PlannedValues } from './person.ts';

/** A matched person with the manager and the depth in the final tree. */
export interface PlacedPerson extends Omit<MatchedPerson, 'values'> {
  readonly depth: number;
  readonly values: Omit<PlannedValues, 'orgUnit'>;
}

/** A person of the final company, as a possible manager. */
interface Node {
  readonly name: string;
  readonly role: RoleName;
  readonly isDeactivated: boolean;
}

/** Gives every matched person the manager of their row, and checks the tree that follows (decisions §3). */
export function placeInTree(
  matched: readonly MatchedPerson[],
  people: readonly ImportPerson[],
): { people: PlacedPerson[]; faults: ImportFault[] } {
  const faults: ImportFault[] = [];
  const nodes = new Map<PersonKey, Node>(people.map((person) => [person.id, person]));
  const keys = new Map<string, PersonKey>(people.map((person) => [person.emailKey, person.id]));
  const managers = new Map<PersonKey, PersonKey | null>(
    people.map((person) => [person.id, person.managerId]),
  );
  for (const { key, before, values } of matched) {
    nodes.set(key, { name: values.name, role: values.role, isDeactivated: before?.isDeactivated ?? false });
    keys.set(values.emailKey, key);
  }
  for (const one of matched) managers.set(one.key, managerOf(one, { keys, nodes }, faults));
  refuseRoles(matched, managers, faults);
  const depths = depthsOf(managers);
  for (const { key, row } of matched) {
    if (depths.has(key)) continue;
    const manager = nodes.get(managers.get(key) ?? 0);
    // Report only people on the circle whom the file moves: if these are corrected, the people below are correct,
    // too.
    if (isOnCircle(managers, key))
      faults.push({ row: row.row, column: 'ManagerEmail', code: 'circle', value: manager?.name ?? '' });
  }
  const placed = matched.map((one) => ({
    ...one,
    depth: depths.get(one.key) ?? 0,
    values: { ...one.values, manager: managers.get(one.key) ?? null },
  }));
  return { people: placed, faults };
}

function managerOf(
  { key, row, before, values }: MatchedPerson,
  { keys, nodes }: { keys: ReadonlyMap<string, PersonKey>; nodes: ReadonlyMap<PersonKey, Node> },
  faults: ImportFault[],
): PersonKey | null {
  const present = before?.managerId ?? null;
  const fault = (code: ImportFault['code'], value = '') => {
    faults.push({ row: row.row, column: 'ManagerEmail', code, value });
    return present;
  };
  const asked = row.managerKey;
  if (!mayHaveManager(values.role)) {
    if (asked) return fault(values.role === 'ceo' ? 'ceo_has_manager' : 'observer_with_ties');
    // Without the column the present manager stays, but an observer cannot have a manager (decisions-2 A8).
    return asked === undefined && present !== null ? fault('observer_with_ties') : null;
  }
  if (asked === undefined) return before ? present : fault('manager_required');
  if (asked === '') return before && present === null ? null : fault('manager_required');
  const manager = keys.get(asked);
  const node = manager === undefined ? undefined : nodes.get(manager);
  if (manager === undefined || node === undefined) return fault('manager_missing', row.managerEmail);
  if (manager === key) return fault('own_manager');
  // People who report to a deactivated manager already may stay there (decisions-2 A11).
  if (node.isDeactivated && manager !== present) return fault('manager_deactivated', node.name);
  if (!mayHaveReports(node.role)) return fault('manager_role', node.name);
  return manager;
}

/** Refuses a changed role that the person's reports do not allow; reports outside the file count, too. */
function refuseRoles(
  matched: readonly MatchedPerson[],
  managers: ReadonlyMap<PersonKey, PersonKey | null>,
  faults: ImportFault[],
): void {
  const withReports = new Set(managers.values());
  for (const { key, row, before, values } of matched) {
    if (mayHaveReports(values.role) || !before || before.role === values.role || !withReports.has(key))
      continue;
    const code = values.role === 'observer' ? 'observer_with_ties' : 'contributor_with_reports';
    faults.push({ row: row.row, column: 'Role', code, value: '' });
  }
}

/** Returns how many people are above each one; people on or below a circle have no depth. */
function depthsOf(managers: ReadonlyMap<PersonKey, PersonKey | null>): Map<PersonKey, number> {
  const depths = new Map<PersonKey, number>();
  for (const start of managers.keys()) {
    const path: PersonKey[] = [];
    const onPath = new Set<PersonKey>();
    let at: PersonKey | null = start;
    while (at !== null && !depths.has(at) && !onPath.has(at)) {
      path.push(at);
      onPath.add(at);
      at = managers.get(at) ?? null;
    }
    if (at !== null && !depths.has(at)) continue;
    let depth = at === null ? -1 : (depths.get(at) ?? 0);
    for (const key of path.reverse()) {
      depth += 1;
      depths.set(key, depth);
    }
  }
  return depths;
}

function isOnCircle(managers: ReadonlyMap<PersonKey, PersonKey | null>, person: PersonKey): boolean {
  const seen = new Set<PersonKey>();
  let at = managers.get(person) ?? null;
  while (at !== null && at !== person && !seen.has(at)) {
    seen.add(at);
    at = managers.get(at) ?? null;
  }
  return at === person;
}
