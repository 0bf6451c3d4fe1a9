import { mayHaveReports } from '../roles/roles.ts';
import type { PlanWarning } from './faults.ts';
import type { PersonKey, PresentPerson } from './person.ts';
import type { PlacedPerson } from './tree.ts';

/** The department of people without a department up their chain (people.10). */
export const noDepartment = 'Corporate';

const folded = (name: string) => name.toLowerCase();

/**
 * Returns the own department of every placed person, and a warning for each row that will be shown in another
 * department. The column contains the shown department (people.10): its topmost manager owns it, and everybody
 * below inherits it. A department has one owner, so a second group elsewhere in the tree gets a warning.
 */
export function departmentsOf(
  placed: readonly PlacedPerson[],
  people: readonly PresentPerson[],
): { own: Map<PersonKey, string | null>; warnings: PlanWarning[] } {
  const tree = new FinalTree(placed, people);
  const holders = holdersOf(placed, people);
  const own = new Map<PersonKey, string | null>();
  // Start at the top, so that a manager's department is known before the reports'.
  for (const person of [...placed].sort(
    (one, other) => one.depth - other.depth || one.row.row - other.row.row,
  )) {
    const decided = ownOf(person, tree, holders);
    own.set(person.key, decided);
    tree.own.set(person.key, decided);
  }
  const warnings = placed.flatMap(({ key, row, values }): PlanWarning[] => {
    const shown = tree.shownOf(key);
    if (!row.department || folded(row.department) === folded(shown)) return [];
    const code = mayHaveReports(values.role) ? 'department_taken' : 'department_not_for_role';
    return [{ row: row.row, column: 'Department', code, value: shown }];
  });
  return { own, warnings };
}

function ownOf(
  { key, row, before, values }: PlacedPerson,
  tree: FinalTree,
  holders: Map<string, PersonKey>,
): string | null {
  const present = before?.orgUnit ?? null;
  const wish = row.department;
  if (!mayHaveReports(values.role) || wish === '') return null;
  if (wish === undefined)
    return present !== null && isInherited(key, present, tree, holders) ? null : present;
  if (present !== null && folded(present) === folded(wish) && !isInherited(key, wish, tree, holders))
    return wish;
  if (folded(tree.shownAbove(values.manager)) === folded(wish)) return null;
  const holder = holders.get(folded(wish));
  // People outside the file keep their department, also below this person.
  if (holder !== undefined && holder !== key && !(tree.isPlaced(holder) && tree.isAbove(key, holder)))
    return null;
  holders.set(folded(wish), key);
  return wish;
}

/** Whether somebody above has become the owner of the department, so that the person inherits it. */
function isInherited(
  key: PersonKey,
  wish: string,
  tree: FinalTree,
  holders: Map<string, PersonKey>,
): boolean {
  const holder = holders.get(folded(wish));
  return holder !== undefined && holder !== key && tree.isAbove(holder, key);
}

/** Returns the present owners who keep their department, because nobody above them becomes its owner. */
function holdersOf(
  placed: readonly PlacedPerson[],
  people: readonly PresentPerson[],
): Map<string, PersonKey> {
  const rows = new Map(placed.map((person) => [person.key, person]));
  const holders = new Map<string, PersonKey>();
  for (const { id, orgUnit } of people) {
    if (orgUnit === null) continue;
    const person = rows.get(id);
    const keeps =
      person === undefined ||
      (mayHaveReports(person.values.role) &&
        (person.row.department === undefined || folded(person.row.department) === folded(orgUnit)));
    if (keeps) holders.set(folded(orgUnit), id);
  }
  return holders;
}

/** The tree after the import, with the departments that are known so far. */
class FinalTree {
  readonly own: Map<PersonKey, string | null>;
  readonly #managers: Map<PersonKey, PersonKey | null>;
  readonly #placed: ReadonlySet<PersonKey>;

  constructor(placed: readonly PlacedPerson[], people: readonly PresentPerson[]) {
    this.own = new Map(people.map(({ id, orgUnit }) => [id, orgUnit]));
    this.#managers = new Map(people.map(({ id, managerId }) => [id, managerId]));
    for (const { key, values } of placed) this.#managers.set(key, values.manager);
    this.#placed = new Set(placed.map(({ key }) => key));
  }

  /** Whether the import may change the person. */
  isPlaced(person: PersonKey): boolean {
    return this.#placed.has(person);
  }

  shownOf(person: PersonKey): string {
    return this.own.get(person) || this.shownAbove(this.#managers.get(person) ?? null);
  }

  /** Returns the department that people below `manager` inherit. */
  shownAbove(manager: PersonKey | null): string {
    for (let at = manager; at !== null; at = this.#managers.get(at) ?? null) {
      const own = this.own.get(at);
      if (own) return own;
    }
    return noDepartment;
  }

  /** Whether `above` is anywhere in the chain of `person`. */
  isAbove(above: PersonKey, person: PersonKey): boolean {
    for (let at = this.#managers.get(person) ?? null; at !== null; at = this.#managers.get(at) ?? null)
      if (at === above) return true;
    return false;
  }
}
