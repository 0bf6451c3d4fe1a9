import type { ColumnChoice } from '@bellwether/domain/shared/table/table';
import type { TableKind } from './table-kinds.ts';

/** The cells of a spreadsheet as texts. Formulas are never computed: a cell has the value that the file stores. */
export type Table = readonly (readonly string[])[];

/** The reason why a file is no table. */
export type TableFault = 'wrong_kind' | 'old_excel' | 'too_complex';

/** A column with what is read of it, and some of its cells. */
export interface TableColumn<Field extends string = string> extends ColumnChoice<Field> {
  readonly samples: readonly string[];
}

/** How a file was read. */
export interface TableReading<Field extends string = string> {
  /** The names of the sheets; none for a text file. */
  readonly sheets: readonly string[];
  /** The sheet that was read; empty for a text file. */
  readonly sheet: string;
  /** The encoding of a text file as `TextDecoder` names it; empty for a spreadsheet. */
  readonly encoding: string;
  /** Whether the bytes prove the encoding. */
  readonly isEncodingSure: boolean;
  /** The number of the row with the headings, as a spreadsheet program counts. */
  readonly headingRow: number;
  readonly columns: readonly TableColumn<Field>[];
}

export type ReadTable<Field extends string = string> =
  | (TableReading<Field> & {
      /** From the row with the headings on. Columns that are not read have their heading only. */
      readonly table: Table;
    })
  | { readonly fault: TableFault; readonly cause?: unknown };

/** How a file shall be read; what is absent is proposed. */
export interface TableWish<Kind extends TableKind = TableKind> {
  /** What the file is about. */
  readonly kind: Kind;
  readonly sheet?: string | undefined;
  readonly encoding?: string | undefined;
  readonly headingRow?: number | undefined;
  /** What was chosen before for files with the same headings (`headingsKey`). */
  readonly remembered: Readonly<Record<string, readonly ColumnChoice[]>>;
}

/**
 * The limits for reading a file, so that a hostile file cannot fill the memory. Rows and columns beyond the limits are
 * dropped, and a cell longer than `longestCell` is cut. A file that unpacks to more bytes, or whose wanted cells have more
 * characters, is refused: 10,000 people with eight long cells each stay far below both.
 */
export const tableLimits = {
  rows: 20_001,
  columns: 100,
  characters: 8_000_000,
  unpackedBytes: 33_554_432,
  sheets: 50,
} as const;
