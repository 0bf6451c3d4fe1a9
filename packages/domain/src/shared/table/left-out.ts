import { grouped } from '../grouped.ts';
import type { ImportTable } from './table.ts';

/** A fault of a row, as a spreadsheet program counts it. */
interface RowFault {
  readonly row: number;
  readonly message: string;
}

/** How a table was read: the row of its headings, and the field of each column; null: not read. */
interface TableReading {
  readonly headingRow: number;
  readonly columns: readonly { readonly field: string | null }[];
}

/**
 * Returns the rows with faults under their headings, with a last column `heading` that says what is wrong; null without
 * such rows. Columns that are not read are left out. `cells` begins with the row of headings.
 */
export function rowsLeftOut(
  { cells, reading }: { readonly cells: ImportTable; readonly reading: TableReading },
  faults: readonly RowFault[],
  heading: string,
): ImportTable | null {
  if (faults.length === 0) return null;
  const columns = reading.columns.flatMap(({ field }, at) => (field === null ? [] : [at]));
  const readCells = (row: readonly string[] = []) => columns.map((at) => row[at] ?? '');
  const rows = [...grouped(faults, ({ row }) => row)].map(([row, found]) => {
    const messages = new Set(found.map(({ message }) => message));
    return [...readCells(cells[row - reading.headingRow]), [...messages].join(' ')];
  });
  return [[...readCells(cells[0]), heading], ...rows];
}
