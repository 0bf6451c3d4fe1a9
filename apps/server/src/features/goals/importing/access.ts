import type { GoalImportNote, GoalImportProgress } from '@bellwether/contract/goals/import';
import type { GoalAnswer } from '@bellwether/domain/goals/import/faults';
import type { GoalField } from '@bellwether/domain/goals/import/fields';
import type { Paces } from '@bellwether/domain/goals/import/meanings';
import type { DateOrder } from '@bellwether/domain/shared/table/dates';
import type { ImportTable } from '@bellwether/domain/shared/table/table';
import type { TableReading } from '#platform/documents/table.ts';
import type { TableFile } from '#platform/imports/table-file.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/** How a file of goals is read, with the answers to what it leaves open. */
export interface GoalFileReading extends TableReading<GoalField> {
  readonly dateOrder: DateOrder;
  readonly isDateOrderSure: boolean;
  /** Absent until somebody has chosen an order. */
  readonly chosenDateOrder?: DateOrder | undefined;
  readonly answers: readonly GoalAnswer[];
  readonly paces: Paces;
}

/** A file of goals that waits for its import. */
export interface GoalFile extends TableFile<'goals'> {
  readonly reading: GoalFileReading;
}

/** The outcome of an import that has ended. */
export interface GoalImportOutcome {
  readonly goals: number;
  readonly checkIns: number;
  readonly results: number;
  readonly unchanged: number;
  readonly leftOut: number;
  readonly faults: readonly GoalImportNote[];
}

/** An import of goals of the acting person. */
export interface HeldGoalImport {
  readonly id: number;
  readonly state: GoalImportProgress['State'];
  readonly file_name: string;
  readonly rows: 'all' | 'good' | null;
  readonly total: number;
  readonly written: number;
  /** How many goals are written; null until that is known. */
  readonly planned: number | null;
  /** Null before the import has ended. */
  readonly outcome: GoalImportOutcome | null;
  readonly written_at: number | null;
}

const columns = [
  'id',
  'state',
  'file_name',
  'rows',
  'total',
  'written',
  'planned',
  'outcome',
  'written_at',
] as const;

function ownImports({ db, tenant, person }: Scope) {
  return db.selectFrom('goal_import').where('tenant_id', '=', tenant.id).where('author_id', '=', person.id);
}

/**
 * Returns an import of goals of the acting person; id 0: the latest one. With `lock` its row stays locked.
 * @throws HttpProblem 404 for other people's imports, too.
 */
export async function holdGoalImport(
  scope: Scope,
  importId: number,
  options: { lock?: boolean } = {},
): Promise<HeldGoalImport> {
  const row = await ownImports(scope)
    .select(columns)
    .$if(importId !== 0, (query) => query.where('id', '=', importId))
    .orderBy('id', 'desc')
    .limit(1)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row as unknown as HeldGoalImport;
}

/** Returns the file of an import and how it is read; undefined once it has ended. */
export async function readGoalFile(scope: Scope, importId: number): Promise<GoalFile | undefined> {
  const row = await ownImports(scope)
    .select(['file_name', 'cells', 'reading'])
    .where('id', '=', importId)
    .executeTakeFirst();
  if (!row?.cells) return undefined;
  return {
    name: row.file_name,
    cells: row.cells as unknown as ImportTable,
    reading: row.reading as unknown as GoalFileReading,
  };
}

/** Returns the bytes of the file; undefined once the import has ended. */
export async function readGoalFileBytes(scope: Scope, importId: number): Promise<Uint8Array | undefined> {
  const row = await ownImports(scope).select('file').where('id', '=', importId).executeTakeFirst();
  return row?.file ?? undefined;
}

/** Returns the rows that an ended import has left out, the heading first; null without such rows. */
export async function readGoalRowsLeftOut(scope: Scope, importId: number): Promise<ImportTable | null> {
  const row = await ownImports(scope).select('left_out').where('id', '=', importId).executeTakeFirst();
  return (row?.left_out ?? null) as ImportTable | null;
}
