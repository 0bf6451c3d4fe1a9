import { type CellStyle, colToLetter } from 'hucre/xlsx';
import { columnStyle, ownStyle, rowHeight, slantedStyle, treeStyle, typedValue } from './excel-styles.ts';
import type { Cell, Column } from './workbook.ts';

/** A row below the header. */
export interface SheetRow {
  readonly values: readonly Cell[];
  /** The number of steps below the root of the tree; absent without a tree. */
  readonly depth?: number | undefined;
  /** Shown in italics. */
  readonly isExample?: boolean;
}

/** A sheet whose rows are created while they are written, so that memory never holds many of them. */
export interface SheetSource {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly count: number;
  /** The depth of the deepest row; undefined without a tree. */
  readonly deepest?: number | undefined;
  readonly isFiltered: boolean;
  /** The number of rows below the header with choices; absent for all rows of the sheet. */
  readonly rowsToFill?: number | undefined;
  rows(): Iterable<SheetRow>;
}

/** The number that a style has in the file. */
export type StyleNumber = (style: CellStyle) => number;

/** Excel has seven outline levels; deeper rows are folded with the seventh. */
export const deepestFold = 7;
/** The size of a piece in characters. Smaller pieces compress worse, larger ones need more memory. */
const charactersAtOnce = 131_072;

/** Returns the rows as XML of the sheet's file, in pieces. The first row is row 2. */
export function* rowTexts(
  { columns, rows }: Pick<SheetSource, 'columns' | 'rows'>,
  styleNumber: StyleNumber,
): Generator<string> {
  const letters = columns.map((_, at) => colToLetter(at));
  let text = '';
  let number = 1;
  for (const row of rows()) {
    number += 1;
    text += rowText(columns, letters, row, number, styleNumber);
    if (text.length < charactersAtOnce) continue;
    yield text;
    text = '';
  }
  yield text;
}

function rowText(
  columns: readonly Column[],
  letters: readonly string[],
  { values, depth, isExample = false }: SheetRow,
  number: number,
  styleNumber: StyleNumber,
): string {
  const height = rowHeight(columns, values);
  const level = Math.min(depth ?? 0, deepestFold);
  let text = `<row r="${number}"`;
  if (height !== undefined) text += ` ht="${height}" customHeight="1"`;
  if (level > 0) text += ` outlineLevel="${level}"`;
  text += '>';
  for (const [at, column] of columns.entries()) {
    const value = values[at] ?? null;
    if (value === null) continue;
    const style = at === 0 && depth !== undefined ? treeStyle(depth) : styleOf(column, value, isExample);
    text += cellXml(`${letters[at]}${number}`, styleNumber(style), typedValue(column, value));
  }
  return `${text}</row>`;
}

function styleOf(column: Column, value: Cell, isExample: boolean): CellStyle {
  if (isExample) return slantedStyle(columnStyle(column, true));
  return ownStyle(column, value) ?? columnStyle(column, typeof value === 'string');
}

const firstDay = Date.UTC(1899, 11, 30);
const dayMilliseconds = 86_400_000;

function cellXml(place: string, style: number, value: ReturnType<typeof typedValue>): string {
  const start = `<c r="${place}" s="${style}"`;
  if (value instanceof Date) return `${start}><v>${(value.getTime() - firstDay) / dayMilliseconds}</v></c>`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `${start} t="b"><v>${value ? 1 : 0}</v></c>`;
  // Write the text into its cell: a shared table of all texts would stay in memory until the end.
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

function escaped(text: string): string {
  return /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, (sign) => escapes[sign] ?? sign) : text;
}
