/** The cells of a spreadsheet as texts. Formulas are never computed: a cell has the value that the file stores. */
export type Table = readonly (readonly string[])[];

/** The reason why a file is no table. */
export type TableFault = 'wrong_kind' | 'old_excel' | 'too_complex';

export type ReadTable = { readonly table: Table } | { readonly fault: TableFault; readonly cause?: unknown };

/**
 * The headings whose columns are read, without case, spaces and punctuation (`foldHeading`). Other columns keep only
 * their heading.
 */
export type WantedColumns = readonly string[];

/**
 * The limits for reading a file, so that a hostile file cannot fill the memory. Rows and columns beyond the limits are
 * dropped, and a long cell is cut. A file that unpacks to more bytes, or whose wanted cells have more characters, is
 * refused: 10,000 people with eight long cells each stay far below both.
 */
export const tableLimits = {
  rows: 20_001,
  columns: 100,
  cell: 1_000,
  characters: 8_000_000,
  unpackedBytes: 33_554_432,
} as const;
