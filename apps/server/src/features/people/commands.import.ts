import { type ImportPreview, onlyTables } from '@bellwether/contract/people/import';
import { importColumnLabels, importHeadings } from '@bellwether/domain/people/import/columns';
import { type ImportPlan, planInSteps } from '@bellwether/domain/people/import/plan';
import { type ImportTable, importTableFault } from '@bellwether/domain/people/import/table';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { DatabaseUnavailable } from '#platform/database/unavailable.ts';
import type { DocumentWriter } from '#platform/documents/document-writer.ts';
import { fileKind, isEmptyFile, wrongFile } from '#platform/files/file-kind.ts';
import { badField, conflict, type HttpProblem } from '#platform/http/problem.ts';
import type { ReceivedFile } from '#platform/http/received-file.ts';
import { timestamp } from '#platform/http/version.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { inTurns } from '#platform/queue/in-turns.ts';
import { asPerson } from '#platform/session/gate.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldImport, holdImport, readCells } from './access.import.ts';
import { writePlan } from './commands.import-write.ts';
import { type ImportReference, importQueue } from './jobs.import-queue.ts';
import { outcomeOf, presentPreview } from './presenter.import.ts';
import { importPeopleOf } from './queries.import.ts';
import { lockTree } from './statements.manager.ts';
import { importWords } from './words.import.ts';

const filePart = 'file';

const otherTexts = ['a PDF', 'a web page', 'an SVG picture', 'an XML file', 'a Word document'];

/**
 * Reads a file of people in a thread.
 * @throws HttpProblem 400 at `file` for a file without people.
 */
export async function readPeopleFile(
  documents: DocumentWriter,
  { bytes }: ReceivedFile,
  person: string,
): Promise<ImportTable> {
  const refuse = async () =>
    badField(filePart, importWords, 'wrong_kind', await wrongFile(bytes, onlyTables));
  // A PDF or a web page is a text, too, but no list.
  if (isEmptyFile(bytes) || otherTexts.includes((await fileKind(bytes)) ?? '')) throw await refuse();
  const reader = { person, gone: new AbortController().signal };
  const read = await documents.table(reader, bytes, importHeadings);
  if ('fault' in read) {
    const problem =
      read.fault === 'wrong_kind' ? await refuse() : badField(filePart, importWords, read.fault);
    // The cause is for the log only.
    throw Object.assign(problem, { cause: read.cause });
  }
  const fault = importTableFault(read.table);
  if (fault) throw tableProblem(fault);
  return read.table;
}

function tableProblem(fault: NonNullable<ReturnType<typeof importTableFault>>): HttpProblem {
  if ('column' in fault) return badField(filePart, importWords, fault.code, importColumnLabels[fault.column]);
  return badField(filePart, importWords, fault.code);
}

/**
 * Stores a file of people for the acting person's import, replacing earlier files, and returns what the import would
 * change.
 */
