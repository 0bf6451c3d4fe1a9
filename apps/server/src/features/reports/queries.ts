import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayLabel, quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { mostRows } from '@bellwether/domain/reports/reports';
import { RecordPacker, type RecordPages } from '#platform/documents/record-pages.ts';
import type { Report } from '#platform/documents/report.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';

/** How much of a report is read: all of it for a file, or the first rows for a preview. */
export type Reach = 'whole' | 'beginning';

/** The rows to read of each part. For a file, one more than the limit, so that a file beyond the limit is noticed. */
export const rowsToRead: Readonly<Record<Reach, number>> = { whole: mostRows.excel + 1, beginning: 8 };

/** Returns the quarters in time's order. @throws HttpProblem 404 for an unknown one. */
export async function periodsById(scope: Scope, ids: readonly number[]): Promise<Period[]> {
  const periods = await periodsOf(scope);
  return ids
    .map((id) => {
      const period = periods.byId(id);
      if (!period) throw notFound();
      return period;
    })
    .sort((a, b) => a.index - b.index);
}

interface NamedReport {
  /** As files are named (decisions-2 F2). */
  readonly report: string;
  readonly title: string;
  /** In time's order; none for a report without quarters. */
  readonly periods: readonly Period[];
}

/** Returns what every report begins with; its subtitle is the quarters' span. */
export function headOf(
  scope: Scope,
  { report, title, periods }: NamedReport,
): Omit<Report, 'parts' | 'finding' | 'charts'> {
  const day = tenantDay(scope.now, scope.tenant.calendar.zone);
  const [first, last] = [periods[0], periods.at(-1)];
  const span = first && last ? [...new Set([first, last])] : [];
  const names = span.map(({ year, quarter }) => `${year}-q${quarter}`);
  return {
    title,
    subtitle: span.map(quarterLabel).join(' – '),
    fileName: `bellwether-${report}-${names.join('-to-') || 'all'}-${day}`,
    company: scope.tenant.name,
    day: dayLabel(day),
  };
}

const rowsAtOnce = 1_000;

/** Packs rows that are all here; other requests get their turn between the pages. */
export async function packInTurns<Row>(
  rows: readonly Row[],
  recordOf: (row: Row) => object,
): Promise<RecordPages> {
  const packer = new RecordPacker();
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    packer.add(rows.slice(at, at + rowsAtOnce).map(recordOf));
    await nextTurn();
  }
  return packer.done();
}
