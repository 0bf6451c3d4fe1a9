import { answerKey } from '../../shared/table/questions.ts';
import { grantingFlagNames } from '../roles/flags.ts';
import { mayHaveManager, mayHaveReports, type RoleName } from '../roles/roles.ts';
import { Directory } from './directory.ts';
import type { PlanFault, PlanFaultCode } from './faults.ts';
import type { PersonField } from './fields.ts';
import type { MatchedRow } from './match.ts';
import type { PersonKey, PlannedValues, PresentPerson } from './person.ts';
import type { Answer } from './questions.ts';

/** A person with the role, the manager and the depth in the final tree. */
export interface PlacedPerson extends MatchedRow {
  readonly depth: number;
  readonly values: Omit<PlannedValues, 'orgUnit'>;
}

export interface Promotion {
  readonly key: PersonKey;
  /** The person's row, or the first row that names the person as manager. */
  readonly row: number;
  readonly name: string;
  readonly depth: number;
}

export interface PlacedRows {
  readonly people: readonly PlacedPerson[];
  readonly faults: readonly PlanFault[];
  /** The manager of each row whose manager is known. */
  readonly managers: ReadonlyMap<PersonKey, PersonKey | null>;
  /** Contributors who become managers, because somebody reports to them; with the row that says so. */
  readonly promoted: readonly Promotion[];
  /** Rows that an answer leaves out. */
  readonly leftOut: readonly number[];
}

export interface TreeOptions {
  readonly actorId: number;
  readonly answers: ReadonlyMap<string, Answer['to']>;
  /** The present people who may become managers; undefined: all. */
  readonly promotable: ReadonlySet<number> | undefined;
  /** Whether a row without a manager stands beside the tree; else it is refused below a ceo. */
  readonly mayStandAlone: boolean;
}

/** A person of the final company, as a possible manager. */
interface Node {
  readonly name: string;
  readonly role: RoleName;
  readonly isDeactivated: boolean;
}

type Fault = (code: PlanFaultCode, value?: string, column?: PersonField) => void;

/** Gives every row its role and its manager, and checks the tree that follows (people.2). */
export function* placeInTree(
  rows: readonly MatchedRow[],
  people: readonly PresentPerson[],
  options: TreeOptions,
): Generator<void, PlacedRows> {
  const faults: PlanFault[] = [];
  const faultsOf =
    ({ row }: MatchedRow, at: PersonField): Fault =>
    (code, value = '', column = at) =>
      faults.push({ row: row.row, column, code, value });
  const directory = directoryOf(rows, people);
  yield;
  const named = new Map<PersonKey, ReturnType<typeof nameManager>>();
  const firstNamed = new Map<PersonKey, number>();
  const leftOut: number[] = [];
  for (const one of rows) {
    const found = nameManager(one, directory, options.answers);
    named.set(one.key, found);
    if (found === 'left_out') leftOut.push(one.row.row);
    if (typeof found === 'number' && found !== one.key && !firstNamed.has(found))
      firstNamed.set(found, one.row.row);
  }
  yield;
  const rises = (key: PersonKey) =>
    firstNamed.has(key) &&
    key !== options.actorId &&
    (key < 0 || options.promotable === undefined || options.promotable.has(key));
  const promoted: Omit<Promotion, 'depth'>[] = [];
  const nodes = new Map<PersonKey, Node>();
  const rowKeys = new Set(rows.map(({ key }) => key));
  for (const { id, name, role, isDeactivated } of people) {
    const isPromoted = role === 'contributor' && !isDeactivated && !rowKeys.has(id) && rises(id);
    if (isPromoted) promoted.push({ key: id, row: firstNamed.get(id) ?? 0, name });
    nodes.set(id, { name, isDeactivated, role: isPromoted ? 'manager' : role });
  }
  for (const one of rows) {
    const { key, row, before } = one;
    const plain = row.role ?? before?.role ?? 'contributor';
    const role = plain === 'contributor' && (rises(key) || stays(one, firstNamed)) ? 'manager' : plain;
    // A new person without a role is no surprise: whoever has reports is a manager.
    const isPromoted = role !== plain && (before ? before.role === 'contributor' : row.role !== undefined);
    if (isPromoted) promoted.push({ key, row: row.row, name: row.name });
    nodes.set(key, { name: row.name, role, isDeactivated: false });
    refuseRights(one, role, options.actorId, faultsOf(one, 'Role'));
  }
  yield;
  const hasCeo = people.some(({ role, isDeactivated }) => role === 'ceo' && !isDeactivated);
  const managers = new Map<PersonKey, PersonKey | null>(people.map(({ id, managerId }) => [id, managerId]));
  for (const one of rows)
    managers.set(
      one.key,
      managerOf(
        one,
        named.get(one.key) ?? 'nothing',
        { nodes, isFree: options.mayStandAlone || !hasCeo },
        faultsOf(one, 'ManagerEmail'),
      ),
    );
  yield;
  const withReports = new Set(managers.values());
  for (const one of rows) refuseRole(one, nodes, withReports, faultsOf(one, 'Role'));
  yield;
  const depths = depthsOf(managers);
  for (const one of rows) {
    // Report only people on the circle whom the source moves: if these are corrected, the people below are correct,
    // too.
    if (!depths.has(one.key) && isOnCircle(managers, one.key))
      faultsOf(one, 'ManagerEmail')('circle', nodes.get(managers.get(one.key) ?? 0)?.name);
  }
  const placed = rows.map(
    (one): PlacedPerson => ({
      ...one,
      depth: depths.get(one.key) ?? 0,
      values: valuesOf(one, nodes.get(one.key)?.role ?? 'contributor', managers.get(one.key) ?? null),
    }),
  );
  return {
    people: placed,
    faults,
    managers,
    promoted: promoted.map((one) => ({ ...one, depth: depths.get(one.key) ?? 0 })),
    leftOut,
  };
}

