import { type Day, daysBetween } from '@bellwether/domain/calendar/day';
import type { Language } from '@bellwether/domain/locale/language';
import { compareTexts } from '@bellwether/domain/locale/sorting';
import type { AppraisalStatus } from '@bellwether/domain/talent/lifecycle';
import type { WorkbookSheet } from '#platform/documents/workbook.ts';
import { complianceWords } from './words.ts';

/** What the totals need of a row of the workbook. */
export interface CountedRow {
  readonly manager_id: number | null;
  readonly manager: string | null;
  readonly status: AppraisalStatus;
  /** Null for people who are not overdue. */
  readonly daysLate: number | null;
}

/** Returns how many days after the due day an overdue appraisal is; null for the others. */
export function daysLateOf(isOverdue: boolean, due: Day, today: Day): number | null {
  return isOverdue ? daysBetween(due, today) : null;
}

/** Returns the name of the person for whom an appraisal waits; empty once it is completed. */
export function waitsFor(row: {
  readonly status: AppraisalStatus;
  readonly name: string;
  /** The nearest active person above. */
  readonly acting_manager: string | null;
  /** Who writes the review now (talent.6). */
  readonly writer: string | null;
}): string {
  if (row.status === 'completed') return '';
  if (row.status === 'shared') return row.name;
  return (row.status === 'acknowledged' ? row.acting_manager : row.writer) ?? '';
}

const statuses = Object.keys(complianceWords.statuses) as AppraisalStatus[];

/** Returns the sheet of totals: everybody, then the people of each manager. */
export function totalsSheet(rows: readonly CountedRow[], language: Language): WorkbookSheet {
  const { totals, statuses: names } = language.words(complianceWords);
  const managers = [...Map.groupBy(rows, (row) => row.manager_id).values()]
    .map((theirs) => ({ name: theirs[0]?.manager ?? totals.nobody, theirs }))
    .sort((one, other) => compareTexts(one.name, other.name, language.locale));
  return {
    name: totals.sheet,
    columns: [
      { header: totals.manager, width: 28 },
      { header: totals.people, width: 10 },
      ...statuses.map((status) => ({ header: names[status], width: 14 })),
      { header: totals.overdue, width: 10 },
      { header: totals.mostDaysLate, width: 16 },
    ],
    rows: [totalsOf(totals.everybody, rows), ...managers.map(({ name, theirs }) => totalsOf(name, theirs))],
  };
}

function totalsOf(name: string, rows: readonly CountedRow[]) {
  const late = rows.flatMap(({ daysLate }) => daysLate ?? []);
  return [
    name,
    rows.length,
    ...statuses.map((status) => rows.filter((row) => row.status === status).length),
    late.length,
    late.length === 0 ? null : Math.max(...late),
  ];
}
