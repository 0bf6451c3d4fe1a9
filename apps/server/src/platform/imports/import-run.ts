import { type RawBuilder, sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import { timestamp } from '../database/instant.ts';
import { inTenant } from '../database/transaction.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { Queue } from '../jobs/job.ts';
import { asPerson } from '../session/gate.ts';
import type { Scope } from '../session/scope.ts';

/** The id of a row of an import's table, with its tenant. */
export interface ImportReference {
  readonly tenantId: number;
  readonly importId: number;
}

/** A table of imports: a row keeps the file, the state and the progress. */
export type ImportsTable = 'goal_import' | 'person_import';

/** Returns a queue of imports. It retries only if a node or a database goes away. */
export const importQueueOf = (name: string): Queue<ImportReference> => ({
  name,
  ids: ['tenantId', 'importId'],
  retry: { limit: 3, delaySeconds: 2 },
  expireSeconds: 300,
});

/** The import was cancelled, or another node has completed it. */
export class NoLongerRunning extends Error {}

/** What an import says of itself while it runs. Each throws if the import is no longer running. */
export interface ImportRun {
  /** Says how many things it writes, which everybody sees at once. */
  readonly plan: (things: number) => Promise<void>;
  /** Says how many things are written, which everybody sees at once. */
  readonly progress: (things: number) => Promise<void>;
  /** Ends the import with the transaction, with its outcome and the rows that it left out. */
  readonly end: (
    state: 'done' | 'refused' | 'failed',
    outcome?: object,
    leftOut?: object | null,
  ) => Promise<void>;
}

/**
 * Runs a started import as its author in one transaction, so that everything is written or nothing. Safe to repeat. Another
 * connection writes the progress, so that the person sees it before the commit.
 */
export async function runImportOf(
  context: ServerContext,
  table: ImportsTable,
  reference: ImportReference,
  write: (scope: Scope, run: ImportRun) => Promise<void>,
): Promise<void> {
  const { tenantId, importId } = reference;
  const change = (values: RawBuilder<unknown>) => changeBeside(context, table, reference, values);
  const authorId = await begin(context, table, reference);
  if (authorId === undefined) return;
  const request = {
    tenantId,
    personId: authorId,
    now: context.clock.now(),
    requestId: `${table}-${importId}`,
  };
  try {
    await asPerson(context, request, (scope) => write(scope, runOf(scope, table, importId, change)));
  } catch (error) {
    if (error instanceof NoLongerRunning) return;
    // If the database is unavailable, the queue tries the job again.
    if (!(error instanceof DatabaseUnavailable))
      await change(sql`state = 'failed', cells = null, file = null`);
    throw error;
  }
}

/** Marks a started import as running, and returns its author; undefined if there is nothing to do. */
async function begin(
  { pool }: ServerContext,
  table: ImportsTable,
  { tenantId, importId }: ImportReference,
): Promise<number | undefined> {
  return inTenant(pool, tenantId, async (db) => {
    // A running import has lost its node.
    const { rows } = await sql<{
      author_id: number;
    }>`update ${sql.table(table)} set state = 'running', written = 0
      where tenant_id = ${tenantId} and id = ${importId} and state in ('waiting', 'running') returning author_id`.execute(
      db,
    );
    return rows[0]?.author_id;
  });
}

/** Changes a running import in a transaction of its own; returns whether it is still running. */
async function changeBeside(
  { pool }: ServerContext,
  table: ImportsTable,
  { tenantId, importId }: ImportReference,
  values: RawBuilder<unknown>,
): Promise<boolean> {
  return inTenant(pool, tenantId, async (db) => {
    const { rows } = await sql`update ${sql.table(table)} set ${values}
      where tenant_id = ${tenantId} and id = ${importId} and state = 'running' returning id`.execute(db);
    return rows.length > 0;
  });
}

function runOf(
  scope: Scope,
  table: ImportsTable,
  importId: number,
  change: (values: RawBuilder<unknown>) => Promise<boolean>,
): ImportRun {
  const say = async (values: RawBuilder<unknown>) => {
    if (!(await change(values))) throw new NoLongerRunning();
  };
  const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);
  return {
    plan: (things) => say(sql`planned = ${things}::int`),
    progress: (things) => say(sql`written = ${things}::int`),
    end: async (state, outcome, leftOut) => {
      const { rows } = await sql`update ${sql.table(table)} set state = ${state}, cells = null, file = null,
          outcome = ${json(outcome)}::jsonb, left_out = ${json(leftOut)}::jsonb, changed_at = ${timestamp(scope.now)}
        where tenant_id = ${scope.tenant.id} and id = ${importId} and state = 'running' returning id`.execute(
        scope.db,
      );
      if (rows.length === 0) throw new NoLongerRunning();
    },
  };
}