/** Returns everybody who may be named as a manager: people of the company and of the source, deactivated ones last. */
export function directoryOf(rows: readonly MatchedRow[], people: readonly PresentPerson[]): Directory {
  const directory = new Directory();
  const add = (person: PresentPerson, isSecondary: boolean) =>
    directory.add({ ...person, key: person.id }, { isSecondary });
  for (const person of people) if (!person.isDeactivated) add(person, false);
  for (const { key, row } of rows) directory.add({ ...row, key });
  for (const person of people) if (person.isDeactivated) add(person, true);
  return directory;
}

/**
 * Returns the manager whom a row names; `nothing`: the row says nothing about it, `nobody`: it says that there is none.
 */
function nameManager(
  { row, key, before }: MatchedRow,
  directory: Directory,
  answers: TreeOptions['answers'],
): PersonKey | 'nothing' | 'nobody' | 'missing' | 'ambiguous' | 'left_out' {
  const text = row.manager;
  const found = text ? directory.find(text) : undefined;
  if (typeof found === 'number' && found !== key) return found;
  const hasNone = !mayHaveManager(row.role ?? before?.role ?? 'contributor');
  if (hasNone) return found ?? (text === '' ? 'nobody' : 'nothing');
  const answer = text && found !== key ? answerKey('manager', text) : answerKey('no_manager', '');
  const to = answers.get(answer);
  const isOpen = typeof found === 'string' || found === key || text === '' || key < 0;
  if (to === undefined || !isOpen) return found ?? (text === '' ? 'nobody' : 'nothing');
  if (to === null) return 'left_out';
  const named = typeof to === 'number' ? to : directory.find(to);
  const chosen = named === 'missing' && /^\d+$/.test(`${to}`) ? Number(to) : named;
  return typeof chosen === 'number' && directory.has(chosen) ? chosen : (found ?? 'nobody');
}

/** Whether a manager keeps the role although the row says contributor, because other rows report to them. */
function stays({ key, before }: MatchedRow, firstNamed: ReadonlyMap<PersonKey, number>): boolean {
  return before?.role === 'manager' && firstNamed.has(key);
}

