import type { ImportTable } from './table.ts';

/** The export of a program, as its vendor writes it. */
export interface Preset<Field extends string = string> {
  readonly name: string;
  /** Headings that only this export has together. */
  readonly marks: readonly string[];
  /** What is read of each column; null: nothing. */
  readonly headings: Readonly<Record<string, Field | null>>;
  /** The fields that an empty cell empties. */
  readonly emptyDeletes?: readonly Field[];
  /** The headings of the sample, if they are not all of `headings` in their order. */
  readonly sampleHeadings?: readonly string[];
  /** Rows below the headings, for the test. */
  readonly sample: ImportTable;
}
