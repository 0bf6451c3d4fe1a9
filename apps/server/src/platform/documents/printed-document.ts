import type { Rating } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import type { ChartTable, ReportChart } from '@bellwether/domain/reports/charts/chart';
import type { reportWords } from './words.ts';

/** A piece of a line of text. */
export interface PrintedText {
  readonly text: string;
  readonly isStrong?: boolean;
  readonly isEmphasised?: boolean;
  readonly isUnderlined?: boolean;
  /** An absolute address. */
  readonly href?: string;
}

/** A cell of a table: a text, and optionally a mark in the colours of the ratings. */
export interface PrintedCell {
  readonly text: string;
  /**
   * The mark's colour on the rating ramp. `text` contains the word, so that no information is in the colour alone.
   */
  readonly level?: Rating;
  /** A second, quieter line. */
  readonly note?: string;
  /** The number of steps below the root of the tree, if there is one. */
  readonly indent?: number;
  /** With `indent`: the levels at which the tree's line continues to a row further down. */
  readonly through?: readonly number[];
  readonly isStrong?: boolean;
}

export interface PrintedColumn {
  readonly header: string;
  /** The share of the width, compared with the other columns. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export interface PrintedChart {
  readonly chart: ReportChart;
  readonly table: ChartTable;
}

/** A row is never split between pages, and each page repeats the header. */
export interface PrintedTable {
  readonly kind: 'table';
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly (readonly PrintedCell[])[];
}

/** A part of a document, as plain data that can be sent to a thread. */
export type PrintedBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'paragraph'; readonly texts: readonly PrintedText[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly PrintedBlock[])[];
    }
  /** Names and values, two by two. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | PrintedTable
  /** Charts two by two, each with its heading, its sentence and the table of its figures. */
  | { readonly kind: 'charts'; readonly level: 1 | 2; readonly charts: readonly PrintedChart[] }
  | { readonly kind: 'page-break' };

/** An A4 document as plain data. */
export interface PrintedDocument {
  readonly title: string;
  /** The line below the title: quarter, person, scope. */
  readonly subtitle: string;
  readonly company: string;
  /** The date in the company's time zone, as people read it. */
  readonly day: string;
  readonly isLandscape?: boolean;
  /** Adds a table of contents, for long documents. */
  readonly hasContents?: boolean;
  readonly blocks: readonly PrintedBlock[];
  /** What stands around the blocks, in the reader's language. */
  readonly words: PrintedWords;
}

/** Returns the words of a document out of those of reports. */
export function printedWordsOf({
  language,
  page,
  contents,
  weekAxis,
  likelihood,
}: Translated<typeof reportWords>): PrintedWords {
  return { language, page, contents, weekAxis, ends: [likelihood[0], likelihood[2], likelihood[4]] };
}

export interface PrintedWords {
  /** The tag of the document's language, such as `en`. */
  readonly language: string;
  /** `{n}` is the page, `{all}` the number of pages. */
  readonly page: string;
  readonly contents: string;
  readonly weekAxis: string;
  readonly ends: readonly [string, string, string];
}
