import type { Absence } from '../absence/absence.ts';
import type { PlanFault } from './faults.ts';
import type { MatchedRow } from './match.ts';
import type { PersonKey, PresentPerson } from './person.ts';
import { directoryOf } from './tree.ts';

/** An absence that a source says, with its deputy. */
export interface PlannedAbsence extends Omit<Absence, 'deputyId'> {
  /** A deputy who is left out of the plan is nobody when it is written. */
  readonly deputy: PersonKey | null;
}

/** Returns the absence of each row that has one, and the rows whose deputy cannot be one. */
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
  for (const { key, row } of away) {
    if (row.absence === undefined) continue;
    const { from, until, deputy: text } = row.absence;
    const deputy = text === undefined ? null : directory.find(text);
    if (typeof deputy === 'string' || deputy === key || (deputy !== null && cannot.has(deputy)))
      faults.push({ row: row.row, column: 'Deputy', code: 'deputy_missing', value: text ?? '' });
    else absences.set(key, { from, until, deputy });
  }
  return { absences, faults };
}

/** Returns whether the absence is not stored already. */
export function isNewAbsence(
  before: PresentPerson | undefined,
  absence: PlannedAbsence | undefined,
): boolean {
  if (absence === undefined) return false;
  const { from, until, deputy } = absence;
  return !before?.absences?.some(
    (present) => present.from === from && present.until === until && present.deputyId === deputy,
  );
}
