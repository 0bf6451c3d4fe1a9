import type { ReportChart } from '@bellwether/domain/reports/chart';
import type { PrintedBlock } from './printed-document.ts';
import type { RecordPages } from './record-pages.ts';

/** How a value is shown if not as it is. `yesNo`: a boolean; `percent`: 85 is 85 %; `day`: YYYY-MM-DD. */
export type Shows = 'likelihood' | 'quality' | 'yesNo' | 'percent' | 'day';

/** A column as plain data, because the records become cells in another thread. */
export interface ReportColumn {
  readonly header: string;
  /** The field of the records. */
  readonly field: string;
  readonly shows?: Shows;
  /** The word of each value, for codes such as states. */
  readonly words?: Readonly<Record<string, string>>;
  /** In characters, for Excel. */
  readonly width: number;
  /** The share of a printed page's width; absent: only in Excel, where there is room for everything. */
  readonly share?: number;
  readonly align?: 'right';
  readonly wraps?: boolean;
  /** The field of a quieter second line on paper. */
  readonly note?: string;
}

/** The fields that give a record's place in its tree. A record whose parent is not in the part is a root. */
export interface ReportTree {
  /** The field of a record's own id. */
  readonly id: string;
  /** The field of its parent's id, or of null. */
  readonly parent: string;
}

/** A sheet in Excel, a chapter on paper. */
export interface ReportPart {
  readonly name: string;
  readonly columns: readonly ReportColumn[];
  /** All records; for a preview the first ones. */
  readonly records: RecordPages;
  /** How many records there are. */
  readonly count: number;
  /** Printed before the records. */
  readonly lead?: readonly PrintedBlock[];
  /** Orders the records as a tree; absent: they stand as they come. */
  readonly tree?: ReportTree;
  /** The field by which a long list on paper is divided into chapters. A long tree has one for each root. */
  readonly chapters?: string;
  /** Charts of the records. */
  readonly charts: readonly ReportChart[];
  /** The sentence in place of no records. */
  readonly empty: string;
}

/** A report before it becomes a file. Plain data, which can be sent to a thread. */
export interface Report {
  readonly title: string;
  readonly subtitle: string;
  /** The file's name without its ending. */
  readonly fileName: string;
  readonly company: string;
  readonly day: string;
  /** The report's main finding in one sentence; empty if there is none. */
  readonly finding: string;
  /** Charts of all parts together, for the first page. */
  readonly charts: readonly ReportChart[];
  readonly parts: readonly ReportPart[];
}
