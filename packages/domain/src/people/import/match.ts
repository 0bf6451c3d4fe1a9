import type { RoleName } from '../roles.ts';
import type { ImportColumn, ImportFlag } from './columns.ts';
import { importFlags } from './columns.ts';
import type { ImportFault, ImportFaultCode } from './faults.ts';
import type { ImportPerson, PersonKey, PlannedValues } from './person.ts';
import type { ImportRow } from './table.ts';

/** A row with the person that it changes, and with its values that do not depend on the tree. */
export interface MatchedPerson {
  readonly key: PersonKey;
  readonly row: ImportRow;
  /** Undefined for a new person. */
  readonly before: ImportPerson | undefined;
  readonly values: Omit<PlannedValues, 'manager' | 'orgUnit'>;
}

type Fault = (row: ImportRow, column: ImportColumn, code: ImportFaultCode, value?: string) => void;

/** Finds the person of each row: by external id, else by e-mail. A row without one adds a person. */
export function matchRows(
  rows: readonly ImportRow[],
  people: readonly ImportPerson[],
  actorId: number,
): { people: MatchedPerson[]; faults: ImportFault[] } {
  const faults: ImportFault[] = [];
  const fault: Fault = ({ row }, column, code, value = '') => faults.push({ row, column, code, value });
  const byEmail = new Map(people.map((person) => [person.emailKey, person]));
  const byExternalId = new Map(
    people.flatMap((person) => (person.externalId === null ? [] : [[person.externalId, person] as const])),
  );
  const keeperOf = new Map(people.flatMap(({ id, keptKeys }) => keptKeys.map((key) => [key, id] as const)));
  const managers = new Set(rows.map((row) => row.managerKey));
  const rowOfEmail = new Map<string, number>();
  const rowOfExternalId = new Map<string, number>();
  const rowOfPerson = new Map<number, number>();
  const matched = rows.map((row): MatchedPerson => {
    const isRepeated = refuseRepeated(row, rowOfEmail, rowOfExternalId, fault);
    const own = row.externalId === undefined ? undefined : byExternalId.get(row.externalId);
    const before = own ?? byEmail.get(row.emailKey);
    if (before) {
      const former = rowOfPerson.get(before.id);
      if (former !== undefined && !isRepeated) fault(row, 'Email', 'person_repeated', String(former));
      rowOfPerson.set(before.id, former ?? row.row);
      refuseIdentity(row, before, byEmail.get(row.emailKey), fault);
    }
    const keeper = keeperOf.get(row.emailKey);
    if (keeper !== undefined && keeper !== before?.id) fault(row, 'Email', 'email_kept');
    const role = roleOf(row, before, managers.has(row.emailKey));
    refuseRights(row, before, role, actorId, fault);
    return { key: before?.id ?? -row.row, row, before, values: valuesOf(row, before, role) };
  });
  return { people: matched, faults };
}

function refuseRepeated(
  row: ImportRow,
  rowOfEmail: Map<string, number>,
  rowOfExternalId: Map<string, number>,
  fault: Fault,
): boolean {
  const sameEmail = row.emailKey === '' ? undefined : rowOfEmail.get(row.emailKey);
  if (sameEmail !== undefined) fault(row, 'Email', 'email_repeated', String(sameEmail));
  else rowOfEmail.set(row.emailKey, row.row);
  if (row.externalId === undefined) return sameEmail !== undefined;
  const sameId = rowOfExternalId.get(row.externalId);
  if (sameId !== undefined) fault(row, 'ExternalId', 'external_id_repeated', String(sameId));
  else rowOfExternalId.set(row.externalId, row.row);
  return sameEmail !== undefined || sameId !== undefined;
}

function refuseIdentity(
  row: ImportRow,
  before: ImportPerson,
  withEmail: ImportPerson | undefined,
  fault: Fault,
): void {
  if (before.isDeactivated) fault(row, 'Email', 'person_deactivated');
  if (withEmail && withEmail.id !== before.id) fault(row, 'Email', 'email_taken');
  // The person already reads the present mailbox, so a new address must be confirmed through the profile (decisions-2
  // A6, A7).
  else if (!withEmail && before.isInvited) fault(row, 'Email', 'email_in_profile', before.email);
  if (row.externalId !== undefined && before.externalId !== null && row.externalId !== before.externalId)
    fault(row, 'ExternalId', 'external_id_differs', before.externalId);
}

/** A new person without a role is a manager if a row names them as one. */
function roleOf(row: ImportRow, before: ImportPerson | undefined, isManager: boolean): RoleName {
  return row.role ?? before?.role ?? (isManager ? 'manager' : 'contributor');
}

function refuseRights(
  row: ImportRow,
  before: ImportPerson | undefined,
  role: RoleName,
  actorId: number,
  fault: Fault,
): void {
  const isCeo = before?.role === 'ceo';
  if (isCeo !== (role === 'ceo')) fault(row, 'Role', isCeo ? 'ceo_first' : 'ceo_elsewhere');
  if (before?.id !== actorId || isCeo) return;
  if (role !== before.role) fault(row, 'Role', 'own_rights');
  if (row.flags && !isSame(row.flags, before.flags)) fault(row, 'Permissions', 'own_rights');
}

function isSame(one: readonly ImportFlag[], other: readonly ImportFlag[]): boolean {
  return importFlags.every((flag) => one.includes(flag) === other.includes(flag));
}

function valuesOf(row: ImportRow, before: ImportPerson | undefined, role: RoleName): MatchedPerson['values'] {
  // Two spellings with the same key are the same address, so the present spelling stays.
  const isSameEmail = before?.emailKey === row.emailKey;
  return {
    name: row.name,
    email: isSameEmail ? before.email : row.email,
    emailKey: row.emailKey,
    externalId: row.externalId ?? before?.externalId ?? null,
    jobTitle: row.jobTitle ?? before?.jobTitle ?? '',
    role,
    flags: row.flags ?? before?.flags ?? [],
    timeZone: row.timeZone ?? before?.timeZone ?? null,
  };
}
