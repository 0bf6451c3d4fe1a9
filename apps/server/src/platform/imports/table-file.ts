import { type ChosenColumn, chooseColumns, headingsKey } from '@bellwether/domain/shared/table/propose';
import { hasText, type ImportTable } from '@bellwether/domain/shared/table/table';
import { timestamp } from '../database/instant.ts';
import type { DocumentWriter } from '../documents/document-writer.ts';
import { type GoodTable, readReceivedTable } from '../documents/received-table.ts';
import type { TableReading, TableWish } from '../documents/table.ts';
import { type FieldsOfKind, type TableKind, vocabularyOf } from '../documents/table-kinds.ts';
import { badField } from '../refusal/problem.ts';
import type { Scope } from '../session/scope.ts';
import { readColumnMemory } from './file-memory.ts';
import { importWords } from './words.ts';

/** The person whose file is read, and what their company chose for earlier files. */
export interface FileReader {
  readonly person: string;
  readonly remembered: TableWish['remembered'];
}

export async function fileReaderOf(scope: Scope, kind: TableKind): Promise<FileReader> {
  return {
    person: `${scope.tenant.id}.${scope.person.id}`,
    remembered: await readColumnMemory(scope, kind),
  };
}

/** The bytes of a file, with the name that its sender gave it. */
export interface NamedFile {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** A file that was read, with its bytes, because it may be read again in another way. */
export interface ReadFile<Kind extends TableKind> extends NamedFile {
  readonly read: GoodTable<Kind>;
}

/** Reads a file in a thread. @throws HttpProblem 400 at `file` for a file that is no table. */
export async function readTableFile<Kind extends TableKind>(
  documents: DocumentWriter,
  kind: Kind,
  { bytes, name }: NamedFile,
  { person, remembered }: FileReader,
  wish: Omit<TableWish, 'remembered' | 'kind'> = {},
): Promise<ReadFile<Kind>> {
  const read = await readReceivedTable(documents, bytes, person, { ...wish, kind, remembered });
  return { bytes, name, read };
}

/** How a file shall be read otherwise, as a request asks for it; what is absent stays. */
export interface OtherReading {
  readonly Sheet?: string | undefined;
  readonly Encoding?: string | undefined;
  readonly HeadingRow?: number | undefined;
  readonly Columns?:
    | readonly {
        readonly Heading: string;
        readonly Field: string | null;
        readonly EmptyDeletes?: boolean | undefined;
      }[]
    | undefined;
}

/** Whether a request asks for another reading. */
export function isOtherReading({ Sheet, Encoding, HeadingRow, Columns }: OtherReading): boolean {
  return [Sheet, Encoding, HeadingRow, Columns].some((part) => part !== undefined);
}

/**
 * Reads a file again in another way.
 * @throws HttpProblem 400 at `Sheet`, `Encoding` or `Columns` for what the file has not, and as `readTableFile`.
 */
export async function readTableAgain<Kind extends TableKind>(
  documents: DocumentWriter,
  kind: Kind,
  file: NamedFile,
  reader: FileReader,
  reading: TableReading,
  { Sheet, Encoding, HeadingRow, Columns }: OtherReading,
): Promise<GoodTable<Kind>> {
  if (Sheet !== undefined && !reading.sheets.includes(Sheet))
    throw badField('Sheet', importWords, 'sheet_missing', Sheet);
  if (Encoding !== undefined && reading.encoding === '') throw badField('Encoding', importWords, 'no_text');
  const isElsewhere = Sheet !== undefined && Sheet !== reading.sheet;
  const wish = {
    sheet: Sheet ?? reading.sheet,
    encoding: (Encoding ?? reading.encoding) || undefined,
    // Another sheet has its headings elsewhere.
    headingRow: HeadingRow ?? (isElsewhere ? undefined : reading.headingRow),
  };
  const { read } = await readTableFile(documents, kind, file, reader, wish);
  if (Columns === undefined) return read;
  const chosen = Columns.map(
    ({ Heading, Field, EmptyDeletes }): ChosenColumn => ({
      heading: Heading,
      field: Field,
      emptyDeletes: EmptyDeletes,
    }),
  );
  const columns = chooseColumns(vocabularyOf(kind), read.columns, chosen);
  if (columns === undefined) throw badField('Columns', importWords, 'heading_missing');
  const remembered = { [headingsKey(read.columns.map(({ heading }) => heading))]: columns };
  return (await readTableFile(documents, kind, file, { ...reader, remembered }, wish)).read;
}

/** A file that waits for its import. */
export interface TableFile<Kind extends TableKind> {
  readonly name: string;
  readonly cells: ImportTable;
  readonly reading: TableReading<FieldsOfKind[Kind]>;
}

/** Returns what the row of an import stores about its file. */
export function storedTable(
  { cells, reading }: Pick<TableFile<TableKind>, 'cells' | 'reading'>,
  now: Scope['now'],
) {
  return {
    cells: JSON.stringify(cells),
    reading: JSON.stringify(reading),
    total: cells.slice(1).filter(hasText).length,
    changed_at: timestamp(now),
  };
}
