import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { confirmAppraisal } from '@bellwether/contract/talent/answered';
import type { acknowledgeAppraisal, completeAppraisal } from '@bellwether/contract/talent/appraisal';
import { scaleOf } from '@bellwether/domain/talent/labels';
import { hasNewEmail } from '#platform/accounts/email-change.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion, refuseStale } from '#platform/http/version.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandAct, type HeldAppraisal, holdAppraisal } from './access.ts';
import { recordMove } from './commands.ts';
import { wordsOfRatings } from './presenter.ratings.ts';
import { talentSettingsOf } from './queries.labels.ts';
import { keepScale } from './statements.scales.ts';

/**
 * Signs for the employee. Until the manager has signed, the employee may sign again with another comment (talent.7).
 * @throws HttpProblem 404, 403 or 409 as the domain's table says, and a 409 that asks for the password (accounts.7).
 */
export async function signByEmployee(
  scope: Scope,
  appraisalId: number,
  { Comment, Sign, UpdatedAt }: EndpointParsed<typeof acknowledgeAppraisal>['body'],
): Promise<void> {
  const held = await holdAppraisal(scope, appraisalId, { lock: true });
  const { row } = held;
  const { move } = demandAct('sign', held);
  demandFreshProof(scope);
  refuseStale(UpdatedAt, row.updated_at);
  await scope.db
    .updateTable('appraisal')
    .set({
      state: 'acknowledged',
      employee_signature: Sign,
      employee_comment: Comment,
      acknowledged_at: timestamp(scope.now),
      updated_at: nextVersion(scope),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', row.id)
    .execute();
  await freeze(scope, held, { kind: 'employee', sign: Sign, comment: Comment });
  await recordMove(scope, row.id, move, 'acknowledged');
  const signed = await signatureOf(scope, held);
  const detail = { ...signed, isChange: move === 'changeAcknowledgement' };
  await recordEvent(scope, { kind: 'appraisal.acknowledged', subjectId: row.id, detail });
}

/**
 * Signs for the employee's acting manager, which completes the appraisal (talent.6).
 * @throws HttpProblem as `signByEmployee`.
 */
export async function signByManager(
  scope: Scope,
  appraisalId: number,
  { Sign, UpdatedAt }: EndpointParsed<typeof completeAppraisal>['body'],
): Promise<void> {
  const held = await holdAppraisal(scope, appraisalId, { lock: true });
  const { row } = held;
  const { move } = demandAct('complete', held);
  demandFreshProof(scope);
  refuseStale(UpdatedAt, row.updated_at);
  const settings = await talentSettingsOf(scope, 'share');
  await scope.db
    .updateTable('appraisal')
    .set({
      state: 'completed',
      scale_id: await keepScale(scope, settings),
      manager_signature: Sign,
      completed_at: timestamp(scope.now),
      updated_at: nextVersion(scope),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', row.id)
    .execute();
  await freeze(scope, held, { kind: 'manager', sign: Sign, comment: '' });
  await recordMove(scope, row.id, move, 'completed');
  const detail = await signatureOf(scope, held);
  await recordEvent(scope, { kind: 'appraisal.completed', subjectId: row.id, detail });
}

/**
 * Acknowledges an appraisal of a cycle without signatures, which completes it (talent.31). The name stands where a typed
 * signature would, because the text is frozen in the same way.
 * @throws HttpProblem 404, 403 or 409 as the domain's table says.
 */
export async function confirmByEmployee(
  scope: Scope,
  appraisalId: number,
  { Comment, UpdatedAt }: EndpointParsed<typeof confirmAppraisal>['body'],
): Promise<void> {
  const held = await holdAppraisal(scope, appraisalId, { lock: true });
  const { row, reviewer } = held;
  const { move } = demandAct('confirm', held);
  refuseStale(UpdatedAt, row.updated_at);
  const settings = await talentSettingsOf(scope, 'share');
  const at = timestamp(scope.now);
  await scope.db
    .updateTable('appraisal')
    .set({
      state: 'completed',
      scale_id: await keepScale(scope, settings),
      employee_signature: scope.person.name,
      manager_signature: reviewer.name,
      employee_comment: Comment,
      acknowledged_at: at,
      completed_at: at,
      updated_at: nextVersion(scope),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', row.id)
    .execute();
  await freeze(scope, held, { kind: 'employee', sign: scope.person.name, comment: Comment });
  await recordMove(scope, row.id, move, 'completed');
  await recordEvent(scope, { kind: 'appraisal.confirmed', subjectId: row.id, detail: idsOf(held) });
}

function idsOf({ row }: HeldAppraisal) {
  return { employee: row.employee_id, reviewer: row.reviewer_id, period: row.period_id };
}

interface Signing {
  readonly kind: 'employee' | 'manager';
  readonly sign: string;
  readonly comment: string;
}

/** Stores a copy of everything that is signed, with the present names and words (talent.7). */
async function freeze(scope: Scope, held: HeldAppraisal, { kind, sign, comment }: Signing): Promise<void> {
  const { row, employee, reviewer, label } = held;
  const { labels } = await talentSettingsOf(scope);
  const words = wordsOfRatings(row, scaleOf(labels));
  if (!words) throw new Error(`Appraisal ${row.id} has a rating without a label.`);
  const { plainRichText } = await import('#platform/rich-text/printed-rich-text.ts');
  await scope.db
    .insertInto('appraisal_signature')
    .values({
      tenant_id: scope.tenant.id,
      appraisal_id: row.id,
      kind,
      signer_id: scope.person.id,
      signer_name: scope.person.name,
      sign,
      comment,
      employee_name: employee.name,
      reviewer_name: reviewer.name,
      period_label: label,
      review_html: row.review,
      review_text: plainRichText(row.review),
      primary_rating: row.primary_rating,
      secondary_rating: row.secondary_rating,
      tertiary_rating: row.tertiary_rating,
      words: JSON.stringify(words),
      signed_at: timestamp(scope.now),
    })
    .execute();
}

/** The ids for the event, and a mark if the signer's address is new: somebody else may have signed (accounts.10). */
async function signatureOf(scope: Scope, held: HeldAppraisal) {
  return { ...idsOf(held), ...((await hasNewEmail(scope)) ? { isEmailNew: true as const } : {}) };
}
