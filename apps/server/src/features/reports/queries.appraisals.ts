import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { TalentLabels } from '@bellwether/domain/talent/labels';
import { appraisalProgress } from '@bellwether/domain/talent/lifecycle';
import { dueDate, isOverdue } from '@bellwether/domain/talent/periods';
import { conflict, notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import {
  appraisalPeriodsOf,
  type ReportedAppraisal,
  type ReportedAppraisals,
  ratingWordsOf,
  reportedAppraisalsOf,
} from '../talent/queries.reports.ts';
import type { Period } from '../tenant/queries.ts';
import type { Report, ReportCell, ReportColumn } from './presenter.ts';
import { headOf, type Reach, rowsToRead } from './queries.ts';
import { appraisalWords, reportRefusals } from './words.ts';

/** 1: all ended quarters; 2: one. */
export type AppraisalMode = 1 | 2;

interface Asked {
  readonly mode: AppraisalMode;
  /** 0 in mode 1. */
  readonly periodId: number;
}

/**
 * Returns report 6: the appraisals that the reader reads, with the ratings that they read (decisions-2 E4, F1).
 * @throws HttpProblem 404 for a quarter without appraisals, 409 before the first ended quarter.
 */
export async function appraisalsReportOf(scope: Scope, asked: Asked, reach: Reach): Promise<Report> {
  const found = await read(scope, asked, { isWritten: true, limit: rowsToRead[reach] });
  const { completed, people: all } = found.counts;
  return {
    ...headOf(scope, { report: 'appraisals', title: appraisalWords.title, periods: shownPeriods(found) }),
    finding: all === 0 ? '' : appraisalWords.finding({ completed, all }),
    parts: [partOf(found, { name: appraisalWords.title, columns: appraisalColumns(scope, found) })],
  };
}

/**
 * Returns report 7: the people of report 6 and everybody without an appraisal, with what is missing; no ratings.
 * @throws HttpProblem like report 6.
 */
export async function appraisalComplianceOf(scope: Scope, asked: Asked, reach: Reach): Promise<Report> {
  const found = await read(scope, asked, { isWritten: false, limit: rowsToRead[reach] });
  const { people: all, ...counts } = found.counts;
  const title = appraisalWords.compliance;
  return {
    ...headOf(scope, { report: 'appraisal-compliance', title, periods: shownPeriods(found) }),
    finding: all === 0 ? '' : appraisalWords.complianceFinding({ ...counts, all }),
    parts: [partOf(found, { name: title, columns: complianceColumns(scope, found) })],
  };
}

async function read(
  scope: Scope,
  { mode, periodId }: Asked,
  ask: { readonly isWritten: boolean; readonly limit: number },
): Promise<ReportedAppraisals> {
  if ((mode === 1) !== (periodId === 0)) throw notFound();
  const periods = await appraisalPeriodsOf(scope, periodId);
  if (periods.length === 0) throw conflict(reportRefusals, 'no_appraisal_quarters');
  return reportedAppraisalsOf(scope, periods, ask);
}

/** In time's order, as the head of a report wants them. */
const shownPeriods = ({ periods }: ReportedAppraisals) => periods.toReversed();

interface AppraisalColumn extends ReportColumn {
  cell(row: ReportedAppraisal): ReportCell;
}

function partOf(
  { rows, counts }: ReportedAppraisals,
  { name, columns }: { readonly name: string; readonly columns: readonly AppraisalColumn[] },
) {
  return {
    name,
    columns,
    rows: rows.map((row) => ({ cells: columns.map(({ cell }) => cell(row)) })),
    count: counts.people,
    empty: appraisalWords.none,
  };
}

/** Returns the columns that say whose appraisal it is, and how far it is. */
function firstColumns(periods: ReadonlyMap<number, Period>): readonly AppraisalColumn[] {
  const { columns, statuses } = appraisalWords;
  const quarterOf = (id: number) => {
    const period = periods.get(id);
    return period ? quarterLabel(period) : null;
  };
  return [
    { header: columns.quarter, width: 10, cell: (row) => ({ value: quarterOf(row.period_id) }) },
    { header: columns.name, width: 28, cell: ({ name }) => ({ value: name }) },
    { header: columns.jobTitle, width: 28, cell: (row) => ({ value: row.job_title }) },
    { header: columns.department, width: 22, cell: ({ unit }) => ({ value: unit }) },
    { header: columns.manager, width: 28, cell: ({ manager }) => ({ value: manager }) },
    { header: columns.status, width: 16, cell: ({ status }) => ({ value: statuses[status] }) },
    { header: columns.reviewer, width: 28, cell: ({ reviewer }) => ({ value: reviewer }) },
  ];
}

function dayColumns({ tenant }: Scope): readonly AppraisalColumn[] {
  const { columns } = appraisalWords;
  const day = (at: number | null) => ({ value: at === null ? null : tenantDay(at, tenant.calendar.zone) });
  return [
    { header: columns.shared, width: 14, cell: (row) => day(row.shared_at) },
    { header: columns.acknowledged, width: 24, cell: (row) => day(row.acknowledged_at) },
    { header: columns.completed, width: 24, cell: (row) => day(row.completed_at) },
  ];
}

const byId = (periods: readonly Period[]) => new Map(periods.map((period) => [period.id, period]));

function appraisalColumns(
  scope: Scope,
  { periods, settings }: ReportedAppraisals,
): readonly AppraisalColumn[] {
  const { form }: TalentLabels = settings.labels;
  const rating = (axis: 'primary' | 'secondary' | 'tertiary'): AppraisalColumn => ({
    header: form[axis].name,
    width: 24,
    cell: (row) => ({ value: ratingWordsOf(row, settings)?.[axis]?.label ?? null }),
  });
  return [
    ...firstColumns(byId(periods)),
    rating('primary'),
    rating('secondary'),
    rating('tertiary'),
    ...dayColumns(scope),
  ];
}

function complianceColumns(
  scope: Scope,
  { periods, settings }: ReportedAppraisals,
): readonly AppraisalColumn[] {
  const { columns, yes, no } = appraisalWords;
  const known = byId(periods);
  const today = tenantDay(scope.now, scope.tenant.calendar.zone);
  const due = (id: number) => {
    const period = known.get(id);
    return period ? dueDate(period, settings.graceWeeks) : today;
  };
  return [
    ...firstColumns(known),
    { header: columns.progress, width: 14, cell: ({ status }) => ({ value: appraisalProgress(status) }) },
    {
      header: columns.overdue,
      width: 10,
      cell: ({ status, period_id: id }) => ({ value: isOverdue(status, due(id), today) ? yes : no }),
    },
    { header: columns.due, width: 12, cell: ({ period_id: id }) => ({ value: due(id) }) },
    ...dayColumns(scope),
  ];
}
