import type {
  GoalImportNote,
  GoalImportPreview,
  GoalImportProgress,
} from '@bellwether/contract/goals/import';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { quarterByIndex } from '@bellwether/domain/calendar/quarter';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import type { GoalNote } from '@bellwether/domain/goals/import/faults';
import type { GoalPerson } from '@bellwether/domain/goals/import/owners';
import type { GoalPlan } from '@bellwether/domain/goals/import/plan';
import type { Language } from '@bellwether/domain/locale/language';
import { rowsLeftOut } from '@bellwether/domain/shared/table/left-out';
import { hasText, type ImportTable } from '@bellwether/domain/shared/table/table';
import { presentReading } from '#platform/imports/present-table.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { GoalFile, GoalImportOutcome, HeldGoalImport } from './access.ts';
import { goalFaultsFile, goalFaultWords } from './words.ts';

const mostNotes = 1_000;
const mostGoals = 100;
const mostQuestions = 200;
const mostWords = 200;
/** For how long an import can be undone. */
export const undoTime = 86_400_000;

/** A plan with the people whom it names. */
export interface PlanWithPeople {
  readonly plan: GoalPlan;
  readonly people: readonly GoalPerson[];
}

const rowsWithFaults = ({ faults }: GoalPlan) => new Set(faults.map(({ row }) => row));

function countsOf({ goals }: GoalPlan): Pick<GoalImportOutcome, 'goals' | 'checkIns' | 'results'> {
  return {
    goals: goals.length,
    checkIns: goals.reduce((sum, { checkIns }) => sum + checkIns.length, 0),
    results: goals.filter(({ result }) => result !== null).length,
  };
}

/** Returns a fault or warning of a plan as the contract describes it. */
function presentNote(language: Language): (note: GoalNote) => GoalImportNote {
  const words: Readonly<Record<string, (value: string) => string>> = language.words(goalFaultWords);
  return ({ row, column, code, value }) => {
    const word = words[code];
    if (!word) throw new Error(`No sentence for ${code}.`);
    return { Row: row, Column: column, Message: word(value) };
  };
}

/** Returns what is stored about an ended import: a part of its plan. */
export function goalOutcomeOf(plan: GoalPlan, language: Language): GoalImportOutcome {
  return {
    ...countsOf(plan),
    unchanged: plan.unchanged,
    leftOut: rowsWithFaults(plan).size,
    faults: plan.faults.slice(0, mostNotes).map(presentNote(language)),
  };
}

/** Returns the rows with faults, with a column that says what is wrong; null without such rows. */
export function goalRowsLeftOut(
  file: Pick<GoalFile, 'cells' | 'reading'>,
  plan: GoalPlan,
  language: Language,
): ImportTable | null {
  const say = presentNote(language);
  const faults = plan.faults.map((fault) => ({ row: fault.row, message: say(fault).Message }));
  return rowsLeftOut(file, faults, language.words(goalFaultsFile).whatIsWrong);
}

export function presentGoalPreview(
  { tenant, language }: Pick<Scope, 'tenant' | 'language'>,
  importId: number,
  { name, cells, reading }: GoalFile,
  { plan, people }: PlanWithPeople,
): GoalImportPreview {
  const { goals, checkIns, results } = countsOf(plan);
  const names = new Map(people.map((person) => [person.id, person.name]));
  const label = (index: number) => quarterLabel(quarterByIndex(index, tenant.calendar));
  const titles = new Map(plan.goals.map((goal) => [goal.row, goal.title]));
  const sources = sourceParents(cells, reading);
  const quarters = [...new Set(plan.goals.map(({ quarter }) => quarter))].sort((one, other) => one - other);
  const byRow = <Note extends { readonly row: number }>(notes: readonly Note[]) =>
    notes.toSorted((one, other) => one.row - other.row).slice(0, mostNotes);
  return {
    Id: importId,
    FileName: name,
    Rows: cells.slice(1).filter(hasText).length,
    Goals: goals,
    CheckIns: checkIns,
    Results: results,
    Unchanged: plan.unchanged,
    FaultCount: plan.faults.length,
    WarningCount: plan.warnings.length,
    Faults: byRow(plan.faults).map(presentNote(language)),
    Warnings: byRow(plan.warnings).map(presentNote(language)),
    RowsLeftOut: rowsWithFaults(plan).size,
    List: plan.goals
      .toSorted((one, other) => one.row - other.row)
      .slice(0, mostGoals)
      .map((goal) => ({
        Row: goal.row,
        Title: goal.title,
        Owner: names.get(goal.ownerId) ?? '',
        Quarter: label(goal.quarter),
        State: goal.state,
        Private: goal.isPrivate,
        CheckIns: goal.checkIns.length,
        Parent:
          goal.parent === null
            ? null
            : 'row' in goal.parent
              ? (titles.get(goal.parent.row) ?? '')
              : sources(goal.row),
      })),
    Quarters: quarters.map(label),
    OwnersNotFound: plan.ownersNotFound.slice(0, mostQuestions),
    Unclear: plan.questions
      .slice(0, mostQuestions)
      .map(({ kind, value, rows }) => ({ Kind: kind, Value: value, Rows: [...rows] })),
    Words: plan.words
      .slice(0, mostWords)
      .map(({ word, meaning, count }) => ({ Word: word, Meaning: meaning, Count: count })),
    Paces: [...reading.paces],
    DateOrder: reading.dateOrder,
    IsDateOrderSure: reading.isDateOrderSure,
    ...presentReading('goals', reading),
    Columns: reading.columns.map(({ heading, field, samples }) => ({
      Heading: heading,
      Field: field,
      Samples: [...samples],
    })),
  };
}

/** Returns how the file names the parent of a row. */
function sourceParents(cells: ImportTable, { columns, headingRow }: GoalFile['reading']) {
  const at = columns.findIndex(({ field }) => field === 'Parent');
  return (row: number) => cells[row - headingRow]?.[at] ?? '';
}

export function presentGoalImport(
  { now }: Pick<Scope, 'now'>,
  { id, state, file_name, total, written, planned, outcome, written_at }: HeldGoalImport,
): GoalImportProgress {
  const undoUntil =
    state === 'done' && written_at !== null && (outcome?.goals ?? 0) > 0 ? written_at + undoTime : 0;
  return {
    Id: id,
    State: state,
    FileName: file_name,
    Rows: total,
    Written: written,
    ToWrite: planned,
    Goals: outcome?.goals ?? 0,
    CheckIns: outcome?.checkIns ?? 0,
    Results: outcome?.results ?? 0,
    Unchanged: outcome?.unchanged ?? 0,
    RowsLeftOut: outcome?.leftOut ?? 0,
    Faults: [...(outcome?.faults ?? [])],
    UndoUntil: undoUntil > now ? instantToIso(undoUntil) : null,
  };
}
