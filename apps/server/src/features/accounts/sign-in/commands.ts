import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import { said } from '@bellwether/domain/shared/said';
import { type SqlBool, sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { networkOf } from '#platform/http/network.ts';
import type { Visitor } from '#platform/http/route.ts';
import { LimiterByKey } from '#platform/queue/limiter.ts';
import { HttpProblem, secondStepAsked } from '#platform/refusal/problem.ts';
import { moved } from '#platform/session/company-rest.ts';
import { asPerson, type CheckedProof } from '#platform/session/gate.ts';
import { tooManySignIns } from '#platform/session/password.ts';
import type { Scope } from '#platform/session/scope.ts';
import { mintToken } from '#platform/session/token.ts';
import { findTenant } from '../../tenant/access.ts';
import { passwordRightOf } from '../access.password.ts';
import { findAccount } from '../queries.ts';
import { beginSecondStep } from '../second-step/commands.begin.ts';
import { accountWords } from '../words.ts';
import { beginAttempt, type CountedAttempt, endRightAttempt, takeBack } from './commands.attempt.ts';
import { deviceName, hashOfDevice, rememberDevice } from './commands.device.ts';
import { orRecorded, recordFailedSignIn } from './commands.failed.ts';
import { takeFromAddress } from './statements.counters.ts';

const refused = () => new HttpProblem(401, said(accountWords, 'sign_in_refused'));

/** 429 for an address that failed too often, with the time until the next attempt. */
export const tooManyAttempts = (retryAfterSeconds: number) =>
  new HttpProblem(429, said(accountWords, 'too_many_attempts'), { retryAfterSeconds });

/**
 * The company of a call without a session: the one that it names, else the host's, else the configured one
 * (accounts.11).
 */
export function subdomainAsked(
  context: ServerContext,
  visitor: Visitor,
  domain: string | undefined,
): string | undefined {
  return domain?.toLowerCase() || (context.subdomainOf(visitor.host) ?? context.config.defaultTenant);
}

// An attempt counts as a failure until it has succeeded. Run two at a time, so that many people of an office
// who sign in at nine do not look like an attack.
const turns = new LimiterByKey({ atOnce: 2, waiting: 200, full: tooManySignIns });

interface AskedSignIn {
  readonly userName: string;
  readonly password: string;
  readonly domain: string | undefined;
  /** The secret of the browser. */
  readonly device: string | undefined;
}

/**
 * Signs in and returns the result of `present` for the new session, in its transaction (accounts.2).
 * @throws HttpProblem 409 that asks for the second step, if the person has one (accounts.19); 401 with one sentence for every
 * failure, after the same work, also if the password was replaced meanwhile; 429 with `Retry-After` if
 *   the address failed too often.
 */
export async function signIn<T>(
  context: ServerContext,
  visitor: Visitor,
  asked: AskedSignIn,
  present: (scope: Scope, token: string) => Promise<T>,
): Promise<T> {
  return turns.run(networkOf(visitor.address), () => attempt(context, visitor, asked, present));
}

async function attempt<T>(
  context: ServerContext,
  visitor: Visitor,
  asked: AskedSignIn,
  present: (scope: Scope, token: string) => Promise<T>,
): Promise<T> {
  const { address, now } = visitor;
  const subdomain = subdomainAsked(context, visitor, asked.domain);
  const tenant = await inTenant(context.pool, 0, async (db) => {
    const found = await findTenant(db, subdomain);
    const waitSeconds = found ? 0 : await takeFromAddress(db, address, now);
    if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
    return found;
  });
  if (tenant?.held === 'moved') throw moved();
  if (tenant && !tenant.isActive) throw new HttpProblem(401, said(accountWords, 'tenant_deactivated'));
  if (!tenant) {
    await context.hasher.verify(undefined, asked.password);
    throw refused();
  }

  const emailKey = emailKeyOf(asked.userName);
  const deviceHash = hashOfDevice(asked.device);
  const { found, counted } = await inTenant(context.pool, tenant.id, async (db) => {
    const account = await findAccount(db, { tenantId: tenant.id, emailKey, deviceHash, now });
    const device = account?.isKnownDevice ? deviceName(deviceHash) : undefined;
    const isJustUnlocked = account?.isJustUnlocked ?? false;
    const asking = { tenantId: tenant.id, email: emailKey, address, now, device, isJustUnlocked };
    return { found: account, counted: await beginAttempt(db, asking) };
  });
  const { isAllowed, waitSeconds, isJustUnlocked } = counted;
  if (waitSeconds > 0 && !isJustUnlocked) throw tooManyAttempts(waitSeconds);
  // Hash without a connection, because a few hundred people may sign in within the same minute.
  const isRight = await orTakenBack(
    context,
    counted,
    context.hasher.verify(isAllowed ? found?.passwordHash : undefined, asked.password),
  );
  if (!isRight || !found) {
    const failed = { tenantId: tenant.id, personId: found?.personId ?? null, isLocked: !isAllowed };
    await recordFailedSignIn(context, visitor, failed);
    // A slowed address must not learn from a wrong password that this account was just unlocked.
    throw waitSeconds > 0 ? tooManyAttempts(waitSeconds) : refused();
  }
  const proof: CheckedProof = {
    table: 'credential',
    isUnchanged: sql<SqlBool>`proof.password_hash = ${found.passwordHash} and person.email_key = ${emailKey}`,
    refused,
  };
  const whose = { tenantId: tenant.id, personId: found.personId };
  const signedIn = asPerson(context, { ...visitor, ...whose, proof }, async (scope) => {
    await endRightAttempt(scope.db, counted);
    await usePassword(scope);
    const secondStep = await beginSecondStep(scope);
    if (secondStep) return { secondStep };
    const token = await startSession(scope, visitor.userAgent);
    await rememberDevice(scope, asked.device);
    await recordEvent(scope, { kind: 'account.signed_in', subjectId: scope.person.id, detail: {} });
    return { session: await present(scope, token) };
  });
  const { session, secondStep } = await orTakenBack(
    context,
    counted,
    orRecorded(context, visitor, whose, signedIn),
  );
  // After the commit, because the second step must find what it begins with.
  if (secondStep) throw secondStepAsked(secondStep);
  return session;
}

/**
 * Runs `step` and returns its result. If `step` fails, the attempt is no longer counted, because the password was not
 * checked or was right. A wrong password stays counted whatever happens afterwards.
 */
async function orTakenBack<T>(context: ServerContext, counted: CountedAttempt, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    await inTenant(context.pool, counted.tenantId, (db) => takeBack(db, counted)).catch((err: Error) =>
      context.log.warn({ err }, 'a sign-in that failed here stays counted'),
    );
    throw error;
  }
}

