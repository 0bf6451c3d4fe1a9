import type { PasskeyAnswer, PasskeyQuestion } from '@bellwether/contract/accounts/passkeys';
import { said } from '@bellwether/domain/shared/said';
import { type SqlBool, sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Visitor } from '#platform/http/route.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { asPerson, type CheckedProof } from '#platform/session/gate.ts';
import type { Scope } from '#platform/session/scope.ts';
import { companyAt } from '../../tenant/access.ts';
import { demandProofHere } from '../access.password.ts';
import { rememberDevice } from '../sign-in/commands.device.ts';
import { orRecorded, recordFailedSignIn } from '../sign-in/commands.failed.ts';
import { startSession, subdomainAsked, tooManyAttempts, usePassword } from '../sign-in/commands.ts';
import { giveBackToAddress, takeFromAddress } from '../sign-in/statements.counters.ts';
import { type PasskeySite, siteOf } from './access.site.ts';
import { checkPasskey, refusedPasskey } from './commands.check.ts';
import { makeChallenge, passkeysOf } from './statements.ts';
import { passkeyWords } from './words.ts';

const refused = () => new HttpProblem(401, said(passkeyWords, 'passkey_unknown'));

/** Returns the site of a request. @throws HttpProblem 400 for a host that has no passkeys. */
export function demandSite({ config }: ServerContext, host: string): PasskeySite {
  const site = siteOf(config, host);
  if (!site) throw refusedPasskey();
  return site;
}

/** Returns the active company of a visitor. @throws HttpProblem 401 for an unknown one. */
async function companyOf(context: ServerContext, visitor: Visitor, domain: string | undefined) {
  const tenant = await companyAt(context, subdomainAsked(context, visitor, domain));
  if (!tenant?.isActive) throw refused();
  return tenant;
}

/** Returns what a passkey signs to sign in; whose it is, nobody has said yet. */
export async function askPasskey(
  context: ServerContext,
  visitor: Visitor,
  domain: string | undefined,
): Promise<PasskeyQuestion> {
  const site = demandSite(context, visitor.host);
  const { id: tenantId } = await companyOf(context, visitor, domain);
  const asked = { tenantId, purpose: 'sign_in', personId: null, now: visitor.now } as const;
  const Challenge = await inTenant(context.pool, tenantId, (db) => makeChallenge(db, asked));
  return { Challenge, Host: site.host, Allowed: [] };
}

interface AskedSignIn {
  readonly answer: PasskeyAnswer;
  readonly domain: string | undefined;
  readonly device: string | undefined;
}

/**
 * Signs in by a passkey alone: it proves the device and its person, so no second step follows (accounts.18).
 * @throws HttpProblem 401 with one sentence for every failure, and as `usePassword` does.
 */
export async function signInByPasskey<T>(
  context: ServerContext,
  visitor: Visitor,
  { answer, domain, device }: AskedSignIn,
  present: (scope: Scope, token: string) => Promise<T>,
): Promise<T> {
  const { address, now, userAgent } = visitor;
  const site = demandSite(context, visitor.host);
  const { id: tenantId } = await companyOf(context, visitor, domain);
  // Counts as a failure of the address until it succeeds, as a password does.
  const waitSeconds = await inTenant(context.pool, 0, (db) => takeFromAddress(db, address, now));
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  const { id, personId } = await inTenant(context.pool, tenantId, async (db) => {
    const found = await checkPasskey(db, { tenantId, purpose: 'sign_in', personId: null, now, site, answer });
    // Whatever follows, the passkey was right.
    await giveBackToAddress(db, address);
    return found;
  }).catch(async (error: unknown) => {
    if (!(error instanceof HttpProblem)) throw error;
    await recordFailedSignIn(context, visitor, { tenantId, personId: null });
    throw refused();
  });
  const isUnchanged = sql<SqlBool>`proof.id = ${id}`;
  const proof: CheckedProof = { table: 'passkey', isUnchanged, refused };
  const signedIn = asPerson(context, { ...visitor, tenantId, personId, proof }, async (scope) => {
    await usePassword(scope);
    const token = await startSession(scope, userAgent);
    await rememberDevice(scope, device);
    await recordEvent(scope, { kind: 'account.signed_in', subjectId: personId, detail: {} });
    return present(scope, token);
  });
  return orRecorded(context, visitor, { tenantId, personId }, signedIn);
}

/** Returns what an own passkey signs in place of the password. */
export async function askConfirming(scope: Scope, site: PasskeySite): Promise<PasskeyQuestion> {
  const { db, tenant, person, now } = scope;
  const mine = { tenantId: tenant.id, personId: person.id };
  const known = await passkeysOf(db, mine);
  return {
    Challenge: await makeChallenge(db, { ...mine, purpose: 'confirm', now }),
    Host: site.host,
    Allowed: known.map(({ credentialId, transports }) => ({
      Id: credentialId.toString('base64url'),
      Transports: [...transports],
    })),
  };
}

/**
 * Confirms by an own passkey that the person is present, as the password does (accounts.7).
 * @throws HttpProblem 409 as `demandProofHere` does, 400 as `checkPasskey` does.
 */
export async function confirmByPasskey(
  scope: Scope,
  answer: PasskeyAnswer,
  site: PasskeySite,
): Promise<void> {
  const { db, tenant, person, now, principal } = scope;
  await demandProofHere(scope);
  await checkPasskey(db, { tenantId: tenant.id, personId: person.id, purpose: 'confirm', now, site, answer });
  await db
    .updateTable('session')
    .set({ password_at: timestamp(now) })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', principal.id)
    .execute();
  await recordEvent(scope, { kind: 'account.passkey_confirmed', subjectId: person.id, detail: {} });
}
