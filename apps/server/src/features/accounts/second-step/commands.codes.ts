import type { Config } from '#platform/config/config.ts';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { badField, conflict, notFound } from '#platform/refusal/problem.ts';
import { seal, unseal } from '#platform/secrets/seal.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import { lockActingPerson, lockActingSession } from '#platform/session/locks.ts';
import { base32, newSecret, setUpAddress, stepOfCode } from '#platform/session/one-time-code.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandAnotherStep } from './access.ts';
import { firstRecoveryCodes } from './commands.recovery.ts';
import { secondStepWords } from './words.ts';

/** Makes a secret, which counts from its first code on. @throws HttpProblem 409 if codes are on. */
export async function beginCodes(scope: Scope, config: Config): Promise<{ Secret: string; Uri: string }> {
  demandFreshProof(scope);
  const { db, tenant, person } = scope;
  await lockActingSession(scope);
  const secret = newSecret();
  const sealed = {
    sealed_secret: seal(config, 'second_step.sealed_secret', secret.toString('base64')),
    last_step: 0,
  };
  const row = await db
    .insertInto('second_step')
    .values({ tenant_id: tenant.id, person_id: person.id, ...sealed })
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'person_id'])
        .doUpdateSet(sealed)
        .where('second_step.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst();
  if (!row) throw conflict(secondStepWords, 'codes_are_on');
  return { Secret: base32(secret), Uri: setUpAddress(secret, { company: tenant.name, email: person.email }) };
}

/** Switches codes on by the first code. Returns recovery codes with the first second step. */
export async function confirmCodes(scope: Scope, config: Config, code: string): Promise<string[]> {
  demandFreshProof(scope);
  const { db, tenant, person, now } = scope;
  await lockActingSession(scope);
  const of = { tenantId: tenant.id, personId: person.id, now };
  const isBegun = await db
    .selectFrom('second_step')
    .select('confirmed_at')
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  if (!isBegun) throw conflict(secondStepWords, 'codes_not_begun');
  if (isBegun.confirmed_at !== null) throw conflict(secondStepWords, 'codes_are_on');
  if (!(await takeCode(db, config, of, code))) throw badField('Code', secondStepWords, 'code_wrong');
  await db
    .updateTable('second_step')
    .set({ confirmed_at: timestamp(now) })
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .execute();
  await recordEvent(scope, { kind: 'account.codes_switched_on', subjectId: person.id, detail: {} });
  return firstRecoveryCodes(scope);
}

/** Switches codes off. @throws HttpProblem 404 if they are off, 409 if this is the last step that is required. */
export async function removeCodes(scope: Scope): Promise<void> {
  demandFreshProof(scope);
  await lockActingPerson(scope);
  const { numDeletedRows } = await scope.db
    .deleteFrom('second_step')
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', scope.person.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  await demandAnotherStep(scope);
  await recordEvent(scope, { kind: 'account.codes_switched_off', subjectId: scope.person.id, detail: {} });
}

/** Uses up a code of the person's application: one of its step or of an earlier one never counts again. */
export async function takeCode(
  db: Queries,
  config: Config,
  { tenantId, personId, now }: { tenantId: number; personId: number; now: number },
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('second_step')
    .select(['sealed_secret', 'last_step'])
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  const typed = code.replace(/\s/g, '');
  if (!row || !/^\d{6}$/.test(typed)) return false;
  const step = stepOfCode(Buffer.from(unseal(config, row.sealed_secret), 'base64'), typed, now);
  if (step === undefined || step <= Number(row.last_step)) return false;
  await db
    .updateTable('second_step')
    .set({ last_step: step })
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .execute();
  return true;
}
