import { presetOf } from '@bellwether/domain/shared/table/propose';
import type { ImportTable } from '@bellwether/domain/shared/table/table';
import type { TableReading } from '../documents/table.ts';
import { type TableKind, vocabularyOf } from '../documents/table-kinds.ts';
import type { Workbook } from '../documents/workbook.ts';
import { notFound } from '../refusal/problem.ts';

/** Returns the part of a preview that says how the file was read, without the columns. */
export function presentReading(kind: TableKind, reading: TableReading) {
  const headings = reading.columns.map(({ heading }) => heading);
  return {
    Sheets: [...reading.sheets],
    Sheet: reading.sheet,
    Encoding: reading.encoding,
    IsEncodingSure: reading.isEncodingSure,
    HeadingRow: reading.headingRow,
    Preset: presetOf(vocabularyOf(kind), headings)?.name ?? null,
  };
}

/**
 * Returns the rows that an import leaves out as a file. They begin with the row of headings.
 * @throws HttpProblem 404 without such rows.
 */
export function leftOutFile(
  found: ImportTable | null,
  { name, title, sheet }: { readonly name: string; readonly title: string; readonly sheet: string },
): { name: string; workbook: Workbook } {
  if (!found) throw notFound();
  const [headings = [], ...rows] = found;
  const columns = headings.map((header) => ({ header, width: 32 }));
  return { name, workbook: { title, sheets: [{ name: sheet, columns, rows }] } };
}
