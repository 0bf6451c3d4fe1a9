import type { ImportPreview, ImportProgress } from '@bellwether/contract/people/import';
import type { ImportPlan } from '@bellwether/domain/people/import/plan';
import type { HeldImport, ImportOutcome } from './access.import.ts';
import { sayImportNote } from './words.import.ts';

const mostNotes = 1_000;
const mostPeople = 100;

/** Returns the part of a plan that the row of an ended import stores. */
export function outcomeOf({ added, changed, unchanged, faults }: ImportPlan): ImportOutcome {
  return {
    added: added.length,
    changed: changed.length,
    unchanged,
    faults: faults.slice(0, mostNotes).map(sayImportNote),
  };
}

export function presentPreview(importId: number, rows: number, plan: ImportPlan): ImportPreview {
  const people = [...plan.added, ...plan.changed].sort((one, other) => one.row - other.row);
  return {
    Id: importId,
    Rows: rows,
    Added: plan.added.length,
    Changed: plan.changed.length,
    Unchanged: plan.unchanged,
    FaultCount: plan.faults.length,
    WarningCount: plan.warnings.length,
    Faults: plan.faults.slice(0, mostNotes).map(sayImportNote),
    Warnings: plan.warnings.slice(0, mostNotes).map(sayImportNote),
    People: people.slice(0, mostPeople).map(({ row, values, before }) => ({
      Row: row,
      Name: values.name,
      Email: values.email,
      IsNew: before === undefined,
    })),
  };
}

export function presentImport({ id, state, total, written, outcome }: HeldImport): ImportProgress {
  return {
    Id: id,
    State: state,
    Rows: total,
    Written: written,
    Added: outcome?.added ?? 0,
    Changed: outcome?.changed ?? 0,
    Unchanged: outcome?.unchanged ?? 0,
    Faults: [...(outcome?.faults ?? [])],
  };
}
