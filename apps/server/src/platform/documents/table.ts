/** The cells of a spreadsheet as texts. Formulas are never computed: a cell has the value that the file stores. */
export type Table = readonly (readonly string[])[];

/** The reason why a file is no table. */
export type TableFault = 'wrong_kind' | 'old_excel' | 'too_complex';

export type ReadTable = { readonly table: Table } | { readonly fault: TableFault };

/**
 * The limits for reading a file. Cells beyond the limits are dropped, so that a hostile file cannot fill the memory.
 */
export const tableLimits = { rows: 20_001, columns: 100, cell: 1_000, unpackedBytes: 67_108_864 } as const;
