import type { ImportNote, ImportState } from '@bellwether/contract/people/import';
import { peopleVocabulary } from '@bellwether/domain/people/import/vocabulary';
import type { PersonField } from '@bellwether/domain/people/plan/fields';
import type { Answer } from '@bellwether/domain/people/plan/questions';
import { proposeColumns } from '@bellwether/domain/shared/table/propose';
import type { ImportTable } from '@bellwether/domain/shared/table/table';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TableReading } from '#platform/documents/table.ts';
import type { TableFile } from '#platform/imports/table-file.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/** The outcome of an import that has ended. */
export interface ImportOutcome {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Absent in outcomes of earlier releases, as the next two. */
  readonly deactivated?: number;
  readonly reactivated?: number;
  readonly leftOut?: number;
  readonly faults: readonly ImportNote[];
}

/** An import of the acting person, or a file of the inbox, which waits for every admin. */
export interface HeldImport {
  readonly id: number;
  readonly state: ImportState;
  readonly total: number;
  readonly written: number;
  /** How many people are written; null until that is known. */
  readonly planned: number | null;
  /** Null before the import has ended. */
  readonly outcome: ImportOutcome | null;
  readonly shown: ShownPeople | null;
  /** Whether it is a file of the watched folder. */
  readonly from_inbox: boolean;
}

/** How a file is read, with the answers to what it leaves open. */
export interface ImportReading extends TableReading<PersonField> {
  readonly answers: readonly Answer[];
  readonly isComplete: boolean;
}

/** Ids of people whom a preview has proposed to deactivate, to activate and to promote. */
export interface ShownPeople {
  readonly leavers: readonly number[];
  readonly returners: readonly number[];
  readonly promoted: readonly number[];
}

/** What was ticked at the start. */
export interface ImportChoice {
  readonly rows: 'all' | 'good';
  readonly deactivate: readonly number[];
  readonly reactivate: readonly number[];
}

/** A file of people that waits for its import. */
export interface ImportFile extends TableFile<'people'> {
  readonly reading: ImportReading;
  readonly shown: ShownPeople | null;
  readonly choice: ImportChoice;
  /** Whether it is a clear file of the watched folder that nobody started (people.47). */
  readonly isByItself: boolean;
}

const columns = ['id', 'state', 'total', 'written', 'planned', 'outcome', 'shown', 'from_inbox'] as const;

/** Whether the acting person, who may import people, may hold the import. */
function isOwn({ person }: Scope): RawBuilder<SqlBool> {
  return sql<SqlBool>`(author_id = ${person.id} or from_inbox)`;
}

/**
 * Returns an import of the acting person; id 0: the latest one. With `lock` its row stays locked.
 * @throws HttpProblem 404 for other people's imports, too.
 */
export async function holdImport(
  scope: Scope,
  importId: number,
  options: { lock?: boolean } = {},
): Promise<HeldImport> {
  const row = await scope.db
    .selectFrom('person_import')
    .select(columns)
    .where('tenant_id', '=', scope.tenant.id)
    .where(isOwn(scope))
    .$if(importId === 0, (query) => query.where('author_id', '=', scope.person.id))
    .$if(importId !== 0, (query) => query.where('id', '=', importId))
    .orderBy('id', 'desc')
    .limit(1)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row as unknown as HeldImport;
}

/** Returns the cells of an import and how they are read; undefined once it has ended. */
export async function readImportFile(scope: Scope, importId: number): Promise<ImportFile | undefined> {
  const row = await scope.db
    .selectFrom('person_import')
    .select(['file_name', 'cells', 'reading', 'shown', 'choice', 'from_inbox'])
    .where('tenant_id', '=', scope.tenant.id)
    .where(isOwn(scope))
    .where('id', '=', importId)
    .executeTakeFirst();
  if (!row?.cells) return undefined;
  const cells = row.cells as unknown as ImportTable;
  return {
    name: row.file_name,
    cells,
    reading: (row.reading as ImportReading | null) ?? earlierReading(cells),
    shown: row.shown as ShownPeople | null,
    choice: (row.choice as ImportChoice | null) ?? { rows: 'all', deactivate: [], reactivate: [] },
    isByItself: row.from_inbox && row.choice === null,
  };
}

/** Returns the reading of a preview that an earlier release has stored. */
function earlierReading(cells: ImportTable): ImportReading {
  const columns = proposeColumns(peopleVocabulary, cells[0] ?? [], cells.slice(1));
  return {
    sheets: [],
    sheet: '',
    encoding: '',
    isEncodingSure: true,
    headingRow: 1,
    columns: columns.map((column) => ({ ...column, samples: [] })),
    answers: [],
    isComplete: false,
  };
}

/** Returns the bytes of the file; undefined once the import has ended. */
export async function readImportBytes(scope: Scope, importId: number): Promise<Uint8Array | undefined> {
  const row = await scope.db
    .selectFrom('person_import')
    .select('file')
    .where('tenant_id', '=', scope.tenant.id)
    .where(isOwn(scope))
    .where('id', '=', importId)
    .executeTakeFirst();
  return row?.file ?? undefined;
}

/** Returns the rows that an ended import has left out, the heading first; null without such rows. */
export async function readLeftOut(scope: Scope, importId: number): Promise<ImportTable | null> {
  const row = await scope.db
    .selectFrom('person_import')
    .select('left_out')
    .where('tenant_id', '=', scope.tenant.id)
    .where(isOwn(scope))
    .where('id', '=', importId)
    .executeTakeFirst();
  return (row?.left_out ?? null) as ImportTable | null;
}
