import type { ProfileField } from '../events.ts';
import type { ImportFlag } from './columns.ts';
import { departmentsOf } from './departments.ts';
import type { ImportFault, ImportWarning } from './faults.ts';
import { matchRows } from './match.ts';
import type { ImportPerson, PersonKey, PlannedValues } from './person.ts';
import { type ImportTable, readImportRows } from './table.ts';
import { placeInTree } from './tree.ts';

/** The effect of an import on one person. */
export interface PlannedPerson {
  readonly key: PersonKey;
  readonly row: number;
  /** The number of people above. A person is written after all of them. */
  readonly depth: number;
  /** Undefined for a new person. */
  readonly before: ImportPerson | undefined;
  readonly values: PlannedValues;
  readonly changes: PlannedChanges;
}

export interface PlannedChanges {
  readonly fields: readonly ProfileField[];
  readonly email: boolean;
  readonly role: boolean;
  readonly manager: boolean;
  readonly granted: readonly ImportFlag[];
  readonly revoked: readonly ImportFlag[];
}

/** The effects of an import. If it has faults, nothing may be written. */
export interface ImportPlan {
  readonly faults: readonly ImportFault[];
  readonly warnings: readonly ImportWarning[];
  readonly added: readonly PlannedPerson[];
  readonly changed: readonly PlannedPerson[];
  /** The number of rows that change nothing. */
  readonly unchanged: number;
}

/**
 * Returns the changes that an import of a readable table would make to the company's people. The function is pure, so
 * the preview and the import get the same result. `actorId` is the ceo or org admin who imports: nobody may change
 * their own role (2-people §6).
 */
export function planImport(table: ImportTable, people: readonly ImportPerson[], actorId: number): ImportPlan {
  const steps = planInSteps(table, people, actorId);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does the same in steps of a few milliseconds, because 10,000 rows at once would block a server. */
export function* planInSteps(
  table: ImportTable,
  people: readonly ImportPerson[],
  actorId: number,
): Generator<void, ImportPlan> {
  const read = yield* readImportRows(table);
  const matched = matchRows(read.rows, people, actorId);
  yield;
  const placed = placeInTree(matched.people, people);
  yield;
  const faults = [...read.faults, ...matched.faults, ...placed.faults].sort(byPlace);
  if (faults.length > 0) return { faults, warnings: read.warnings, added: [], changed: [], unchanged: 0 };
  const departments = departmentsOf(placed.people, people);
  yield;
  const planned = placed.people.map(({ row, before, values, key, depth }): PlannedPerson => {
    const final = { ...values, orgUnit: departments.own.get(key) ?? null };
    return { key, row: row.row, depth, before, values: final, changes: changesOf(before, final) };
  });
  yield;
  const changed = planned.filter(({ before, changes }) => before !== undefined && hasChanges(changes));
  const added = planned.filter(({ before }) => before === undefined);
  return {
    faults,
    warnings: [...read.warnings, ...departments.warnings].sort(byPlace),
    added,
    changed,
    unchanged: planned.length - added.length - changed.length,
  };
}

function byPlace(one: { row: number }, other: { row: number }): number {
  return one.row - other.row;
}

function changesOf(before: ImportPerson | undefined, values: PlannedValues): PlannedChanges {
  const present = before?.flags ?? [];
  const fields: ProfileField[] = [];
  if (before && values.name !== before.name) fields.push('name');
  if (before && values.jobTitle !== before.jobTitle) fields.push('job_title');
  if (before && values.orgUnit !== before.orgUnit) fields.push('org_unit');
  if (before && values.timeZone !== before.timeZone) fields.push('time_zone');
  if (before && values.externalId !== before.externalId) fields.push('external_id');
  return {
    fields,
    email: before !== undefined && values.emailKey !== before.emailKey,
    role: before !== undefined && values.role !== before.role,
    manager: before !== undefined && values.manager !== before.managerId,
    granted: values.flags.filter((flag) => !present.includes(flag)),
    revoked: present.filter((flag) => !values.flags.includes(flag)),
  };
}

function hasChanges({ fields, email, role, manager, granted, revoked }: PlannedChanges): boolean {
  return email || role || manager || fields.length + granted.length + revoked.length > 0;
}
