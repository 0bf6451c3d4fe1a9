import type { ColumnChoice, ImportTable } from '../../shared/table/table.ts';
import type { PersonField } from '../plan/fields.ts';
import type { PresentPerson } from '../plan/person.ts';
import { type PeoplePlan, type PlanOptions, planInSteps } from '../plan/plan-of.ts';
import type { Answer } from '../plan/questions.ts';
import { readImportRows } from './read-rows.ts';

/** What a file says, and how it is read. */
export interface PeopleFile {
  /** From the row with the headings on. */
  readonly table: ImportTable;
  /** The number of that row, as a spreadsheet program counts. */
  readonly headingRow: number;
  readonly columns: readonly ColumnChoice<PersonField>[];
  readonly answers: readonly Answer[];
}

/** Returns what an import of a file would change, in steps. `today` is the company's day as YYYY-MM-DD. */
export function* planFile(
  { table, headingRow, columns, answers }: PeopleFile,
  people: readonly PresentPerson[],
  options: Omit<PlanOptions, 'faults' | 'warnings' | 'answers'> & { readonly today: string },
): Generator<void, PeoplePlan> {
  const { today, ...others } = options;
  const read = yield* readImportRows(table, { headingRow, columns, answers, today });
  const { faults, warnings } = read;
  return yield* planInSteps(people, read.wanted, { ...others, faults, warnings, answers });
}
