import { hash, randomInt } from 'node:crypto';
import {
  recoveryAlphabet,
  recoveryCodeForm,
  secondStepLimits,
} from '@bellwether/domain/accounts/second-step/second-step';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { conflict } from '#platform/refusal/problem.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import { lockActingSession } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { secondStepOf, waysOf } from './queries.ts';
import { secondStepWords } from './words.ts';

// 31 letters to the tenth: 49 bits, tried at most ten times before a lock.
const letters = () =>
  Array.from({ length: 5 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');

const hashOf = (code: string) => hash('sha256', code.replace('-', ''), 'buffer');

/** Returns recovery codes if the acting person has none yet; else an empty list. */
export async function firstRecoveryCodes(scope: Scope): Promise<string[]> {
  const { recoveryCodesLeft } = await secondStepOf(scope.db, {
    tenantId: scope.tenant.id,
    personId: scope.person.id,
  });
  return recoveryCodesLeft > 0 ? [] : makeCodes(scope);
}

/** Returns new recovery codes; the former ones end. @throws HttpProblem 409 without a second step. */
export async function renewRecoveryCodes(scope: Scope): Promise<string[]> {
  demandFreshProof(scope);
  await lockActingSession(scope);
  const state = await secondStepOf(scope.db, { tenantId: scope.tenant.id, personId: scope.person.id });
  if (waysOf(state).length === 0) throw conflict(secondStepWords, 'no_second_step');
  return makeCodes(scope);
}

/** Makes codes that are shown once; only their hashes are stored. */
async function makeCodes(scope: Scope): Promise<string[]> {
  const { db, tenant, person } = scope;
  const codes = Array.from({ length: secondStepLimits.recoveryCodes }, () => `${letters()}-${letters()}`);
  await db
    .deleteFrom('recovery_code')
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ tenant_id: tenant.id, person_id: person.id, code_hash: hashOf(code) })))
    .execute();
  await recordEvent(scope, { kind: 'account.recovery_codes_made', subjectId: person.id, detail: {} });
  return codes;
}

/** Uses up a recovery code; false if it is none of the person's, or was used. */
export async function takeRecoveryCode(
  db: Queries,
  { tenantId, personId, now }: { tenantId: number; personId: number; now: number },
  typed: string,
): Promise<boolean> {
  const code = typed.trim().toLowerCase();
  if (!recoveryCodeForm.test(code)) return false;
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: timestamp(now) })
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
