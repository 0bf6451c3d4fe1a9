/** What a cell holds. Texts stay texts whatever they begin with. */
export type Cell = string | number | boolean | null;

export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  /** Long texts break into lines. */
  readonly wraps?: boolean;
  /** The only values that cells of this column take; the reader's program offers them. */
  readonly choices?: readonly string[];
}

export interface WorkbookSheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Rows that only show what a row looks like: in italics. */
  readonly examples?: readonly (readonly Cell[])[];
  /** To how many rows below the header the choices apply; those of the sheet where it is absent. */
  readonly rowsToFill?: number;
}

/** A workbook as plain data, which can be handed to a worker. */
export interface Workbook {
  readonly title: string;
  readonly sheets: readonly WorkbookSheet[];
}
