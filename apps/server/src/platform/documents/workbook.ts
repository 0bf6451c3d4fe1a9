import type { ReportChart } from '@bellwether/domain/reports/charts/chart';

/** The value of a cell. Texts stay texts, even if they begin like a formula. */
export type Cell = string | number | boolean | null;

export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  /**
   * The type of the values. `day`: YYYY-MM-DD becomes a date; `percent`: 85 becomes 85 %; the words of ratings get
   * the colours of the ramp. Absent: texts and numbers as they are.
   */
  readonly format?: 'day' | 'percent' | 'likelihood' | 'quality';
  /** Long texts break into lines. */
  readonly wraps?: boolean;
  /** The only values that cells of this column accept; the spreadsheet program offers them. */
  readonly choices?: readonly string[];
  /** What the spreadsheet program says about any other value. */
  readonly refusal?: string;
}

export interface WorkbookSheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Example rows, shown in italics. */
  readonly examples?: readonly (readonly Cell[])[];
  /** The number of rows below the header with choices; absent for all rows of the sheet. */
  readonly rowsToFill?: number;
  /** Offers a filter on each column. */
  readonly isFiltered?: boolean;
}

/** A workbook as plain data, which can be sent to a worker. */
export interface Workbook {
  readonly title: string;
  /** The line below the title on printed pages: company, scope, day. */
  readonly note?: string;
  readonly sheets: readonly WorkbookSheet[];
  /** Charts for a separate sheet, each with its sentence and its table. */
  readonly charts?: readonly ReportChart[];
}
