import { addDays, type Day } from '../../calendar/day.ts';
import { type Absence, longestAbsence } from '../absence/absence.ts';
import type { PlanFault } from './faults.ts';
import type { MatchedRow } from './match.ts';
import type { PersonKey, PresentPerson, StoredAbsence, WantedAbsence } from './person.ts';
import { directoryOf } from './tree.ts';

/** What a source changes about the absences of a person. */
export interface PlannedAbsence extends Omit<Absence, 'deputyId'> {
  /** A deputy who is left out of the plan is nobody when it is written. */
  readonly deputy: PersonKey | null;
  /** The stored absence that gets these days; null: a new one gets them. */
  readonly changes: StoredAbsence | null;
  /** The deputy whom this absence's deputy replaces; both may be the same person. */
  readonly former: number | null;
  /** Whether somebody becomes the deputy who is not the present one. */
  readonly namesDeputy: boolean;
  /** Stored absences of which the days until `until` stay. */
  readonly shortened: readonly StoredAbsence[];
  /** Stored absences of which no day stays outside of this one. */
  readonly removed: readonly StoredAbsence[];
}

/** Returns the change of each row that changes an absence, and the rows whose deputy cannot be one. */
export function absencesOfRows(
  rows: readonly MatchedRow[],
  people: readonly PresentPerson[],
): { absences: ReadonlyMap<PersonKey, PlannedAbsence>; faults: PlanFault[] } {
  const absences = new Map<PersonKey, PlannedAbsence>();
  const faults: PlanFault[] = [];
  const away = rows.filter(({ row }) => row.absence !== undefined);
  if (away.length === 0) return { absences, faults };
  const directory = directoryOf(rows, people);
  const cannot = new Set<PersonKey>();
  for (const { id, isDeactivated, role } of people) if (isDeactivated || role === 'observer') cannot.add(id);
  for (const { key, row, before } of rows) {
    if ((row.role ?? before?.role) === 'observer') cannot.add(key);
    else cannot.delete(key);
  }
  for (const { key, row, before } of away) {
    if (row.absence === undefined) continue;
    const { deputy: text } = row.absence;
    const deputy = text === undefined || text === '' ? null : directory.find(text);
    if (typeof deputy === 'string' || deputy === key || (deputy !== null && cannot.has(deputy))) {
      faults.push({ row: row.row, column: 'Deputy', code: 'deputy_missing', value: text ?? '' });
      continue;
    }
    const said = text === undefined ? undefined : deputy;
    const planned = changeOfAbsences(before?.absences ?? [], row.absence, said);
    if (planned !== undefined) absences.set(key, planned);
  }
  return { absences, faults };
}

/**
 * Returns how an absence that a source says changes the stored ones (people.50); undefined if it changes nothing.
 * `deputy`: undefined keeps the present one. Days before the source's day, and the days of a running absence before a later
 * first day, stay as they are: their weeks are excused, and the person is away. A source is read again each day, so what it
 * says must not move with the day.
 */
export function changeOfAbsences(
  stored: readonly StoredAbsence[],
  { from: said, until, saidOn: today }: Pick<WantedAbsence, 'from' | 'until' | 'saidOn'>,
  deputy: PersonKey | null | undefined,
): PlannedAbsence | undefined {
  const first = said ?? today;
  const met = stored.filter((one) => one.from <= until && first <= one.until).toSorted(byFirstDay);
  const open = met.filter((one) => one.until >= today);
  const from = firstDayOf(said, until, today, met);
  // An absence that has begun keeps its days before the new one, as an absence of its own.
  const shortened = met.filter((one) => one.from < from && one.from <= today);
  const [changes = null] = open.filter((one) => !shortened.includes(one));
  const removed = met.filter((one) => one !== changes && !shortened.includes(one));
  // The deputy of a running absence stands in until it ends, so a later absence does not replace that deputy.
  const replaced = from > today ? changes : open[0];
  const kept = (replaced ?? open[0])?.deputyId ?? null;
  const wanted = deputy === undefined ? kept : deputy;
  const isSame = changes?.from === from && changes.until === until && changes.deputyId === wanted;
  if (isSame && shortened.length + removed.length === 0) return undefined;
  return {
    ...{ from, until, deputy: wanted, changes, former: replaced?.deputyId ?? null, removed },
    namesDeputy: wanted !== null && wanted !== kept,
    shortened: shortened.map((one) => ({ ...one, until: addDays(from, -1) })),
  };
}

/** Returns the first day, which is that of the absence that the source means, as far as both fit into a year. */
function firstDayOf(said: Day | undefined, until: Day, today: Day, met: readonly StoredAbsence[]): Day {
  if (said !== undefined && said > today) return said;
  const first = said ?? today;
  // Without a first day the running absence is meant, or a later one that ends on the same day.
  const meant = said === undefined ? met.find((one) => one.from <= today || one.until === until) : met[0];
  if (meant === undefined || (said !== undefined && meant.from > said)) return first;
  return until < addDays(meant.from, longestAbsence) ? meant.from : first;
}

function byFirstDay(one: StoredAbsence, other: StoredAbsence): number {
  return one.from < other.from ? -1 : 1;
}
