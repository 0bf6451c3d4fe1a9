import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import {
  type ImportReference,
  type ImportRun,
  NoLongerRunning,
  runImportOf,
} from '#platform/imports/import-run.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdGoalImport, readGoalFile } from './access.ts';
import { writePlannedGoals } from './commands.write.ts';
import { goalOutcomeOf, goalRowsLeftOut } from './presenter.ts';
import { planOfGoalFile } from './queries.ts';

/** Writes the goals of a started import, all or none. */
export function runGoalImport(context: ServerContext, reference: ImportReference): Promise<void> {
  return runImportOf(context, 'goal_import', reference, (scope, run) =>
    importAs(scope, reference.importId, run),
  );
}

async function importAs(scope: Scope, importId: number, run: ImportRun): Promise<void> {
  const { tenant } = scope;
  // The author may have lost the right since the start.
  if (!scope.capabilities.importsGoals) return run.end('failed');
  // One import at a time: a second one of the same file finds what the first has written.
  await sql`select pg_advisory_xact_lock(hashtext('import_goals'), ${tenant.id})`.execute(scope.db);
  const { rows } = await holdGoalImport(scope, importId);
  const file = await readGoalFile(scope, importId);
  if (!file) throw new NoLongerRunning();
  const { plan } = await planOfGoalFile(scope, file, { lock: true });
  const leftOut = goalRowsLeftOut(file, plan, scope.language);
  const outcome = goalOutcomeOf(plan, scope.language);
  if (rows !== 'good' && plan.faults.length > 0)
    return run.end('refused', { ...outcome, goals: 0, checkIns: 0, results: 0, unchanged: 0 }, leftOut);
  await run.plan(plan.goals.length);
  await writePlannedGoals({ ...scope, importId, authorId: scope.person.id }, plan.goals, run.progress);
  const { goals, checkIns, results } = outcome;
  if (goals > 0)
    await recordEvent(scope, {
      kind: 'goals.imported',
      subjectId: importId,
      detail: { goals, checkIns, results },
    });
  await run.end('done', outcome, leftOut);
  await scope.db
    .updateTable('goal_import')
    .set({ written_at: timestamp(scope.now) })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', importId)
    .execute();
}
