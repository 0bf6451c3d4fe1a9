import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { addStatement, closeAppraisal } from '@bellwether/contract/talent/appraisal';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion, refuseStale } from '#platform/http/version.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandAct, type HeldAppraisal, holdAppraisal } from './access.ts';
import { recordMove } from './commands.ts';
import { talentSettingsOf } from './queries.labels.ts';
import { closingOf } from './statements.history.ts';
import { keepScale } from './statements.scales.ts';

/**
 * Completes an appraisal without the employee's signature, with a reason that the employee reads.
 * @throws HttpProblem 404, 403 or 409 as the domain's table says, and a 409 that asks for the password (accounts.7).
 */
export async function closeUnsigned(
  scope: Scope,
  appraisalId: number,
  { Reason, UpdatedAt }: EndpointParsed<typeof closeAppraisal>['body'],
): Promise<void> {
  const held = await holdAppraisal(scope, appraisalId, { lock: true });
  const { row, employee, reviewer, label } = held;
  const { move } = demandAct('close', held);
  demandFreshProof(scope);
  refuseStale(UpdatedAt, row.updated_at);
  const at = timestamp(scope.now);
  const settings = await talentSettingsOf(scope, 'share');
  await scope.db
    .updateTable('appraisal')
    .set({
      state: 'completed',
      scale_id: await keepScale(scope, settings),
      completed_at: at,
      updated_at: nextVersion(scope),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', row.id)
    .execute();
  await scope.db
    .insertInto('appraisal_closing')
    .values({
      tenant_id: scope.tenant.id,
      appraisal_id: row.id,
      closer_id: scope.person.id,
      closer_name: scope.person.name,
      employee_name: employee.name,
      reviewer_name: reviewer.name,
      period_label: label,
      reason: Reason,
      closed_at: at,
    })
    .execute();
  await recordMove(scope, row.id, move, 'completed');
  await recordEvent(scope, { kind: 'appraisal.closed', subjectId: row.id, detail: idsOf(held) });
}

/**
 * Adds the employee's statement to an appraisal that was closed without their signature, or changes it.
 * @throws HttpProblem 404, 403 or 409 as the domain's table says.
 */
export async function stateByEmployee(
  scope: Scope,
  appraisalId: number,
  { Statement, UpdatedAt }: EndpointParsed<typeof addStatement>['body'],
): Promise<void> {
  const held = await holdAppraisal(scope, appraisalId, { lock: true });
  const { row } = held;
  const { move } = demandAct('addStatement', held);
  refuseStale(UpdatedAt, row.updated_at);
  const closing = await closingOf(scope, row.id);
  if (!closing) throw new Error(`Appraisal ${row.id} is unsigned but was not closed.`);
  if (closing.statement === Statement) return;
  await scope.db
    .updateTable('appraisal_closing')
    .set({ statement: Statement, stated_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('appraisal_id', '=', row.id)
    .execute();
  await scope.db
    .updateTable('appraisal')
    .set({ updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', row.id)
    .execute();
  await recordMove(scope, row.id, move, 'completed');
  const detail = { ...idsOf(held), closer: closing.closer_id };
  await recordEvent(scope, { kind: 'appraisal.stated', subjectId: row.id, detail });
}

function idsOf({ row }: HeldAppraisal) {
  return { employee: row.employee_id, reviewer: row.reviewer_id, period: row.period_id };
}
