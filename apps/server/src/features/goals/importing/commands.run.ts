import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { DatabaseUnavailable } from '#platform/database/unavailable.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { asPerson } from '#platform/session/gate.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type GoalImportOutcome, holdGoalImport, readGoalFile } from './access.ts';
import { writePlannedGoals } from './commands.write.ts';
import type { GoalImportReference } from './jobs.queue.ts';
import { goalOutcomeOf, goalRowsLeftOut } from './presenter.ts';
import { planOfGoalFile } from './queries.ts';

/** The import was cancelled, or another node has completed it. */
class NoLongerRunning extends Error {}

/**
 * Runs a started import in one transaction, so that everything is written or nothing. Safe to repeat. Another connection
 * writes the progress, so that the person sees it before the commit.
 */
export async function runGoalImport(
  context: ServerContext,
  { tenantId, importId }: GoalImportReference,
): Promise<void> {
  const authorId = await begin(context, { tenantId, importId });
  if (authorId === undefined) return;
  const request = {
    tenantId,
    personId: authorId,
    now: context.clock.now(),
    requestId: `goal-import-${importId}`,
  };
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
  const { tenant } = scope;
  const end = async (
    state: 'done' | 'refused' | 'failed',
    outcome?: GoalImportOutcome,
    rows?: object | null,
  ) => {
    const at = timestamp(scope.now);
    const ended = await scope.db
      .updateTable('goal_import')
      .set({
        state,
        cells: null,
        file: null,
        outcome: outcome ? JSON.stringify(outcome) : null,
        left_out: rows ? JSON.stringify(rows) : null,
        changed_at: at,
        ...(state === 'done' ? { written_at: at } : {}),
      })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', importId)
      .where('state', '=', 'running')
      .returning('id')
      .executeTakeFirst();
    if (!ended) throw new NoLongerRunning();
  };
  // The author may have lost the right since the start.
  if (!scope.capabilities.importsGoals) return end('failed');
  // One import at a time: a second one of the same file finds what the first has written.
  await sql`select pg_advisory_xact_lock(hashtext('import_goals'), ${tenant.id})`.execute(scope.db);
  const { rows } = await holdGoalImport(scope, importId);
  const file = await readGoalFile(scope, importId);
  if (!file) throw new NoLongerRunning();
  const { plan } = await planOfGoalFile(scope, file, { lock: true });
  const leftOut = goalRowsLeftOut(file, plan, scope.language);
  if (rows !== 'good' && plan.faults.length > 0)
    return end(
      'refused',
      { ...goalOutcomeOf(plan, scope.language), goals: 0, checkIns: 0, results: 0, unchanged: 0 },
      leftOut,
    );
  const progress = async (change: ReturnType<typeof sql>) => {
    if (!(await beside(context, tenant.id, importId, change))) throw new NoLongerRunning();
  };
  await progress(sql`planned = ${plan.goals.length}::int`);
  await writePlannedGoals({ ...scope, importId, authorId: scope.person.id }, plan.goals, (count) =>
    progress(sql`written = ${count}::int`),
  );
  const outcome = goalOutcomeOf(plan, scope.language);
  const { goals, checkIns, results } = outcome;
  if (goals > 0)
    await recordEvent(scope, {
      kind: 'goals.imported',
      subjectId: importId,
      detail: { goals, checkIns, results },
    });
  await end('done', outcome, leftOut);
}

/** Marks a started import as running, and returns its author; undefined if there is nothing to do. */
async function begin(
  { pool }: ServerContext,
  { tenantId, importId }: GoalImportReference,
): Promise<number | undefined> {
  return inTenant(pool, tenantId, async (db) => {
    const row = await db
      .updateTable('goal_import')
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
      await sql`update goal_import set ${change} where tenant_id = ${tenantId} and id = ${importId}
      and state = 'running' returning id`.execute(db);
    return rows.length > 0;
  });
}
