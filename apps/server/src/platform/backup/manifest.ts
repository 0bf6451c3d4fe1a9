import * as z from 'zod/mini';

/** The version of the backup's layout. */
export const backupFormat = 1;

const count = z.int().check(z.nonnegative());

export const tableSchema = z.object({
  name: z.string(),
  /** The columns of its rows, in their order in the parts. */
  columns: z.array(z.string()),
  rows: count,
});

const sequenceSchema = z.object({
  table: z.string(),
  column: z.string(),
  /** The number that the next row gets. */
  next: z.int().check(z.positive()),
});

export const partSchema = z.object({
  name: z.string(),
  size: count,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** The last entry of a backup, which lists the other entries with their checksums. */
export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  madeAt: z.iso.datetime(),
  /** The names of the migrations that made the tables. */
  migrations: z.array(z.string()),
  /** In the order in which their rows can be written: a table comes after the tables that it refers to. */
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  parts: z.array(partSchema),
  /** Media types of the stored files, by their parts. */
  mediaTypes: z.record(z.string(), z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpTable = z.output<typeof tableSchema>;
export type NextNumber = z.output<typeof sequenceSchema>;
export type Part = z.output<typeof partSchema>;

export const manifestName = 'manifest.json';

/** The name of the nth part of a table's rows. */
export function tablePart(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy`;
}

export function filePart(place: string): string {
  return `files/${place}`;
}

/** Returns the table or the stored file that a part belongs to; undefined for a name that is no part of a backup. */
export function contentOf(name: string): { readonly table: string } | { readonly place: string } | undefined {
  const table = /^tables\/([a-z0-9_]+)\/\d{6,}\.copy$/.exec(name)?.[1];
  if (table !== undefined) return { table };
  const place = /^files\/(\d+\/[0-9a-f]{32})$/.exec(name)?.[1];
  return place === undefined ? undefined : { place };
}
