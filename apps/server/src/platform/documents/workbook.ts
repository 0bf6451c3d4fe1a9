import type { ReportChart } from '@bellwether/domain/reports/chart';

/** The value of a cell. Texts stay texts whatever they begin with. */
export type Cell = string | number | boolean | null;

export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  /**
   * The type of the values: `day` is a YYYY-MM-DD that becomes a date, `percent` 85 becomes 85 %; words of a rating
   * get the colours of the ramp. Absent: texts and numbers as they are.
   */
  readonly format?: 'day' | 'percent' | 'likelihood' | 'quality';
  /** Long texts break into lines. */
  readonly wraps?: boolean;
  /** The only values that cells of this column accept; the spreadsheet program offers them. */
  readonly choices?: readonly string[];
}

export interface WorkbookSheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Example rows, shown in italics. */
  readonly examples?: readonly (readonly Cell[])[];
  /** The number of rows below the header to which the choices apply; the sheet's rows where it is absent. */
  readonly rowsToFill?: number;
  /** Offers a filter on each column. */
  readonly isFiltered?: boolean;
}

/** A workbook as plain data, which can be sent to a worker. */
export interface Workbook {
  readonly title: string;
  /** Below the title where pages are printed: company, scope, day. */
  readonly note?: string;
  readonly sheets: readonly WorkbookSheet[];
  /** Drawn on a sheet of their own, each with its sentence and its table. */
  readonly charts?: readonly ReportChart[];
}