export async function checkImport(scope: Scope, cells: ImportTable): Promise<ImportPreview> {
  const people = await importPeopleOf(scope, { lock: false });
  const plan = await inTurns(planInSteps(cells, people, scope.person.id));
  const rows = cells.slice(1).filter((row) => row.some((cell) => cell.trim() !== '')).length;
  const at = timestamp(scope.now);
  await scope.db
    .deleteFrom('person_import')
    .where('tenant_id', '=', scope.tenant.id)
    .where('author_id', '=', scope.person.id)
    .where('state', 'not in', ['waiting', 'running'])
    .execute();
  const { id } = await scope.db
    .insertInto('person_import')
    .values({
      tenant_id: scope.tenant.id,
      author_id: scope.person.id,
      state: 'checked',
      cells: JSON.stringify(cells),
      total: rows,
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return presentPreview(id, rows, plan);
}

/**
 * Starts a checked import; a job writes it.
 * @throws HttpProblem 409 if it has already started.
 */
export async function startImport(scope: Scope, importId: number): Promise<HeldImport> {
  const held = await holdImport(scope, importId, { lock: true });
  if (held.state !== 'checked') throw conflict(importWords, 'import_started');
  await setState(scope, importId, 'waiting');
  await enqueue(scope, importQueue, { tenantId: scope.tenant.id, importId });
  return { ...held, state: 'waiting' };
}

/**
 * Cancels an import that has not ended. The job checks for this before its commit, so no person is written.
 * @throws HttpProblem 409 once the import has ended.
 */
export async function cancelImport(scope: Scope, importId: number): Promise<HeldImport> {
  // Wait for the commit of an import that is just ending.
  const held = await holdImport(scope, importId, { lock: true });
  if (!['checked', 'waiting', 'running'].includes(held.state)) throw conflict(importWords, 'import_ended');
  await setState(scope, importId, 'cancelled');
  return { ...held, state: 'cancelled', written: 0 };
}

async function setState(scope: Scope, importId: number, state: 'waiting' | 'cancelled'): Promise<void> {
  await scope.db
    .updateTable('person_import')
    .set({
      state,
      changed_at: timestamp(scope.now),
      ...(state === 'cancelled' ? { cells: null, written: 0 } : {}),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', importId)
    .execute();
}

/** The import was cancelled, or another node has completed it. */
class NoLongerRunning extends Error {}

/**
 * Runs a started import in one transaction, so that everything is written or nothing. Safe to repeat. Another
 * connection writes the progress, so that the person sees it before the commit.
 */
export async function runImport(
  context: ServerContext,
  { tenantId, importId }: ImportReference,
): Promise<void> {
  const authorId = await begin(context, { tenantId, importId });
  if (authorId === undefined) return;
  const now = context.clock.now();
  const request = { tenantId, personId: authorId, now, requestId: `import-${importId}` };
  try {
    await asPerson(context, request, (scope) => importAs(context, scope, importId));
  } catch (error) {
    if (error instanceof NoLongerRunning) return;
    // If the database is unavailable, the queue tries the job again.
    if (!(error instanceof DatabaseUnavailable))
      await beside(context, tenantId, importId, sql`state = 'failed', cells = null`);
    throw error;
  }
}

async function importAs(context: ServerContext, scope: Scope, importId: number): Promise<void> {
  const end = async (state: 'done' | 'refused' | 'failed', plan?: ImportPlan) => {
    const ended = await scope.db
      .updateTable('person_import')
      .set({
        state,
        cells: null,
        outcome: plan ? JSON.stringify(outcomeOf(plan)) : null,
        changed_at: timestamp(scope.now),
      })
      .where('tenant_id', '=', scope.tenant.id)
      .where('id', '=', importId)
      .where('state', '=', 'running')
      .returning('id')
      .executeTakeFirst();
    if (!ended) throw new NoLongerRunning();
  };
  // The author may have lost the right since the start.
  if (!scope.capabilities.administersPeople) return end('failed');
  await lockTree(scope);
  const cells = await readCells(scope, importId);
  if (!cells) throw new NoLongerRunning();
  const people = await importPeopleOf(scope, { lock: true });
  const plan = await inTurns(planInSteps(cells, people, scope.person.id));
  if (plan.faults.length > 0) return end('refused', plan);
  await writePlan(scope, importId, plan, async (written) => {
    const isRunning = await beside(context, scope.tenant.id, importId, sql`written = ${written}::int`);
    if (!isRunning) throw new NoLongerRunning();
  });
  await end('done', plan);
}

/** Marks a started import as running, and returns its author; undefined if there is nothing to do. */
async function begin(
  { pool }: ServerContext,
  { tenantId, importId }: ImportReference,
): Promise<number | undefined> {
  return inTenant(pool, tenantId, async (db) => {
    const row = await db
      .updateTable('person_import')
      .set({ state: 'running', written: 0 })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', importId)
      // A running import has lost its node.
      .where('state', 'in', ['waiting', 'running'])
      .returning('author_id')
      .executeTakeFirst();
    return row?.author_id;
  });
}

/** Changes a running import in a separate transaction; returns whether it is still running. */
async function beside(
  { pool }: ServerContext,
  tenantId: number,
  importId: number,
  change: ReturnType<typeof sql>,
): Promise<boolean> {
  return inTenant(pool, tenantId, async (db) => {
    const { rows } =
      await sql`update person_import set ${change} where tenant_id = ${tenantId} and id = ${importId}
      and state = 'running' returning id`.execute(db);
    return rows.length > 0;
  });
}
