import type { Translated } from '@bellwether/domain/locale/language';
import type { Locale } from '@bellwether/domain/locale/locales';
import type { ReportChart } from '@bellwether/domain/reports/charts/chart';
import type { PrintedBlock } from './printed-document.ts';
import type { RecordPages } from './record-pages.ts';
import type { reportWords } from './words.ts';

export type ReportWords = Translated<typeof reportWords>;

/**
 * The display of values that are not shown as they are. `yesNo`: a boolean; `percent`: 85 becomes 85%; `day`:
 * YYYY-MM-DD.
 */
export type Shows = 'likelihood' | 'quality' | 'yesNo' | 'percent' | 'day';

/** A column as plain data, because the records become cells in another thread. */
export interface ReportColumn {
  readonly header: string;
  /** The name of the field in the records. */
  readonly field: string;
  readonly shows?: Shows;
  /** The words for codes such as states, by code. */
  readonly words?: Readonly<Record<string, string>>;
  /** In characters, for Excel. */
  readonly width: number;
  /** The share of a printed page's width; absent if only Excel shows the column, which has room for all columns. */
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
  /** The field of the parent's id; the id may be null. */
  readonly parent: string;
}

/** A sheet in Excel, a chapter on paper. */
export interface ReportPart {
  readonly name: string;
  readonly columns: readonly ReportColumn[];
  /** All records, or the first ones for a preview. */
  readonly records: RecordPages;
  /** How many records there are. */
  readonly count: number;
  /** Blocks that are printed before the records. */
  readonly lead?: readonly PrintedBlock[];
  /** Orders the records as a tree; absent to keep the order of the records. */
  readonly tree?: ReportTree;
  /** The field by which a long printed list is split into chapters. A long tree has a chapter for each root. */
  readonly chapters?: string;
  /** Charts of the records. */
  readonly charts: readonly ReportChart[];
  /** The sentence that is shown if there are no records. */
  readonly empty: string;
}

/** A report before it becomes a file, as plain data that can be sent to a thread. */
export interface Report {
  readonly title: string;
  readonly subtitle: string;
  /** The file's name without its ending. */
  readonly fileName: string;
  readonly company: string;
  readonly day: string;
  /** The locale in which its reader reads days and numbers. */
  readonly locale: Locale;
  /** In the reader's language. */
  readonly words: ReportWords;
  /** The report's main finding in one sentence; empty if there is none. */
  readonly finding: string;
  /** Charts of all parts together, for the first page. */
  readonly charts: readonly ReportChart[];
  readonly parts: readonly ReportPart[];
}
