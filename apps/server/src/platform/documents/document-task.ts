import type { Deck } from './deck.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { Report } from './report.ts';
import type { ReadTable, TableWish } from './table.ts';
import type { Workbook } from './workbook.ts';

/** The kinds of file of a deck. */
export type DeckFormat = 'pdf' | 'pptx';

/** The kinds of file of a report. */
export type ReportFormat = 'excel' | 'pdf';

/** A task of a thread, as plain data. */
export type DocumentTask =
  | { readonly kind: 'excel'; readonly workbook: Workbook }
  | { readonly kind: 'csv'; readonly workbook: Workbook }
  | { readonly kind: 'pdf'; readonly document: PrintedDocument; readonly fontsFolder: string | undefined }
  | {
      readonly kind: 'deck';
      readonly deck: Deck;
      readonly format: DeckFormat;
      readonly fontsFolder: string | undefined;
    }
  | {
      readonly kind: 'report';
      readonly report: Report;
      readonly format: ReportFormat;
      readonly fontsFolder: string | undefined;
    }
  | { readonly kind: 'table'; readonly bytes: Uint8Array; readonly wish: TableWish };

/** The result of each task. */
export interface DocumentResults {
  readonly excel: Uint8Array;
  readonly csv: Uint8Array;
  readonly pdf: Uint8Array;
  readonly deck: Uint8Array;
  readonly report: Uint8Array;
  readonly table: ReadTable;
}
