import { answerKey } from '../../shared/table/questions.ts';
import type { ProfileField } from '../events.ts';
import type { GrantingFlag } from '../roles/flags.ts';
import { absencesOfRows, type PlannedAbsence } from './absences.ts';
import { checkWanted } from './check.ts';
import { departmentsOf } from './departments.ts';
import type { PlanFault, PlanWarning } from './faults.ts';
import { type Leaver, type MatchedRow, matchRows } from './match.ts';
import type { PersonKey, PlannedValues, PresentPerson, WantedPerson } from './person.ts';
import { type Answer, type Question, questionsOf } from './questions.ts';
import { type PlacedRows, placeInTree, type TreeOptions } from './tree.ts';

/** The effect of a plan on one person. */
export interface PlannedPerson {
  readonly key: PersonKey;
  readonly row: number;
  /** The number of people above. A person is written after all of them. */
  readonly depth: number;
  /** Undefined for a new person. */
  readonly before: PresentPerson | undefined;
  readonly values: PlannedValues;
  readonly changes: PlannedChanges;
  /** What changes about their absences; absent: nothing. */
  readonly absence?: PlannedAbsence;
}

export interface PlannedChanges {
  readonly fields: readonly ProfileField[];
  readonly email: boolean;
  readonly role: boolean;
  readonly manager: boolean;
  /** A deactivated person is activated. */
  readonly returns: boolean;
  readonly granted: readonly GrantingFlag[];
  readonly revoked: readonly GrantingFlag[];
}

/** The changes that make the company's people what a source says. */
export interface PeoplePlan {
  /** The rows with a fault are not in `added` and `changed`, nor are those that need them. */
  readonly faults: readonly PlanFault[];
  readonly warnings: readonly PlanWarning[];
  readonly added: readonly PlannedPerson[];
  readonly changed: readonly PlannedPerson[];
  /** The number of rows that can be written, whether they change anything or not. */
  readonly good: number;
  /** The number of rows that change nothing. */
  readonly unchanged: number;
  /** People of the company who have left: proposed, never done by silence. */
  readonly leavers: readonly Leaver[];
  /** Deactivated people whom the source calls active: proposed. */
  readonly returners: readonly { readonly row: number; readonly person: PresentPerson }[];
  /** The number of rows of people who have left. */
  readonly left: number;
  /** Contributors who become managers, because somebody reports to them. */
  readonly promoted: PlacedRows['promoted'];
  /** Active people whom no row names. */
  readonly missing: readonly PresentPerson[];
  /** What the source leaves open; the rows have faults until it is answered. */
  readonly questions: readonly Question[];
}

export interface PlanOptions {
  /** The ceo or org admin who acts: nobody may change their own role (people.33). */
  readonly actorId: number;
  /** What the source itself could not read. */
  readonly faults?: readonly PlanFault[];
  readonly warnings?: readonly PlanWarning[];
  readonly answers?: readonly Answer[];
  /** Whether somebody whom no row names has left. */
  readonly isComplete?: boolean;
  /** The deactivated people who return. */
  readonly returning?: ReadonlySet<number>;
  /** The present people who may become managers, because somebody reports to them; absent: everybody. */
  readonly promotable?: ReadonlySet<number>;
  /** Whether a row without a manager stands beside the tree, until the source names one. */
  readonly mayStandAlone?: boolean;
}

/** So many rows are checked in some milliseconds. */
const rowsInStep = 500;

/** Rows that need other rows are left out with them; more rounds than a real source ever needs. */
const mostRounds = 20;

/**
 * Returns the changes that make the company's people what a source says. The function is pure, so a preview and the write
 * get the same result.
 */
