import type { PasskeyAnswer } from '@bellwether/contract/accounts/passkeys';
import { said } from '@bellwether/domain/shared/said';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import type { PasskeySite } from './access.site.ts';
import { lockPasskey, type PasskeyRow, type Purpose, takeChallenge } from './statements.ts';
import { passkeyWords } from './words.ts';

/** Loaded at the first passkey. */
export const webauthn = () => import('@simplewebauthn/server');

export const refusedPasskey = (cause?: unknown) =>
  Object.assign(new HttpProblem(400, said(passkeyWords, 'passkey_refused')), { cause });

/** Reads the origin and the challenge that the browser signed. @throws HttpProblem 400 if it is none. */
export function clientDataOf(clientData: string): { readonly origin: string; readonly challenge: string } {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    const { origin, challenge } = read as Readonly<Record<string, unknown>>;
    if (typeof origin === 'string' && typeof challenge === 'string') return { origin, challenge };
  } catch (error) {
    throw refusedPasskey(error);
  }
  throw refusedPasskey();
}

interface AskedCheck {
  readonly tenantId: number;
  readonly purpose: Exclude<Purpose, 'add'>;
  /** Null: whoever signs in. */
  readonly personId: number | null;
  readonly now: number;
  readonly site: PasskeySite;
  readonly answer: PasskeyAnswer;
}

/**
 * Checks the answer of a passkey: the challenge was asked here for this purpose and works once, the page is of this
 * company's host, the signature is right, and the counter has grown. Returns the passkey.
 * As second step a touch is enough; alone and in place of the password it must prove its person, too.
 * @throws HttpProblem 400 for every failure.
 */
export async function checkPasskey(db: Queries, asked: AskedCheck): Promise<PasskeyRow> {
  const { tenantId, purpose, personId, now, site, answer } = asked;
  const { origin, challenge } = clientDataOf(answer.ClientData);
  const isAsked = await takeChallenge(db, challenge, { tenantId, purpose, personId, now });
  const passkey = await lockPasskey(db, { tenantId, credentialId: answer.Id, personId });
  if (!isAsked || !passkey || !site.accepts(origin)) throw refusedPasskey();
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: {
      id: answer.Id,
      rawId: answer.Id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: answer.ClientData,
        authenticatorData: answer.AuthenticatorData,
        signature: answer.Signature,
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: site.host,
    requireUserVerification: purpose !== 'second_step',
    credential: {
      id: answer.Id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.signCount),
    },
  }).catch((error: unknown) => {
    throw refusedPasskey(error);
  });
  if (!verified.verified) throw refusedPasskey();
  await db
    .updateTable('passkey')
    .set({ sign_count: verified.authenticationInfo.newCounter, last_used_at: timestamp(now) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', passkey.id)
    .execute();
  return passkey;
}