function managerOf(
  { key, row, before }: MatchedRow,
  asked: ReturnType<typeof nameManager>,
  { nodes, isFree }: { nodes: ReadonlyMap<PersonKey, Node>; isFree: boolean },
  fault: Fault,
): PersonKey | null {
  const present = before?.managerId ?? null;
  const role = nodes.get(key)?.role ?? 'contributor';
  const refuse = (code: PlanFaultCode, value = '') => {
    fault(code, value);
    return present;
  };
  if (asked === 'left_out') return present;
  const isNobody = asked === 'nobody' || asked === 'nothing' || asked === key;
  if (!mayHaveManager(role)) {
    if (!isNobody) return refuse(role === 'ceo' ? 'ceo_has_manager' : 'observer_with_ties');
    // Without the column the present manager stays, but an observer cannot have a manager (people.13).
    return asked === 'nothing' && present !== null ? refuse('observer_with_ties') : null;
  }
  if (asked === 'nothing' && before) return present;
  if (isNobody) {
    if (isFree || (asked === 'nobody' && before && present === null)) return null;
    return refuse(asked === key ? 'own_manager' : 'manager_required');
  }
  if (asked === 'missing') return refuse('manager_missing', (row.manager ?? '').slice(0, 254));
  if (asked === 'ambiguous') return refuse('manager_ambiguous', (row.manager ?? '').slice(0, 254));
  const node = nodes.get(asked);
  if (node === undefined) return refuse('manager_missing', (row.manager ?? '').slice(0, 254));
  // People who report to a deactivated manager already may stay there (people.16).
  if (node.isDeactivated && asked !== present) return refuse('manager_deactivated', node.name);
  if (!mayHaveReports(node.role)) return refuse('manager_role', node.name);
  return asked;
}

function refuseRights({ row, before }: MatchedRow, role: RoleName, actorId: number, fault: Fault): void {
  const isCeo = before?.role === 'ceo';
  if (isCeo !== (role === 'ceo')) fault(isCeo ? 'ceo_first' : 'ceo_elsewhere');
  if (before?.id !== actorId || isCeo) return;
  if (role !== before.role) fault('own_rights');
  const { flags } = row;
  if (flags && grantingFlagNames.some((flag) => flags.includes(flag) !== before.flags.includes(flag)))
    fault('own_rights', '', 'Permissions');
}

/** Refuses a changed role that the person's reports do not allow; reports outside the source count, too. */
function refuseRole(
  { key, before }: MatchedRow,
  nodes: ReadonlyMap<PersonKey, Node>,
  withReports: ReadonlySet<PersonKey | null>,
  fault: Fault,
): void {
  const role = nodes.get(key)?.role ?? 'contributor';
  if (mayHaveReports(role) || !before || before.role === role || !withReports.has(key)) return;
  fault(role === 'observer' ? 'observer_with_ties' : 'contributor_with_reports');
}

function valuesOf(
  { row, before }: MatchedRow,
  role: RoleName,
  manager: PersonKey | null,
): PlacedPerson['values'] {
  // Two spellings with the same key are the same address, so the present spelling stays.
  const isSameEmail = before?.emailKey === row.emailKey;
  return {
    name: row.name,
    email: isSameEmail ? before.email : row.email,
    emailKey: row.emailKey,
    externalId: row.externalId === '' ? null : (row.externalId ?? before?.externalId ?? null),
    jobTitle: row.jobTitle ?? before?.jobTitle ?? '',
    role,
    flags: row.flags ?? before?.flags ?? [],
    location: row.location ?? before?.location ?? '',
    startDate: row.startDate === '' ? null : (row.startDate ?? before?.startDate ?? null),
    timeZone: row.timeZone === '' ? null : (row.timeZone ?? before?.timeZone ?? null),
    phone: row.phone ?? before?.phone ?? '',
    locale: row.locale === '' ? null : (row.locale ?? before?.locale ?? null),
    manager,
  };
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
