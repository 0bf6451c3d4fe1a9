import type { PersonField } from '../plan/fields.ts';
import type { ImportTable } from './table.ts';

/** The export of a program, as its vendor writes it. */
export interface Preset {
  readonly name: string;
  /** Headings that only this export has together. */
  readonly marks: readonly string[];
  /** What is read of each column; null: nothing. */
  readonly headings: Readonly<Record<string, PersonField | null>>;
  /** The fields that an empty cell empties. */
  readonly emptyDeletes?: readonly PersonField[];
  /** Rows below the headings, for the test: Ada Quill works below Lena Lead, Ben Moss has left. */
  readonly sample: ImportTable;
}
