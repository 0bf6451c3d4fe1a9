import Papa from 'papaparse';
import { cellText } from './excel-text.ts';
import type { WorkbookSheet } from './workbook.ts';

/**
 * Returns the sheet as CSV in UTF-8 with a byte order mark, so that Excel reads accents. An apostrophe turns formulas
 * into texts.
 */
export function csvOf(sheet: Pick<WorkbookSheet, 'columns' | 'rows'>): Uint8Array {
  const rows = [
    sheet.columns.map(({ header }) => header),
    ...sheet.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell))),
  ];
  return new TextEncoder().encode(`\ufeff${Papa.unparse(rows, { escapeFormulae: true })}`);
}
