import Papa from 'papaparse';
import { cellText } from './excel-text.ts';
import type { WorkbookSheet } from './workbook.ts';

/** Returns the sheet as CSV in UTF-8 with a mark, so that Excel reads accents. Formulas are made texts. */
export function csvOf(sheet: Pick<WorkbookSheet, 'columns' | 'rows'>): Uint8Array {
  const rows = [
    sheet.columns.map(({ header }) => header),
    ...sheet.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell))),
  ];
  return new TextEncoder().encode(`\ufeff${Papa.unparse(rows, { escapeFormulae: true })}`);
}
