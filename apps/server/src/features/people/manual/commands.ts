import { randomBytes } from 'node:crypto';
import { manualStages } from '@bellwether/domain/people/manual/answers';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { dropFile } from '#platform/files/stored-files.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldManual, holdOwnManual } from './access.ts';
import { type AssessmentRow, setDisc } from './statements.ts';

/** The screen on which the person answers the built-in questionnaire. */
export const questionnairePath = '/v3/usermanual/questions';

export type AssessmentService = 'built_in' | 'outside';

/**
 * Registers the acting person for the built-in questionnaire. Registering again changes nothing.
 * @throws HttpProblem 404 for an invisible person, 403 for another person.
 */
export async function registerBuiltIn(scope: Scope, personId: number): Promise<AssessmentRow> {
  const manual = await holdOwnManual(scope, personId);
  return registered(scope, manual);
}

/**
 * Opens the built-in questionnaire for the acting person, and deletes their manual entry. A completed questionnaire
 * opens again without answers; its report stays until the next completion (people.28).
 * @throws HttpProblem as `registerBuiltIn`.
 */
export async function connectBuiltIn(scope: Scope, personId: number): Promise<AssessmentRow> {
  const manual = await holdOwnManual(scope, personId);
  const row = await registered(scope, manual);
  if (row.is_open) return row;
  const isRepeat = row.status === manualStages.complete;
  const opened = await scope.db
    .updateTable('assessment')
    .set({
      is_open: true,
      status: isRepeat ? row.status : manualStages.started,
      // Renew the key, because a form that is still open from the former assessment must not save into the new one.
      private_key: isRepeat ? newKey() : row.private_key,
      choices: '--'.repeat(28),
      questions: '-'.repeat(10),
      updated_at: timestamp(scope.now),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', personId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await deleteEntry(scope, manual);
  await recordEvent(scope, { kind: 'manual.connected', subjectId: personId, detail: { isRepeat } });
  return opened;
}

async function registered(scope: Scope, { personId, assessment }: HeldManual): Promise<AssessmentRow> {
  if (assessment?.service === 'built_in') return assessment;
  const row = await resetAssessment(scope, personId, 'built_in');
  await recordEvent(scope, { kind: 'manual.registered', subjectId: personId, detail: {} });
  return row;
}

/**
 * Writes a fresh row for a service. This also replaces the row of another service, because its keys are useless once
 * the operator has changed the service. A row for the outside service waits for its keys.
 */
export async function resetAssessment(
  scope: Scope,
  personId: number,
  service: AssessmentService,
): Promise<AssessmentRow> {
  const isBuiltIn = service === 'built_in';
  const fresh = {
    service,
    status: isBuiltIn ? manualStages.registered : manualStages.none,
    reference: newKey(),
    public_key: isBuiltIn ? newKey() : null,
    private_key: isBuiltIn ? newKey() : null,
    is_open: false,
    choices: '--'.repeat(28),
    questions: '-'.repeat(10),
    shares: null,
    shown_questions: null,
    completed_at: null,
    updated_at: timestamp(scope.now),
  };
  return scope.db
    .insertInto('assessment')
    .values({
      tenant_id: scope.tenant.id,
      person_id: personId,
      created_at: timestamp(scope.now),
      ...fresh,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'person_id']).doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes the manual entry with its file and its letters on the profile. */
export async function deleteEntry(
  act: Parameters<typeof setDisc>[0] & { readonly now: number },
  { personId, entry }: Pick<HeldManual, 'personId' | 'entry'>,
): Promise<void> {
  if (!entry) return;
  await act.db
    .deleteFrom('manual_entry')
    .where('tenant_id', '=', act.tenant.id)
    .where('person_id', '=', personId)
    .execute();
  await dropFile(act, entry.file_key);
  if (entry.disc !== null) await setDisc(act, personId, null);
}

/** Returns 128 random bits as 32 hexadecimal digits. */
function newKey(): string {
  return randomBytes(16).toString('hex');
}
