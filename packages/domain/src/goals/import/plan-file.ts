import { dateCells, type ProposedOrder, proposeDateOrder } from '../../shared/table/dates.ts';
import type { ImportTable } from '../../shared/table/table.ts';
import type { GoalNote } from './faults.ts';
import type { GoalCompany, GoalPlan, GoalPlanOptions } from './plan.ts';
import { planGoals } from './plan-goals.ts';
import { type GoalReading, readGoalRows } from './read-rows.ts';

/** Returns what an import of a file of goals would write, in steps. */
export function* planGoalsFile(
  table: ImportTable,
  reading: GoalReading,
  company: GoalCompany,
  options: GoalPlanOptions,
): Generator<void, GoalPlan> {
  const notes: GoalNote[] = reading.columns.flatMap(({ heading, field }): GoalNote[] =>
    field === null && heading.trim() !== ''
      ? [
          {
            row: reading.headingRow,
            column: null,
            code: 'column_unknown',
            value: heading.trim().slice(0, 100),
          },
        ]
      : [],
  );
  const rows = yield* readGoalRows(table, reading, notes);
  return yield* planGoals(rows, company, { ...options, dateOrder: reading.dateOrder, notes });
}

/** Proposes the order of day and month of a file. */
export function dateOrderOf(table: ImportTable, columns: GoalReading['columns']): ProposedOrder {
  const places = columns.flatMap(({ field }, at) =>
    field === 'StartDate' || field === 'EndDate' || field === 'CheckInDate' || field === 'OutcomeDate'
      ? [at]
      : [],
  );
  return proposeDateOrder(dateCells(table, places));
}
