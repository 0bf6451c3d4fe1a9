import { dayLabel, quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { mostRows } from '@bellwether/domain/reports/reports';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import type { Report } from './presenter.ts';

/** How much of a report is read: all of it for a file, or the first rows for a preview. */
export type Reach = 'whole' | 'beginning';

/** The rows to read of each part. Of a file one more than the largest one has, so that a larger one is noticed. */
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
): Omit<Report, 'parts' | 'finding'> {
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
