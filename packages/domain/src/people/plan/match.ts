import type { WantedRow } from './check.ts';
import type { PlanFault, PlanFaultCode, PlanWarning } from './faults.ts';
import type { PersonField } from './fields.ts';
import { keepLocked } from './locks.ts';
import type { PersonKey, PresentPerson } from './person.ts';

/** A row with the person that it changes. */
export interface MatchedRow {
  readonly key: PersonKey;
  readonly row: WantedRow;
  /** Undefined for a new person. */
  readonly before: PresentPerson | undefined;
}

/** Somebody of the company whom the source calls a leaver, or whom a complete source no longer names. */
export interface Leaver {
  /** Null for somebody who is not in the source. */
  readonly row: number | null;
  readonly person: PresentPerson;
}

export interface MatchedRows {
  /** The rows that add or change somebody. */
  readonly rows: readonly MatchedRow[];
  readonly faults: readonly PlanFault[];
  readonly warnings: readonly PlanWarning[];
  readonly leavers: readonly Leaver[];
  /** Deactivated people whom the source calls active. */
  readonly returners: readonly { readonly row: number; readonly person: PresentPerson }[];
  /** The number of rows of people who have left. */
  readonly left: number;
  /** The number of rows of people who stay as they are. */
  readonly kept: number;
  /** The active people whom no row names. */
  readonly missing: readonly PresentPerson[];
}

interface MatchOptions {
  readonly actorId: number;
  /** Deactivated people who return; other ones stay as they are. */
  readonly returning: ReadonlySet<number>;
  readonly isComplete: boolean;
}

type Fault = (row: WantedRow, column: PersonField, code: PlanFaultCode, value?: string) => void;

/** Finds the person of each row by external id, else by e-mail; a row without one adds a person. Works in two steps. */
export function* matchRows(
  wanted: readonly WantedRow[],
  people: readonly PresentPerson[],
  options: MatchOptions,
): Generator<void, MatchedRows> {
  const faults: PlanFault[] = [];
  const warnings: PlanWarning[] = [];
  const fault: Fault = ({ row }, column, code, value = '') => faults.push({ row, column, code, value });
  const warn = ({ row }: WantedRow, code: PlanWarning['code'], value: string) =>
    warnings.push({ row, column: null, code, value });
  const byId = new Map(people.map((person) => [person.id, person]));
  const byEmail = new Map(people.map((person) => [person.emailKey, person]));
  const byExternalId = new Map(
    people.flatMap((person) => (person.externalId === null ? [] : [[person.externalId, person] as const])),
  );
  const keeperOf = new Map(people.flatMap(({ id, keptKeys }) => keptKeys.map((key) => [key, id] as const)));
  yield;
  const rowOfExternalId = new Map<string, number>();
  const rowOfPerson = new Map<number, number>();
  const rows: MatchedRow[] = [];
  const leavers: Leaver[] = [];
  const returners: MatchedRows['returners'][number][] = [];
  let left = 0;
  let kept = 0;
  const counted = firstRows(wanted, warn);
  for (const counting of counted) {
    let row = counting;
    const sameExternal = row.externalId ? byExternalId.get(row.externalId) : undefined;
    const before =
      row.personId === undefined ? (sameExternal ?? byEmail.get(row.emailKey)) : byId.get(row.personId);
    const sameId = row.externalId ? rowOfExternalId.get(row.externalId) : undefined;
    if (sameId !== undefined) fault(row, 'ExternalId', 'external_id_repeated', String(sameId));
    else if (row.externalId) rowOfExternalId.set(row.externalId, row.row);
    if (before) {
      const former = rowOfPerson.get(before.id);
      if (former !== undefined && sameId === undefined)
        fault(row, 'Email', 'person_repeated', String(former));
      rowOfPerson.set(before.id, former ?? row.row);
    }
    if (row.presence === 'left') {
      left += 1;
      if (before?.isDeactivated) kept += 1;
      else if (before && mayLeave(before, options)) leavers.push({ row: row.row, person: before });
      else if (before) {
        kept += 1;
        warn(row, 'leaver_kept', before.name);
      }
      continue;
    }
    if (before?.isDeactivated && !options.returning.has(before.id)) {
      kept += 1;
      // Nobody can return without an address.
      if (row.presence === 'active' && !before.isFreed) returners.push({ row: row.row, person: before });
      else left += 1;
      warn(row, 'person_deactivated', before.name);
      continue;
    }
    if (before?.locked) {
      const open = keepLocked(row, before, byId.get(before.managerId ?? 0));
      for (const column of open.kept)
        warnings.push({ row: row.row, column, code: 'from_directory', value: before.name });
      row = open.row;
    }
    if (before) refuseIdentity(row, before, byEmail.get(row.emailKey), fault);
    if (row.personId !== undefined && sameExternal !== undefined && sameExternal !== before)
      fault(row, 'ExternalId', 'external_id_taken');
    const keeper = keeperOf.get(row.emailKey);
    if (keeper !== undefined && keeper !== before?.id) fault(row, 'Email', 'email_kept');
    rows.push({ key: before?.id ?? -row.row, row, before });
  }
  const missing = people.filter(({ id, isDeactivated }) => !isDeactivated && !rowOfPerson.has(id));
  if (options.isComplete)
    for (const person of missing) if (mayLeave(person, options)) leavers.push({ row: null, person });
  return { rows, faults, warnings, leavers, returners, left, kept, missing };
}

/** Neither the ceo nor the acting person can be deactivated. */
function mayLeave({ id, role }: PresentPerson, { actorId }: MatchOptions): boolean {
  return id !== actorId && role !== 'ceo';
}

/** Returns one row for each address: the primary one, else the first. */
function firstRows(
  wanted: readonly WantedRow[],
  warn: (row: WantedRow, code: 'row_repeated', value: string) => void,
): WantedRow[] {
  const kept = new Map<string, WantedRow>();
  for (const row of wanted) {
    if (row.emailKey === '') continue;
    const former = kept.get(row.emailKey);
    if (former === undefined || (row.isPrimary && !former.isPrimary)) kept.set(row.emailKey, row);
  }
  return wanted.filter((row) => {
    const first = row.emailKey === '' ? row : kept.get(row.emailKey);
    if (first !== undefined && first !== row) warn(row, 'row_repeated', String(first.row));
    return first === row;
  });
}

function refuseIdentity(
  row: WantedRow,
  before: PresentPerson,
  withEmail: PresentPerson | undefined,
  fault: Fault,
): void {
  if (withEmail && withEmail.id !== before.id) fault(row, 'Email', 'email_taken');
  // The person already reads the present mailbox, so a new address must be confirmed through the profile (people.33).
  else if (!withEmail && row.emailKey !== '' && before.isInvited)
    fault(row, 'Email', 'email_in_profile', before.email);
  // A source that knows the person by itself may change the id.
  const isKnown = row.personId !== undefined;
  if (!isKnown && row.externalId && before.externalId !== null && row.externalId !== before.externalId)
    fault(row, 'ExternalId', 'external_id_differs', before.externalId);
}
