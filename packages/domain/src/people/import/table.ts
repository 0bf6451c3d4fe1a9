import type { PersonField } from '../plan/fields.ts';

/** A larger company imports in parts, because a row may name a manager who is already in the company. */
export const importLimits = { rows: 10_000 } as const;

/** The cells of a file as texts; the first row has the headings. Empty rows stay, so that rows keep their numbers. */
export type ImportTable = readonly (readonly string[])[];

/** What is read of a column. */
export interface ColumnChoice {
  readonly heading: string;
  /** Null: not read. */
  readonly field: PersonField | null;
  /** Whether an empty cell empties the value of the person. */
  readonly emptyDeletes: boolean;
}

/** The reason why no row of a file can be read. */
export type ImportTableFault =
  | { readonly code: 'no_rows' }
  | { readonly code: 'too_many_rows' }
  | { readonly code: 'column_missing'; readonly column: PersonField };

/** Returns the fault of the table as a whole; undefined if its rows can be read. */
export function importTableFault(
  table: ImportTable,
  columns: readonly ColumnChoice[],
): ImportTableFault | undefined {
  // Without a heading and without addresses no choice of columns can help.
  if (!columns.some(({ field }) => field === 'Email')) return { code: 'column_missing', column: 'Email' };
  const count = table.slice(1).filter(hasText).length;
  if (count === 0) return { code: 'no_rows' };
  return count > importLimits.rows ? { code: 'too_many_rows' } : undefined;
}

export function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}
