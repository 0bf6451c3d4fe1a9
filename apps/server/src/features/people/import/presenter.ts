import type { ImportPreview, ImportProgress } from '@bellwether/contract/people/import';
import type { Language } from '@bellwether/domain/locale/language';
import { companyAfter, departmentIn } from '@bellwether/domain/people/plan/company-after';
import type { PeoplePlan } from '@bellwether/domain/people/plan/plan-of';
import { topTeams } from '@bellwether/domain/people/plan/top-teams';
import { rowsLeftOut } from '@bellwether/domain/shared/table/left-out';
import { hasText, type ImportTable } from '@bellwether/domain/shared/table/table';
import { presentReading } from '#platform/imports/present-table.ts';
import type { HeldImport, ImportFile, ImportOutcome } from './access.ts';
import { presentNote } from './presenter.notes.ts';
import type { FilePlan } from './queries.plan.ts';
import type { LeaverCounts } from './statements.leavers.ts';
import { peopleFaultsFile } from './words.ts';

const mostNotes = 1_000;
const mostPeople = 100;
const mostQuestions = 200;

const rowsOf = ({ faults }: PeoplePlan) => new Set(faults.map(({ row }) => row));

/** Returns the part of a plan that the row of an ended import stores. */
export function outcomeOf(plan: PeoplePlan, language: Language): ImportOutcome {
  return {
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    reactivated: plan.changed.filter(({ changes }) => changes.returns).length,
    leftOut: rowsOf(plan).size,
    faults: plan.faults.slice(0, mostNotes).map(presentNote(language)),
  };
}

/** Returns the rows with faults, with a column that says what is wrong; null without such rows. */
export function leftOutRows(file: ImportFile, plan: PeoplePlan, language: Language): ImportTable | null {
  const say = presentNote(language);
  const faults = plan.faults.map((fault) => ({ row: fault.row, message: say(fault).Message }));
  return rowsLeftOut(file, faults, language.words(peopleFaultsFile).whatIsWrong);
}

/** Returns the preview of a plan. Works in steps of some milliseconds, for `inTurns`. */
export function* presentPreview(
  importId: number,
  { name, cells, reading }: ImportFile,
  { plan, people: present }: FilePlan,
  leftBehind: ReadonlyMap<number, LeaverCounts>,
  language: Language,
): Generator<void, ImportPreview> {
  const company = companyAfter(present, plan);
  yield;
  const teams = topTeams(company);
  yield;
  const people = [...plan.added, ...plan.changed].sort((one, other) => one.row - other.row);
  return {
    Id: importId,
    FileName: name,
    Rows: cells.slice(1).filter(hasText).length,
    Added: plan.added.length,
    Changed: plan.changed.length,
    Unchanged: plan.unchanged,
    FaultCount: plan.faults.length,
    WarningCount: plan.warnings.length,
    Faults: plan.faults.slice(0, mostNotes).map(presentNote(language)),
    Warnings: plan.warnings.slice(0, mostNotes).map(presentNote(language)),
    People: people.slice(0, mostPeople).map(({ row, key, values, before, changes }) => ({
      Row: row,
      Name: values.name,
      Email: values.email,
      IsNew: before === undefined,
      Manager: (values.manager !== null && company.get(values.manager)?.name) || null,
      IsMoved: changes.manager,
      Department: departmentIn(company, key),
      RoleName: values.role,
    })),
    TopTeams: teams.map(({ key, name: manager, jobTitle, depth, size, isMoved }) => ({
      Id: key > 0 ? key : null,
      Name: manager,
      JobTitle: jobTitle,
      Depth: depth,
      People: size,
      IsMoved: isMoved,
    })),
    ...presentReading('people', reading),
    Columns: reading.columns.map(({ heading, field, emptyDeletes, samples }) => ({
      Heading: heading,
      Field: field,
      EmptyDeletes: emptyDeletes,
      Samples: [...samples],
    })),
    IsComplete: reading.isComplete,
    RowsGood: plan.good,
    RowsLeftOut: rowsOf(plan).size,
    Left: plan.left,
    Returned: plan.returners.length,
    Moved: plan.changed.filter(({ changes }) => changes.manager).length,
    Promoted: plan.promoted.length,
    Missing: plan.missing.length,
    Leavers: plan.leavers.map(({ row, person }) => ({
      Row: row,
      Id: person.id,
      Name: person.name,
      LeavesBehind: presentLeftBehind(leftBehind.get(person.id)),
    })),
    Returners: plan.returners.map(({ row, person }) => ({ Row: row, Id: person.id, Name: person.name })),
    Promotions: plan.promoted
      .slice(0, mostPeople)
      .map(({ row, key, name }) => ({ Row: row, Id: key > 0 ? key : null, Name: name })),
    MissingPeople: plan.missing.slice(0, mostPeople).map(({ id, name }) => ({ Id: id, Name: name })),
    Unclear: plan.questions
      .slice(0, mostQuestions)
      .map(({ kind, value, rows }) => ({ Kind: kind, Value: value, Rows: [...rows] })),
  };
}

function presentLeftBehind(found: LeaverCounts | undefined) {
  const { reports = 0, goals = 0, waiting = 0, appraisals = 0 } = found ?? {};
  return { Reports: reports, Goals: goals, Waiting: waiting, Appraisals: appraisals };
}

export function presentImport({ id, state, total, written, planned, outcome }: HeldImport): ImportProgress {
  return {
    Id: id,
    State: state,
    Rows: total,
    Written: written,
    ToWrite: planned,
    Added: outcome?.added ?? 0,
    Changed: outcome?.changed ?? 0,
    Unchanged: outcome?.unchanged ?? 0,
    Deactivated: outcome?.deactivated ?? 0,
    Reactivated: outcome?.reactivated ?? 0,
    RowsLeftOut: outcome?.leftOut ?? 0,
    Faults: [...(outcome?.faults ?? [])],
  };
}
