/** A larger file is imported in parts: one write is one transaction. */
export const importLimits = { rows: 10_000 } as const;

/** The cells of a file as texts; the first row has the headings. Empty rows stay, so that rows keep their numbers. */
export type ImportTable = readonly (readonly string[])[];

/** What is read of a column. */
export interface ColumnChoice<Field extends string = string> {
  readonly heading: string;
  /** Null: not read. */
  readonly field: Field | null;
  /** Whether an empty cell empties the value that is there. */
  readonly emptyDeletes: boolean;
}

/** The reason why no row of a file can be read. */
export type ImportTableFault<Field extends string = string> =
  | { readonly code: 'no_rows' }
  | { readonly code: 'too_many_rows' }
  | { readonly code: 'column_missing'; readonly column: Field };

/** Returns the fault of the table as a whole; undefined if its rows can be read. Without `needed` no choice can help. */
export function importTableFault<Field extends string>(
  table: ImportTable,
  columns: readonly ColumnChoice<Field>[],
  needed: NoInfer<Field>,
): ImportTableFault<Field> | undefined {
  if (!columns.some(({ field }) => field === needed)) return { code: 'column_missing', column: needed };
  const count = table.slice(1).filter(hasText).length;
  if (count === 0) return { code: 'no_rows' };
  return count > importLimits.rows ? { code: 'too_many_rows' } : undefined;
}

export function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}