export function planOf(
  people: readonly PresentPerson[],
  wanted: readonly WantedPerson[],
  options: PlanOptions,
): PeoplePlan {
  const steps = planInSteps(people, wanted, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does the same in steps of some milliseconds, because 10,000 rows at once would block a server. */
export function* planInSteps(
  people: readonly PresentPerson[],
  wanted: readonly WantedPerson[],
  options: PlanOptions,
): Generator<void, PeoplePlan> {
  const { actorId, returning = new Set(), isComplete = false } = options;
  const found = [...(options.faults ?? [])];
  const rows: ReturnType<typeof checkWanted>[] = [];
  for (const one of wanted) {
    rows.push(checkWanted(one, found));
    if (rows.length % rowsInStep === 0) yield;
  }
  yield;
  const matched = yield* matchRows(rows, people, { actorId, returning, isComplete });
  yield;
  const answers = new Map((options.answers ?? []).map(({ kind, value, to }) => [answerKey(kind, value), to]));
  // A row that writes nobody, such as one of a leaver, needs no good cells.
  const written = new Set(matched.rows.map(({ row }) => row.row));
  const away = absencesOfRows(matched.rows, people);
  const faulty = [...found, ...matched.faults, ...away.faults].filter(({ row }) => written.has(row));
  const tree = yield* placeGood(matched.rows, people, faulty, {
    actorId,
    answers,
    promotable: options.promotable,
    mayStandAlone: options.mayStandAlone ?? false,
  });
  const { placed } = tree;
  const departments = departmentsOf(placed.people, people);
  yield;
  const planned = placed.people.map(({ row, before, values, key, depth }): PlannedPerson => {
    const final = { ...values, orgUnit: departments.own.get(key) ?? null };
    const absence = away.absences.get(key);
    return {
      ...{ key, row: row.row, depth, before, values: final, changes: changesOf(before, final) },
      ...(absence ? { absence } : {}),
    };
  });
  yield;
  const changed = planned.filter(
    ({ before, changes, absence }) => before !== undefined && (hasChanges(changes) || absence !== undefined),
  );
  const added = planned.filter(({ before }) => before === undefined);
  const faults = tree.faults.sort(byPlace);
  const promotions = promotedPeople(placed, people);
  return {
    faults,
    warnings: [
      ...(options.warnings ?? []),
      ...matched.warnings,
      ...tree.leftOut.map((row) => note(row, 'row_left_out')),
      ...placed.promoted.map(({ row, name }) => note(row, 'becomes_manager', name)),
      ...departments.warnings,
    ].sort(byPlace),
    added,
    changed: [...changed, ...promotions],
    good: planned.length,
    unchanged: planned.length - added.length - changed.length + matched.kept,
    leavers: matched.leavers,
    returners: matched.returners,
    left: matched.left,
    promoted: placed.promoted,
    missing: matched.missing,
    questions: questionsOf(faults),
  };
}

/** Places the rows without a fault, and leaves out those that need a row with one. */
function* placeGood(
  matched: readonly MatchedRow[],
  people: readonly PresentPerson[],
  found: readonly PlanFault[],
  options: TreeOptions,
): Generator<void, { placed: PlacedRows; faults: PlanFault[]; leftOut: number[] }> {
  const faults = [...found];
  const leftOut: number[] = [];
  let rows = matched;
  for (let round = 0; ; round += 1) {
    // In the first round rows with a fault count, so that nobody is told that such a manager is unknown.
    const placed = yield* placeInTree(rows, people, options);
    yield;
    faults.push(...placed.faults);
    leftOut.push(...placed.leftOut);
    const bad = new Set([...faults.map(({ row }) => row), ...leftOut]);
    if (!rows.some(({ row }) => bad.has(row.row))) return { placed, faults, leftOut };
    for (const { row, name } of dependentsOf(rows, placed, bad)) {
      bad.add(row);
      faults.push({ row, column: 'ManagerEmail', code: 'manager_left_out', value: name });
    }
    const isLast = round === mostRounds;
    if (isLast)
      for (const { row } of rows)
        if (!bad.has(row.row))
          faults.push({ row: row.row, column: null, code: 'manager_left_out', value: '' });
    rows = isLast ? [] : rows.filter(({ row }) => !bad.has(row.row));
  }
}

/** Returns the rows below new people who are left out, with the name of the manager. */
function dependentsOf(
  rows: readonly MatchedRow[],
  { managers }: PlacedRows,
  bad: ReadonlySet<number>,
): { row: number; name: string }[] {
  const reports = new Map<PersonKey | null, MatchedRow[]>();
  for (const row of rows) {
    const manager = managers.get(row.key) ?? null;
    const others = reports.get(manager);
    if (others) others.push(row);
    else reports.set(manager, [row]);
  }
  const found: { row: number; name: string }[] = [];
  const queue = rows.filter(({ key, row }) => key < 0 && bad.has(row.row));
  for (const above of queue)
    for (const below of reports.get(above.key) ?? []) {
      if (bad.has(below.row.row)) continue;
      found.push({ row: below.row.row, name: above.row.name });
      if (below.key < 0) queue.push(below);
    }
  return found;
}

/** Returns the changes of people who become managers and have no row. */
function promotedPeople({ promoted, people: placed }: PlacedRows, people: readonly PresentPerson[]) {
  const withRow = new Set(placed.map(({ key }) => key));
  const rises = promoted.filter(({ key }) => key > 0 && !withRow.has(key));
  if (rises.length === 0) return [];
  const present = new Map(people.map((person) => [person.id, person]));
  return rises.flatMap(({ key, row, depth }): PlannedPerson[] => {
    const before = present.get(key);
    if (before === undefined) return [];
    const values: PlannedValues = { ...before, role: 'manager', manager: before.managerId };
    return [{ key, row, depth, before, values, changes: changesOf(before, values) }];
  });
}

function note(row: number, code: PlanWarning['code'], value = ''): PlanWarning {
  return { row, column: null, code, value };
}

function byPlace(one: { row: number }, other: { row: number }): number {
  return one.row - other.row;
}

function changesOf(before: PresentPerson | undefined, values: PlannedValues): PlannedChanges {
  const present = before?.flags ?? [];
  const fields: ProfileField[] = [];
  if (before && values.name !== before.name) fields.push('name');
  if (before && values.jobTitle !== before.jobTitle) fields.push('job_title');
  if (before && values.orgUnit !== before.orgUnit) fields.push('org_unit');
  if (before && values.location !== before.location) fields.push('location');
  if (before && values.startDate !== before.startDate) fields.push('start_date');
  if (before && values.timeZone !== before.timeZone) fields.push('time_zone');
  if (before && values.phone !== before.phone) fields.push('phone');
  if (before && values.locale !== before.locale) fields.push('locale');
  if (before && values.externalId !== before.externalId) fields.push('external_id');
  return {
    fields,
    email: before !== undefined && values.emailKey !== before.emailKey,
    role: before !== undefined && values.role !== before.role,
    manager: before !== undefined && values.manager !== before.managerId,
    returns: before?.isDeactivated === true,
    granted: values.flags.filter((flag) => !present.includes(flag)),
    revoked: present.filter((flag) => !values.flags.includes(flag)),
  };
}

function hasChanges({ fields, email, role, manager, returns, granted, revoked }: PlannedChanges): boolean {
  return email || role || manager || returns || fields.length + granted.length + revoked.length > 0;
}
