import { setImmediate as nextTurn } from 'node:timers/promises';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatDay } from '@bellwether/domain/locale/dates';
import { mostRows } from '@bellwether/domain/reports/reports';
import { partsOf } from '#platform/database/rows.ts';
import { type FileKind, fileNameOf, quartersInName } from '#platform/documents/file-name.ts';
import { RecordPacker, type RecordPages } from '#platform/documents/record-pages.ts';
import type { Report } from '#platform/documents/report.ts';
import { reportWords } from '#platform/documents/words.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';

/** How much of a report is read: all of it for a file, or the first rows for a preview. */
export type Reach = 'whole' | 'beginning';

/** The rows to read of each part. For a file, one more than the limit, so that a file beyond the limit is noticed. */
export const rowsToRead: Readonly<Record<Reach, number>> = { whole: mostRows.excel + 1, beginning: 8 };

/**
 * Returns the quarters, oldest first.
 * @throws HttpProblem 404 for an unknown quarter.
 */
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
  readonly report: FileKind;
  readonly title: string;
  /** Oldest first; empty for a report without quarters. */
  readonly periods: readonly Period[];
}

/** Returns the fields with which every report begins; its subtitle is the span of the quarters. */
export function headOf(
  scope: Scope,
  { report, title, periods }: NamedReport,
): Omit<Report, 'parts' | 'finding' | 'charts'> {
  const day = tenantDay(scope.now, scope.tenant.calendar.zone);
  const [first, last] = [periods[0], periods.at(-1)];
  const span = first && last ? [...new Set([first, last])] : [];
  return {
    title,
    subtitle: span.map(quarterLabel).join(' – '),
    fileName: fileNameOf(scope, report, quartersInName(scope, periods)),
    company: scope.tenant.name,
    locale: scope.person.locale,
    words: scope.language.words(reportWords),
    day: formatDay(day, { locale: scope.person.locale }),
  };
}

const rowsAtOnce = 1_000;

/** Packs rows that are already in memory, and lets other requests run between the pages. */
export async function packInTurns<Row>(
  rows: readonly Row[],
  recordOf: (row: Row) => object,
): Promise<RecordPages> {
  const packer = new RecordPacker();
  for (const part of partsOf(rows, rowsAtOnce)) {
    packer.add(part.map(recordOf));
    await nextTurn();
  }
  return packer.done();
}
