import { emailKeyOf } from '@bellwether/domain/people/email';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEvent, recordEventIn } from '#platform/events/record-event.ts';
import { networkOf } from '#platform/http/network.ts';
import { HttpProblem, sayRefusal } from '#platform/http/problem.ts';
import type { Visitor } from '#platform/http/route.ts';
import { asPerson } from '#platform/session/gate.ts';
import type { Scope } from '#platform/session/scope.ts';
import { mintToken } from '#platform/session/token.ts';
import { createTurnsByKey } from '#platform/session/turns.ts';
import { findTenant } from '../tenant/access.ts';
import { findAccount } from './queries.ts';
import {
  clearAttempts,
  countAttempt,
  giveBackToAddress,
  takeAttemptBack,
  takeFromAddress,
} from './statements.ts';
import { accountWords } from './words.ts';

const refused = () => new HttpProblem(401, sayRefusal(accountWords, 'sign_in_refused'));

/** 429 for an address that failed too often, with the time until the next attempt. */
export const tooManyAttempts = (retryAfterSeconds: number) =>
  new HttpProblem(429, sayRefusal(accountWords, 'too_many_attempts'), { retryAfterSeconds });

/** The company of a call without a session: the one that it names, else the host's, else the configured one (decisions §6). */
export function subdomainAsked(
  context: ServerContext,
  visitor: Visitor,
  domain: string | undefined,
): string | undefined {
  return domain?.toLowerCase() || (context.subdomainOf(visitor.host) ?? context.config.defaultTenant);
}

// An attempt counts as a failure until it has succeeded. Run two at a time, so that many people of an office
// who sign in at nine do not look like an attack.
const turnsOf = createTurnsByKey(2);

/**
 * Signs in and returns the result of `present` for the new session, in its transaction (decisions §6).
 * @throws HttpProblem 401 with one sentence for every failure, after the same work; 429 with `Retry-After` if
 *   the address failed too often.
 */
export async function signIn<T>(
  context: ServerContext,
  visitor: Visitor,
  asked: { userName: string; password: string; domain: string | undefined },
  present: (scope: Scope, token: string) => Promise<T>,
): Promise<T> {
  return turnsOf(networkOf(visitor.address), () => attempt(context, visitor, asked, present));
}

async function attempt<T>(
  context: ServerContext,
  visitor: Visitor,
  asked: { userName: string; password: string; domain: string | undefined },
  present: (scope: Scope, token: string) => Promise<T>,
): Promise<T> {
  const subdomain = subdomainAsked(context, visitor, asked.domain);
  const { tenant, waitSeconds } = await inTenant(context.pool, 0, async (db) => {
    const [found, wait] = await Promise.all([
      findTenant(db, subdomain),
      takeFromAddress(db, visitor.address, visitor.now),
    ]);
    return { tenant: found, waitSeconds: wait };
  });
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  if (tenant && !tenant.isActive) throw new HttpProblem(401, sayRefusal(accountWords, 'tenant_deactivated'));
  const email = emailKeyOf(asked.userName);
  if (!tenant) {
    await context.hasher.verify(undefined, asked.password);
    throw refused();
  }

  const account = { tenantId: tenant.id, email, now: visitor.now };
  const [isCounted, found] = await inTenant(context.pool, tenant.id, (db) =>
    Promise.all([countAttempt(db, account), findAccount(db, { tenantId: tenant.id, emailKey: email })]),
  );
  // Hash without a connection, because a few hundred people may sign in within the same minute.
  const isRight = await orTakenBack(
    context,
    { visitor, account, isCounted },
    context.hasher.verify(isCounted ? found?.passwordHash : undefined, asked.password),
  );
  if (!isRight || !found) {
    await inTenant(context.pool, tenant.id, (db) =>
      recordEventIn(
        db,
        { tenantId: tenant.id, actorId: null, requestId: visitor.requestId, now: visitor.now },
        {
          kind: 'account.sign_in_failed',
          subjectId: found?.personId ?? null,
          detail: { isLocked: !isCounted },
        },
      ),
    );
    throw refused();
  }
  const act = { ...visitor, tenantId: tenant.id, personId: found.personId };
  const signedIn = asPerson(context, act, async (scope) => {
    await clearAttempts(scope.db, account);
    await giveBackToAddress(scope.db, visitor.address);
    const token = await startSession(scope, visitor.userAgent);
    await recordEvent(scope, { kind: 'account.signed_in', subjectId: scope.person.id, detail: {} });
    return present(scope, token);
  });
  return orTakenBack(context, { visitor, account, isCounted }, signedIn);
}

interface CountedAttempt {
  readonly visitor: Visitor;
  readonly account: { readonly tenantId: number; readonly email: string; readonly now: number };
  readonly isCounted: boolean;
}

/**
 * Runs `step` and returns its result. If `step` fails, the attempt is no longer counted against account and
 * address, because the password was not checked or was right.
 * A wrong password stays counted whatever happens afterwards.
 */
async function orTakenBack<T>(
  context: ServerContext,
  { visitor, account, isCounted }: CountedAttempt,
  step: Promise<T>,
): Promise<T> {
  try {
    return await step;
  } catch (error) {
    await inTenant(context.pool, account.tenantId, async (db) => {
      await giveBackToAddress(db, visitor.address);
      if (isCounted) await takeAttemptBack(db, account);
    }).catch((lost: Error) => context.pool.emit('error', lost, undefined as never));
    throw error;
  }
}

/** Starts a session of the acting person and returns its token; only its hash is stored. */
export async function startSession(scope: Scope, userAgent: string): Promise<string> {
  const { token, secretHash } = mintToken(scope.tenant.id);
  const now = new Date(scope.now).toISOString();
  await scope.db
    .insertInto('session')
    .values({
      tenant_id: scope.tenant.id,
      person_id: scope.person.id,
      secret_hash: secretHash,
      created_at: now,
      last_seen_at: now,
      password_at: now,
      user_agent: userAgent,
    })
    .execute();
  return token;
}

/** Ends the session of this request. Every node reads the session again at the next request. */
export async function signOut(scope: Scope): Promise<void> {
  await scope.db
    .updateTable('session')
    .set({ ended_at: new Date(scope.now).toISOString() })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', scope.sessionId)
    .execute();
  await recordEvent(scope, { kind: 'account.signed_out', subjectId: scope.person.id, detail: {} });
}
