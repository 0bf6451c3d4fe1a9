import { recordEvent } from '#platform/events/record-event.ts';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import type { Scope } from '#platform/session/scope.ts';
import { endEverySession } from '../sign-in/commands.device.ts';
import { secondStepOf, waysOf } from './queries.ts';
import { secondStepWords } from './words.ts';

/**
 * Removes another person's passkeys and codes, ends their sessions, and tells them by mail (accounts.19).
 * @throws HttpProblem 409 that asks for the password, for oneself, and if there is nothing to remove; 404 for nobody.
 */
export async function resetSecondStep(scope: Scope, personId: number): Promise<void> {
  demandFreshProof(scope);
  const { db, tenant } = scope;
  if (personId === scope.person.id) throw conflict(secondStepWords, 'own_reset');
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', personId)
    .where('deactivated_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw notFound();
  const state = await secondStepOf(db, { tenantId: tenant.id, personId });
  if (waysOf(state).length === 0) throw conflict(secondStepWords, 'nothing_to_reset');
  for (const table of ['passkey', 'second_step', 'recovery_code', 'half_session'] as const)
    await db.deleteFrom(table).where('tenant_id', '=', tenant.id).where('person_id', '=', personId).execute();
  await endEverySession(scope, personId);
  await recordEvent(scope, { kind: 'account.second_step_reset', subjectId: personId, detail: {} });
}
