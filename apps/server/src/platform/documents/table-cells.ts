import { foldHeading } from '@bellwether/domain/people/import/columns';
import type { CellValue } from 'hucre/xlsx';
import { type Table, tableLimits, type WantedColumns } from './table.ts';

/** The wanted cells have more characters than may leave the thread. */
export class TooManyCharacters extends Error {}

/** Collects the rows of a file. The first row with text has the headings; below it, only wanted columns are kept. */
export class TableCells {
  readonly #rows: string[][] = [];
  readonly #wanted: ReadonlySet<string>;
  #columns: readonly boolean[] | undefined;
  #characters = 0;

  constructor(wanted: WantedColumns) {
    this.#wanted = new Set(wanted);
  }

  get table(): Table {
    return this.#rows;
  }

  /** Adds a row at its place, which may lie behind empty rows. @throws TooManyCharacters above the limit. */
  add(index: number, values: readonly CellValue[]): void {
    while (this.#rows.length < index) this.#rows.push([]);
    const columns = this.#columns;
    const cells = values
      .slice(0, tableLimits.columns)
      .map((value, column) => (columns === undefined || columns[column] ? cellText(value) : ''));
    if (columns === undefined && cells.some((cell) => cell.trim() !== ''))
      this.#columns = cells.map((heading) => this.#wanted.has(foldHeading(heading)));
    this.#characters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (this.#characters > tableLimits.characters)
      throw new TooManyCharacters('The file has too many characters.');
    this.#rows.push(cells);
  }
}

function cellText(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return '';
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  // The database stores neither NUL nor half of a surrogate pair.
  return text.slice(0, tableLimits.cell).toWellFormed().replaceAll('\0', ' ');
}
