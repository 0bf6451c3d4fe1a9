import type { PeoplePlan } from '@bellwether/domain/people/plan/plan-of';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { DatabaseUnavailable } from '#platform/database/unavailable.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { asPerson } from '#platform/session/gate.ts';
import type { Scope } from '#platform/session/scope.ts';
import { lockTree } from '../organisation/statements.manager.ts';
import { deactivatePeople } from '../status/statements.deactivation.ts';
import { type ImportFile, type ImportOutcome, readImportFile } from './access.ts';
import { writePlan } from './commands.write.ts';
import type { ImportReference } from './jobs.queue.ts';
import { leftOutRows, outcomeOf } from './presenter.ts';
import { planOfFile } from './queries.plan.ts';

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
      await beside(context, tenantId, importId, sql`state = 'failed', cells = null, file = null`);
    throw error;
  }
}

async function importAs(context: ServerContext, scope: Scope, importId: number): Promise<void> {
  const end = async (state: 'done' | 'refused' | 'failed', outcome?: ImportOutcome, rows?: object) => {
    const ended = await scope.db
      .updateTable('person_import')
      .set({
        state,
        cells: null,
        file: null,
        outcome: outcome ? JSON.stringify(outcome) : null,
        left_out: rows ? JSON.stringify(rows) : null,
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
  const file = await readImportFile(scope, importId);
  if (!file) throw new NoLongerRunning();
  const { choice } = file;
  const { plan } = await planOfFile(scope, file, { lock: true });
  const rows = leftOutRows(file, plan, scope.language) ?? undefined;
  if (choice.rows === 'all' && plan.faults.length > 0)
    return end('refused', outcomeOf({ ...plan, added: [], changed: [], unchanged: 0 }, scope.language), rows);
  const planned = plan.added.length + plan.changed.length;
  if (!(await beside(context, scope.tenant.id, importId, sql`planned = ${planned}::int`)))
    throw new NoLongerRunning();
  await writePlan(scope, plan, async (written) => {
    const isRunning = await beside(context, scope.tenant.id, importId, sql`written = ${written}::int`);
    if (!isRunning) throw new NoLongerRunning();
  });
  await recordEvent(scope, {
    kind: 'people.imported',
    subjectId: importId,
    detail: { added: plan.added.length, changed: plan.changed.length },
  });
  const deactivated = await deactivatePeople(scope, ticked(plan, file));
  await end('done', { ...outcomeOf(plan, scope.language), deactivated }, rows);
}

/** Returns who was ticked and is still proposed: somebody may have become the ceo since. */
function ticked({ leavers }: PeoplePlan, { choice }: ImportFile): number[] {
  const chosen = new Set(choice.deactivate);
  return leavers.flatMap(({ person: { id } }) => (chosen.has(id) ? [id] : []));
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