/**
 * Lets the acting person in by their password or a passkey, unless the company's people sign in elsewhere (accounts.17). Each use
 * by one of the people who keep theirs is an event, of which all org admins hear.
 * @throws HttpProblem 401 for everybody else; only somebody who knows the password or has the passkey learns why.
 */
export async function usePassword(scope: Scope): Promise<void> {
  const isKept = await demandOwnWay(scope);
  if (isKept)
    await recordEvent(scope, {
      kind: 'account.break_glass_used',
      subjectId: scope.person.id,
      detail: {},
    });
}

/**
 * Returns whether the acting person is one of those who keep their password while a provider is enforced.
 * @throws HttpProblem 401 for everybody else while one is.
 */
export async function demandOwnWay(scope: Scope): Promise<boolean> {
  const { enforced, isBreakGlass } = await passwordRightOf(scope);
  if (enforced === undefined) return false;
  if (!isBreakGlass) throw new HttpProblem(401, said(accountWords, 'sign_in_elsewhere', enforced));
  return true;
}

/** At which provider a session was signed in. */
export interface SignedInBy {
  readonly providerId: number;
  readonly issuer: string | null;
  readonly subject: string | null;
  readonly session: string | null;
  /** When the provider asked the person, in epoch milliseconds; null: it does not say, so nothing proves presence. */
  readonly provenAt: number | null;
}

/** Starts a session of the acting person and returns its token; only its hash is stored. `by`: absent for a password. */
export async function startSession(scope: Scope, userAgent: string, by?: SignedInBy): Promise<string> {
  const { token, secretHash } = mintToken(scope.tenant.id);
  const now = timestamp(scope.now);
  await scope.db
    .insertInto('session')
    .values({
      tenant_id: scope.tenant.id,
      person_id: scope.person.id,
      secret_hash: secretHash,
      created_at: now,
      last_seen_at: now,
      password_at: by ? timestamp(by.provenAt ?? 0) : now,
      user_agent: userAgent,
      ...(by && {
        provider_id: by.providerId,
        provider_issuer: by.issuer,
        provider_subject: by.subject,
        provider_session: by.session,
      }),
    })
    .execute();
  return token;
}

/** Ends the session of this request. Every node reads the session again at the next request. */
export async function signOut(scope: Scope): Promise<void> {
  await scope.db
    .updateTable('session')
    .set({ ended_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', scope.principal.id)
    .execute();
  await recordEvent(scope, { kind: 'account.signed_out', subjectId: scope.person.id, detail: {} });
}
