import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { Language, Translated } from '@bellwether/domain/locale/language';
import type { TalentLabels } from '@bellwether/domain/talent/labels';
import { appraisalProgress } from '@bellwether/domain/talent/lifecycle';
import { isOverdue } from '@bellwether/domain/talent/periods';
import type { Report, ReportColumn, ReportPart } from '#platform/documents/report.ts';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import {
  type ReportedAppraisal,
  type ReportedAppraisals,
  ratingWordsOf,
  reportedAppraisalsOf,
  reportSpanOf,
} from '../../talent/queries.reports.ts';
import { headOf, packInTurns, type Reach, rowsToRead } from '../queries.ts';
import { appraisalWords, reportRefusals } from '../words.ts';

/** 1: all ended quarters; 2: one quarter. */
export type AppraisalMode = 1 | 2;

interface Asked {
  readonly mode: AppraisalMode;
  /** 0 in mode 1. */
  readonly periodId: number;
  /** A cycle of its own, with the last quarter that it touches as `periodId`. */
  readonly cycleId?: number | undefined;
}

/**
 * Returns report 6: the appraisals that the reader may read, with the ratings that the reader may see
 * (reports.2, talent.4).
 * @throws HttpProblem 404 for a quarter without appraisals, 409 before the first quarter has ended.
 */
export async function appraisalsReportOf(scope: Scope, asked: Asked, reach: Reach): Promise<Report> {
  const found = await read(scope, asked, { isWritten: true, limit: rowsToRead[reach] });
  const { completed, people: all } = found.counts;
  const words = scope.language.words(appraisalWords);
  return {
    ...headOf(scope, { report: 'appraisals', title: words.title, periods: shownPeriods(found) }),
    ...cycleHead(found),
    finding: all === 0 ? '' : words.finding({ completed, all }),
    charts: [],
    parts: [await partOf(scope, found, { name: words.title, columns: appraisalColumns(found, words) })],
  };
}

/**
 * Returns report 7: the people of report 6, and also people without an appraisal. Shows each person's next missing step
 * and no ratings.
 * @throws HttpProblem like report 6.
 */
export async function appraisalComplianceOf(scope: Scope, asked: Asked, reach: Reach): Promise<Report> {
  const found = await read(scope, asked, { isWritten: false, limit: rowsToRead[reach] });
  const { people: all, ...counts } = found.counts;
  const words = scope.language.words(appraisalWords);
  const title = words.compliance;
  return {
    ...headOf(scope, { report: 'appraisalCompliance', title, periods: shownPeriods(found) }),
    ...cycleHead(found),
    finding: all === 0 ? '' : words.complianceFinding({ ...counts, all }),
    charts: [],
    parts: [await partOf(scope, found, { name: title, columns: complianceColumns(words) })],
  };
}

async function read(
  scope: Scope,
  { mode, ...asked }: Asked,
  ask: { readonly isWritten: boolean; readonly limit: number },
): Promise<ReportedAppraisals> {
  if ((mode === 1) !== (asked.periodId === 0)) throw notFound();
  const span = await reportSpanOf(scope, asked);
  if (span.periods.length === 0) throw conflict(reportRefusals, 'no_appraisal_quarters');
  return reportedAppraisalsOf(scope, span, ask);
}

/** The report's head lists the quarters oldest first. */
const shownPeriods = ({ periods }: ReportedAppraisals) => periods.toReversed();

/** A cycle of its own stands in the head instead of its last quarter. */
export function cycleHead({ cycleName }: Pick<ReportedAppraisals, 'cycleName'>): { subtitle?: string } {
  return cycleName === null ? {} : { subtitle: cycleName };
}

async function partOf(
  scope: Scope,
  found: ReportedAppraisals,
  { name, columns }: { readonly name: string; readonly columns: readonly AppraisalColumn[] },
): Promise<ReportPart> {
  const recordOf = recordsOf(scope, found);
  return {
    name,
    columns,
    records: await packInTurns(found.rows, recordOf),
    count: found.counts.people,
    charts: [],
    empty: scope.language.words(appraisalWords).none,
  };
}

