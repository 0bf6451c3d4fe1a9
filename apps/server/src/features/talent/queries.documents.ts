import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { appraisalProgress } from '@bellwether/domain/talent/lifecycle';
import { dueAfterAbsence } from '@bellwether/domain/talent/peers/rules';
import { isOverdue } from '@bellwether/domain/talent/periods';
import { fileNameOf, quarterInName } from '#platform/documents/file-name.ts';
import { fileWords } from '#platform/documents/words.files.ts';
import type { Column, Workbook } from '#platform/documents/workbook.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdTeam } from './access.team.ts';
import { todayOf } from './access.ts';
import { daysLateOf, totalsSheet, waitsFor } from './queries.compliance-totals.ts';
import { teamRows } from './statements.overview.ts';
import { isUnsigned } from './statements.ts';
import { complianceWords } from './words.ts';

/** The content of a file, which is written after the commit. */
export interface Ordered<Content> {
  readonly name: string;
  readonly content: Content;
}

const widths = {
  name: 28,
  jobTitle: 28,
  unit: 22,
  manager: 28,
  status: 16,
  progress: 14,
  overdue: 10,
  due: 12,
  daysLate: 10,
  waitsFor: 28,
  reviewer: 28,
  acknowledged: 16,
  completed: 16,
} as const satisfies Record<keyof typeof complianceWords.columns, number>;
const formats: Readonly<Partial<Record<keyof typeof widths, Column['format']>>> = {
  progress: 'percent',
  due: 'day',
  acknowledged: 'day',
  completed: 'day',
};
const columnNames = Object.keys(widths) as (keyof typeof widths)[];

/**
 * Returns the compliance workbook: the people of the overview without ratings (talent.13). `userId` 0 stands
 * for the company, for people who read all appraisals.
 * @throws HttpProblem 404 like the overview.
 */
export async function complianceOf(
  scope: Scope,
  path: {
    readonly periodId: number;
    readonly userId: number;
    readonly flag?: '1' | '2' | undefined;
    readonly cycleId?: number | undefined;
  },
): Promise<Ordered<Workbook>> {
  const hr = path.userId === 0 && scope.capabilities.readsAllAppraisals;
  const { period, cycle, ask } = await holdTeam(scope, { ...path, hr }, path.flag === '2');
  const today = todayOf(scope);
  const { columns, statuses, unsigned, confirmed, title, sheet, yes, no } =
    scope.language.words(complianceWords);
  const day = (at: number | null) => (at === null ? null : tenantDay(at, scope.tenant.calendar.zone));
  const team = (await teamRows(scope, ask)).map((row) => {
    const due = dueAfterAbsence(row.due, row.absences);
    return { ...row, due, daysLate: daysLateOf(isOverdue(row.status, due, today), due, today) };
  });
  const statusOf = (row: (typeof team)[number]) => {
    if (row.status !== 'completed') return statuses[row.status];
    if (isUnsigned(row)) return unsigned;
    return row.has_signatures === false ? confirmed : statuses.completed;
  };
  const rows = team.map((row) => ({
    name: row.name,
    jobTitle: row.job_title,
    unit: row.unit,
    manager: row.manager,
    status: statusOf(row),
    progress: appraisalProgress(row.status),
    overdue: row.daysLate === null ? no : yes,
    due: row.due,
    daysLate: row.daysLate,
    waitsFor: waitsFor(row),
    reviewer: row.reviewer,
    acknowledged: day(row.acknowledged_at),
    completed: day(row.completed_at),
  }));
  return {
    name: `${fileNameOf(scope, 'appraisalCompliance', cycle ? `${scope.language.words(fileWords).cycle}-${cycle.Id}` : quarterInName(period))}.xlsx`,
    content: {
      title: `${title}, ${cycle?.Name ?? quarterLabel(period)}`,
      note: `${scope.tenant.name} · ${today}`,
      sheets: [
        {
          name: sheet,
          columns: columnNames.map((name): Column => {
            const format = formats[name];
            return { header: columns[name], width: widths[name], ...(format ? { format } : {}) };
          }),
          isFiltered: true,
          rows: rows.map((row) => columnNames.map((name) => row[name])),
        },
        totalsSheet(team, scope.language),
      ],
    },
  };
}
