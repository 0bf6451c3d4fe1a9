import { headingRowOf, headingsKey, proposeColumns } from '@bellwether/domain/shared/table/propose';
import type { ColumnChoice } from '@bellwether/domain/shared/table/table';
import type { CellValue } from 'hucre/xlsx';
import { type Table, type TableColumn, type TableWish, tableLimits } from './table.ts';
import { longestCell, vocabularyOf } from './table-kinds.ts';

/** The wanted cells have more characters than may leave the thread. */
export class TooManyCharacters extends Error {}

/** The number of rows by which the headings and the columns are proposed. */
export const rowsToPropose = 60;
const mostSamples = 3;
const longestSample = 80;

/** Collects the rows of a file. Below the row with the headings, only cells of columns that are read are kept. */
export class TableCells {
  readonly #wish: TableWish;
  readonly #rows: string[][] = [];
  #choice: { headingRow: number; columns: readonly TableColumn[] } | undefined;
  #characters = 0;

  constructor(wish: TableWish) {
    this.#wish = wish;
  }

  /** Adds a row at its place, which may lie behind empty rows. @throws TooManyCharacters above the limit. */
  add(index: number, values: readonly CellValue[]): void {
    while (this.#rows.length < index) this.#push([]);
    const longest = longestCell[this.#wish.kind];
    this.#push(values.slice(0, tableLimits.columns).map((value) => cellText(value, longest)));
  }

  /** Returns the cells from the row with the headings on. */
  result(): { table: Table; headingRow: number; columns: readonly TableColumn[] } {
    const choice = this.#choice ?? this.#choose();
    return { ...choice, table: this.#rows.slice(choice.headingRow - 1) };
  }

  #push(cells: string[]): void {
    if (this.#choice === undefined && this.#rows.length === this.#proposedBy()) this.#choose();
    const kept = this.#choice ? this.#keep(cells, this.#choice.columns) : cells;
    this.#characters += kept.reduce((sum, cell) => sum + cell.length, 0);
    if (this.#characters > tableLimits.characters) throw new TooManyCharacters('too many characters');
    this.#rows.push(kept);
  }

  #proposedBy(): number {
    return (this.#wish.headingRow ?? 1) + rowsToPropose;
  }

  #choose(): { headingRow: number; columns: readonly TableColumn[] } {
    const last = Math.max(0, this.#rows.length - 1);
    const vocabulary = vocabularyOf(this.#wish.kind);
    const { headingRow, remembered } = this.#wish;
    const at = headingRow === undefined ? headingRowOf(vocabulary, this.#rows) : headingRow - 1;
    const row = Math.min(at, last);
    const below = this.#rows.slice(row + 1);
    const headings = headingsOf(this.#rows[row] ?? [], below);
    const choices = remembered[headingsKey(headings)] ?? proposeColumns(vocabulary, headings, below);
    const columns = headings.map((heading, column): TableColumn => {
      const { field = null, emptyDeletes = false } = choices[column] ?? {};
      return { heading, field, emptyDeletes, samples: samplesOf(below, column) };
    });
    for (const [index, cells] of this.#rows.entries())
      if (index > row) this.#rows[index] = this.#keep(cells, columns);
    this.#rows[row] = headings;
    this.#choice = { headingRow: row + 1, columns };
    return this.#choice;
  }

  #keep(cells: readonly string[], columns: readonly ColumnChoice[]): string[] {
    return cells.map((cell, column) => (columns[column]?.field ? cell : ''));
  }
}

/** Returns the headings up to the last column that has a heading or a cell. */
function headingsOf(row: readonly string[], below: Table): string[] {
  const lastOf = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '');
  const last = below.reduce((most, cells) => Math.max(most, lastOf(cells)), lastOf(row));
  return Array.from({ length: last + 1 }, (_, column) => row[column] ?? '');
}

function samplesOf(rows: Table, column: number): string[] {
  const samples = new Set<string>();
  for (const row of rows) {
    const text = (row[column] ?? '').trim().slice(0, longestSample).toWellFormed();
    if (text !== '') samples.add(text);
    if (samples.size === mostSamples) break;
  }
  return [...samples];
}

/** Returns the text of a cell, cut at its limit. */
export function cellText(cell: CellValue | undefined, longest: number): string {
  if (cell === null || cell === undefined) return '';
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  // The database stores neither NUL nor half of a surrogate pair.
  return text.slice(0, longest).toWellFormed().replaceAll('\0', ' ');
}
