import type { PeoplePlan } from '@bellwether/domain/people/plan/plan-of';
import { needsNobody } from '@bellwether/domain/people/plan/unattended';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import {
  type ImportReference,
  type ImportRun,
  NoLongerRunning,
  runImportOf,
} from '#platform/imports/import-run.ts';
import { asTenant } from '#platform/session/gate.ts';
import type { Scope } from '#platform/session/scope.ts';
import { lockTree } from '../organisation/statements.manager.ts';
import { deactivatePeople } from '../status/statements.deactivation.ts';
import { type ImportFile, readImportFile } from './access.ts';
import { byNobody } from './commands.inbox.ts';
import { writePlan } from './commands.write.ts';
import { leftOutRows, outcomeOf } from './presenter.ts';
import { planOfFile } from './queries.plan.ts';

/** Writes the people of a started import, all or none. */
export async function runImport(context: ServerContext, reference: ImportReference): Promise<void> {
  try {
    await runImportOf(context, 'person_import', reference, (scope, run) =>
      importAs(scope, reference.importId, run),
    );
  } catch (error) {
    await tellFailed(context, reference);
    throw error;
  }
}

/** Tells the admins of a file of the watched folder that failed while nobody looked. */
async function tellFailed(context: ServerContext, { tenantId, importId }: ImportReference): Promise<void> {
  const request = { tenantId, now: context.clock.now(), requestId: `person_import-${importId}` };
  await asTenant(context, request, async (scope) => {
    const failed = await scope.db
      .selectFrom('person_import')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', importId)
      .where('state', '=', 'failed')
      .where('from_inbox', '=', true)
      .where('choice', 'is', null)
      .executeTakeFirst();
    if (failed) await recordEvent(scope, { kind: 'people_file.failed', subjectId: importId, detail: {} });
  });
}

async function importAs(scope: Scope, importId: number, run: ImportRun): Promise<void> {
  await lockTree(scope);
  const file = await readImportFile(scope, importId);
  if (!file) throw new NoLongerRunning();
  // The author may have lost the right since the start.
  if (!scope.capabilities.administersPeople)
    return file.isByItself ? waitForAdmins(scope, importId) : run.end('failed');
  const { plan } = await planOfFile(scope, file, { lock: true });
  // Since the file was planned, somebody may have changed what it says.
  if (file.isByItself && !needsNobody(plan)) return waitForAdmins(scope, importId);
  const leftOut = leftOutRows(file, plan, scope.language);
  if (file.choice.rows === 'all' && plan.faults.length > 0)
    return run.end(
      'refused',
      outcomeOf({ ...plan, added: [], changed: [], unchanged: 0 }, scope.language),
      leftOut,
    );
  await run.plan(plan.added.length + plan.changed.length);
  await writePlan(scope, plan, run.progress);
  await recordEvent(scope, {
    kind: 'people.imported',
    subjectId: importId,
    detail: { added: plan.added.length, changed: plan.changed.length },
  });
  const deactivated = await deactivatePeople(scope, ticked(plan, file));
  await run.end('done', { ...outcomeOf(plan, scope.language), deactivated }, leftOut);
}

/** Leaves the file to the org admins, as if it had been unclear at once (people.47). */
async function waitForAdmins(scope: Scope, importId: number): Promise<void> {
  const waits = await scope.db
    .updateTable('person_import')
    .set({ state: 'checked', written: 0, planned: null, changed_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  if (!waits) throw new NoLongerRunning();
  await recordEvent(byNobody(scope), { kind: 'people_file.waits', subjectId: importId, detail: {} });
}

/** Returns who was ticked and is still proposed: somebody may have become the ceo since. */
function ticked({ leavers }: PeoplePlan, { choice }: ImportFile): number[] {
  const chosen = new Set(choice.deactivate);
  return leavers.flatMap(({ person: { id } }) => (chosen.has(id) ? [id] : []));
}
