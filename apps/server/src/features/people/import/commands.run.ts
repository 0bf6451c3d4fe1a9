import type { PeoplePlan } from '@bellwether/domain/people/plan/plan-of';
import type { ServerContext } from '#platform/context.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import {
  type ImportReference,
  type ImportRun,
  NoLongerRunning,
  runImportOf,
} from '#platform/imports/import-run.ts';
import type { Scope } from '#platform/session/scope.ts';
import { lockTree } from '../organisation/statements.manager.ts';
import { deactivatePeople } from '../status/statements.deactivation.ts';
import { type ImportFile, readImportFile } from './access.ts';
import { writePlan } from './commands.write.ts';
import { leftOutRows, outcomeOf } from './presenter.ts';
import { planOfFile } from './queries.plan.ts';

/** Writes the people of a started import, all or none. */
export function runImport(context: ServerContext, reference: ImportReference): Promise<void> {
  return runImportOf(context, 'person_import', reference, (scope, run) =>
    importAs(scope, reference.importId, run),
  );
}

async function importAs(scope: Scope, importId: number, run: ImportRun): Promise<void> {
  // The author may have lost the right since the start.
  if (!scope.capabilities.administersPeople) return run.end('failed');
  await lockTree(scope);
  const file = await readImportFile(scope, importId);
  if (!file) throw new NoLongerRunning();
  const { plan } = await planOfFile(scope, file, { lock: true });
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

/** Returns who was ticked and is still proposed: somebody may have become the ceo since. */
function ticked({ leavers }: PeoplePlan, { choice }: ImportFile): number[] {
  const chosen = new Set(choice.deactivate);
  return leavers.flatMap(({ person: { id } }) => (chosen.has(id) ? [id] : []));
}
