import type { NewPasskeyQuestion } from '@bellwether/contract/accounts/passkeys';
import { secondStepLimits } from '@bellwether/domain/accounts/second-step/second-step';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import { lockActingPerson, lockActingSession } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandAnotherStep } from '../second-step/access.ts';
import { firstRecoveryCodes } from '../second-step/commands.recovery.ts';
import type { PasskeySite } from './access.site.ts';
import { clientDataOf, refusedPasskey, webauthn } from './commands.check.ts';
import { makeChallenge, passkeysOf, takeChallenge } from './statements.ts';
import { passkeyWords } from './words.ts';

const mine = ({ tenant, person }: Scope) => ({ tenantId: tenant.id, personId: person.id });

/** Returns what a new passkey is made of. @throws HttpProblem 409 that asks for the password, or at the limit. */
export async function askNewPasskey(scope: Scope, site: PasskeySite): Promise<NewPasskeyQuestion> {
  demandFreshProof(scope);
  const { db, tenant, person, now } = scope;
  const known = await passkeysOf(db, mine(scope));
  if (known.length >= secondStepLimits.passkeys) throw conflict(passkeyWords, 'too_many_passkeys');
  return {
    Challenge: await makeChallenge(db, { ...mine(scope), purpose: 'add', now }),
    Host: site.host,
    Company: tenant.name,
    UserId: Buffer.from(`${tenant.id}.${person.id}`).toString('base64url'),
    UserName: person.email,
    DisplayName: person.name,
    Known: known.map(({ credentialId, transports }) => ({
      Id: credentialId.toString('base64url'),
      Transports: [...transports],
    })),
  };
}

interface NewPasskey {
  readonly name: string;
  readonly answer: {
    readonly Id: string;
    readonly ClientData: string;
    readonly Attestation: string;
    readonly Transports: readonly string[];
  };
  readonly site: PasskeySite;
}

/**
 * Adds a passkey. Returns its id and, with the first second step, recovery codes.
 * @throws HttpProblem 400 for a wrong answer, 409 at the limit and for a passkey that is known.
 */
export async function addPasskey(
  scope: Scope,
  { name, answer, site }: NewPasskey,
): Promise<{ id: number; recoveryCodes: string[] }> {
  demandFreshProof(scope);
  const { db, tenant, person, now } = scope;
  const { origin, challenge } = clientDataOf(answer.ClientData);
  const isAsked = await takeChallenge(db, challenge, { ...mine(scope), purpose: 'add', now });
  if (!isAsked || !site.accepts(origin)) throw refusedPasskey();
  await lockActingSession(scope);
  const known = await passkeysOf(db, mine(scope));
  if (known.length >= secondStepLimits.passkeys) throw conflict(passkeyWords, 'too_many_passkeys');
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: answer.Id,
      rawId: answer.Id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: answer.ClientData, attestationObject: answer.Attestation },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: site.host,
    requireUserVerification: false,
  }).catch((error: unknown) => {
    throw refusedPasskey(error);
  });
  if (!verified) throw refusedPasskey();
  const { credential } = registrationInfo;
  const row = await db
    .insertInto('passkey')
    .values({
      tenant_id: tenant.id,
      person_id: person.id,
      credential_name: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      sign_count: credential.counter,
      transports: [...answer.Transports],
      name,
      created_at: timestamp(now),
    })
    .onConflict((on) => on.columns(['tenant_id', 'credential_name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw conflict(passkeyWords, 'passkey_known');
  await recordEvent(scope, {
    kind: 'account.passkey_added',
    subjectId: person.id,
    detail: { passkey: row.id },
  });
  return { id: row.id, recoveryCodes: await firstRecoveryCodes(scope) };
}

/** Removes an own passkey. @throws HttpProblem 404 for another person's, 409 if it is the last step that is required. */
export async function removePasskey(scope: Scope, id: number): Promise<void> {
  demandFreshProof(scope);
  await lockActingPerson(scope);
  const { numDeletedRows } = await scope.db
    .deleteFrom('passkey')
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', scope.person.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  await demandAnotherStep(scope);
  await recordEvent(scope, {
    kind: 'account.passkey_removed',
    subjectId: scope.person.id,
    detail: { passkey: id },
  });
}
