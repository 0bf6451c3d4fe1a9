import type { ImportNote, ImportState } from '@bellwether/contract/people/import';
import type { ImportTable } from '@bellwether/domain/people/import/table';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/** The outcome of an import that has ended. */
export interface ImportOutcome {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly faults: readonly ImportNote[];
}

/** An import of the acting person. */
export interface HeldImport {
  readonly id: number;
  readonly state: ImportState;
  readonly total: number;
  readonly written: number;
  /** Null before the import has ended. */
  readonly outcome: ImportOutcome | null;
}

const columns = ['id', 'state', 'total', 'written', 'outcome'] as const;

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
    .where('author_id', '=', scope.person.id)
    .$if(importId !== 0, (query) => query.where('id', '=', importId))
    .orderBy('id', 'desc')
    .limit(1)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row as HeldImport;
}

/** Returns the cells of an import; undefined once it has ended. */
export async function readCells(scope: Scope, importId: number): Promise<ImportTable | undefined> {
  const row = await scope.db
    .selectFrom('person_import')
    .select('cells')
    .where('tenant_id', '=', scope.tenant.id)
    .where('author_id', '=', scope.person.id)
    .where('id', '=', importId)
    .executeTakeFirst();
  return (row?.cells ?? undefined) as ImportTable | undefined;
}