/** Returns the status in words, which tell of a missing signature. */
export function appraisalStatusOf(
  { status, acknowledged_at, has_signatures }: ReportedAppraisal,
  language: Language,
): string {
  const { unsigned, confirmed, statuses } = language.words(appraisalWords);
  if (status === 'completed' && acknowledged_at === null) return unsigned;
  if (status === 'completed' && has_signatures === false) return confirmed;
  return statuses[status];
}

type AppraisalRecord = ReturnType<ReturnType<typeof recordsOf>>;
type AppraisalColumn = ReportColumn & { readonly field: keyof AppraisalRecord };

/** Returns a function that turns a row into the record that both reports show. */
function recordsOf({ tenant, now, language }: Scope, found: ReportedAppraisals) {
  const { periods, cycleName } = found;
  const { zone } = tenant.calendar;
  const today = tenantDay(now, zone);
  const known = new Map(periods.map((period) => [period.id, period]));
  const day = (at: number | null) => (at === null ? null : tenantDay(at, zone));
  return (row: ReportedAppraisal) => {
    const period = known.get(row.period_id);
    const due = found.dueOf(row);
    const words = ratingWordsOf(row, found);
    return {
      quarter: cycleName ?? (period ? quarterLabel(period) : null),
      name: row.name,
      jobTitle: row.job_title,
      department: row.unit,
      manager: row.manager,
      status: appraisalStatusOf(row, language),
      reviewer: row.reviewer,
      primary: words?.primary.label ?? null,
      secondary: words?.secondary.label ?? null,
      tertiary: words?.tertiary?.label ?? null,
      progress: appraisalProgress(row.status),
      isOverdue: isOverdue(row.status, due, today),
      due,
      shared: day(row.shared_at),
      acknowledged: day(row.acknowledged_at),
      completed: day(row.completed_at),
    };
  };
}

type AppraisalWords = Translated<typeof appraisalWords>;

/** The columns that name the person and the status of the appraisal. */
const firstColumns = ({ columns }: AppraisalWords): readonly AppraisalColumn[] => [
  { header: columns.quarter, field: 'quarter', width: 10 },
  { header: columns.name, field: 'name', width: 28 },
  { header: columns.jobTitle, field: 'jobTitle', width: 28 },
  { header: columns.department, field: 'department', width: 22 },
  { header: columns.manager, field: 'manager', width: 28 },
  { header: columns.status, field: 'status', width: 16 },
  { header: columns.reviewer, field: 'reviewer', width: 28 },
];

const dayColumns = ({ columns }: AppraisalWords): readonly AppraisalColumn[] => [
  { header: columns.shared, field: 'shared', shows: 'day', width: 14 },
  { header: columns.acknowledged, field: 'acknowledged', shows: 'day', width: 16 },
  { header: columns.completed, field: 'completed', shows: 'day', width: 16 },
];

function appraisalColumns(found: ReportedAppraisals, words: AppraisalWords): readonly AppraisalColumn[] {
  const { settings, rows } = found;
  const { form }: TalentLabels = settings.labels;
  const rating = (axis: 'primary' | 'secondary' | 'tertiary'): AppraisalColumn => ({
    header: form[axis].name,
    field: axis,
    width: 24,
  });
  // A completed appraisal keeps its third rating, even if the company has switched the third rating off since then.
  const hasTertiary = settings.hasTertiary || rows.some((row) => ratingWordsOf(row, found)?.tertiary);
  const ratings = [rating('primary'), rating('secondary'), ...(hasTertiary ? [rating('tertiary')] : [])];
  return [...firstColumns(words), ...ratings, ...dayColumns(words)];
}

const complianceColumns = (words: AppraisalWords): readonly AppraisalColumn[] => [
  ...firstColumns(words),
  { header: words.columns.progress, field: 'progress', shows: 'percent', width: 14 },
  { header: words.columns.overdue, field: 'isOverdue', shows: 'yesNo', width: 10 },
  { header: words.columns.due, field: 'due', shows: 'day', width: 14 },
  ...dayColumns(words),
];
