import { isDeepStrictEqual } from 'node:util';
import type { Counts } from '@bellwether/contract/endpoint';
import { sql } from 'kysely';
import type pg from 'pg';
import { inOnePacket, type Queries } from '../database/driver.ts';
import type { Access } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';
import { unauthorized } from '../http/problem.ts';
import {
  type ActingRow,
  actingColumns,
  actingTables,
  isActive,
  type Request,
  scopeOf,
  type TenantRow,
  tenantColumns,
  tenantOf,
} from './acting.ts';
import type { Scope, TenantScope } from './scope.ts';
import type { TenantCache } from './tenant-cache.ts';
import type { SecretToken } from './token.ts';
import { countingWrite, tooManyWrites } from './write-count.ts';

const seenInterval = 60_000;

export interface GateContext {
  pool: pg.Pool;
  cache: TenantCache;
}

/**
 * Opens the request's transaction, mints its scope from the token and counts the call if it is a write, all
 * in one statement.
 * @throws HttpProblem 401 for a token that is unknown, ended or idle too long, and for a deactivated person
 *   or company; 429 if the person has no such write left in this hour.
 */
export async function withSession<T>(
  context: GateContext,
  request: SessionRequest,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const { tenantId, secretHash } = request.token;
  const key = `session ${secretHash.toString('base64')}`;
  const known = request.counts === 'read' ? context.cache.get<SessionRow>(key, tenantId) : undefined;
  const { row, value } = known
    ? await readAsBefore(context, request, known, work).catch((error: unknown) => {
        if (error instanceof ReadAgain) return askFirst(context, request, work);
        throw error;
      })
    : await askFirst(context, request, work);
  context.cache.set(key, tenantId, row);
  if (request.now - row.last_seen_at >= seenInterval)
    rememberSeen(context, tenantId, row.session_id, request.now);
  return value;
}

interface SessionRequest extends Request {
  readonly token: SecretToken;
  readonly subdomain: string | undefined;
  readonly counts: Counts;
}

/** The session's row as the database has it, and what `work` returned. */
interface Asked<T> {
  readonly row: SessionRow;
  readonly value: T;
}

/** Reads the session's row, then runs `work` with it. */
async function askFirst<T>(
  context: GateContext,
  request: SessionRequest,
  work: (scope: Scope) => Promise<T>,
): Promise<Asked<T>> {
  return inCachedTenant(context, request.token.tenantId, async (db) => {
    const row = await sessionRow(request, db);
    return { row, value: await work(scopeOf(row, sessionOf(row), request, db, context.cache)) };
  });
}

/** Thrown so that the work runs again with the session's present row. */
class ReadAgain extends Error {}

const writeRefused = '25006';

/**
 * Runs a read with the session's row of an earlier request, so that its first statement travels with the one
 * that reads the row now (docs/decisions/0022).
 * @throws ReadAgain if the row has changed, or if the read has to write first (a new quarter).
 */
async function readAsBefore<T>(
  context: GateContext,
  request: SessionRequest,
  known: SessionRow,
  work: (scope: Scope) => Promise<T>,
): Promise<Asked<T>> {
  return inCachedTenant(
    context,
    request.token.tenantId,
    async (db) => {
      const [asked, worked] = await inOnePacket(
        db,
        () => outcomeOf(() => sessionRow(request, db)),
        () => outcomeOf(() => work(scopeOf(known, sessionOf(known), request, db, context.cache))),
      );
      // Whether the session holds comes first: what `work` found wrong is not for a stranger.
      if (asked.status === 'rejected') throw asked.reason;
      if (!isSame(asked.value, known)) throw new ReadAgain();
      if (worked.status === 'fulfilled') return { row: asked.value, value: worked.value };
      throw (worked.reason as { code?: string }).code === writeRefused ? new ReadAgain() : worked.reason;
    },
    'read only',
  );
}

/** Also turns an error that is thrown before the first `await` into an outcome. */
async function outcomeOf<T>(work: () => Promise<T>): Promise<PromiseSettledResult<T>> {
  const [outcome] = await Promise.allSettled([Promise.resolve().then(work)]);
  return outcome;
}

async function sessionRow(request: SessionRequest, db: Queries): Promise<SessionRow> {
  const { token, counts } = request;
  const now = sql`${new Date(request.now).toISOString()}::timestamptz`;
  const acting = sql<SessionRow>`
    select ${actingColumns}, session.id as session_id, session.last_seen_at, session.password_at
    from ${actingTables}
    join session on session.tenant_id = person.tenant_id and session.person_id = person.id
    where ${isActive} and session.tenant_id = ${token.tenantId} and session.secret_hash = ${token.secretHash}
      and session.ended_at is null
      and session.last_seen_at > ${now} - make_interval(days => setting.session_idle_days)
      and session.created_at > ${now} - make_interval(days => setting.session_days)`;
  const counted =
    counts === 'read' || counts === 'nothing' ? acting : countingWrite(acting, counts, request.now);
  const [row] = (await counted.execute(db)).rows;
  if (!row) throw unauthorized();
  if (row.is_counted === false) throw tooManyWrites(request.now);
  if (request.subdomain !== undefined && request.subdomain !== row.subdomain) throw unauthorized();
  return row;
}

function sessionOf({ session_id, password_at }: SessionRow) {
  return { id: session_id, passwordAt: password_at };
}

/** Compares what scopes are made of. */
function isSame(one: SessionRow, other: SessionRow): boolean {
  return isDeepStrictEqual(scopeParts(one), scopeParts(other));
}

function scopeParts({ last_seen_at: _, is_counted: __, ...parts }: SessionRow) {
  return parts;
}

/**
 * Runs `work` with the scope of a person who has no session yet: for signing in and accepting an invitation.
 * @throws HttpProblem 401 without such an active person.
 */
export async function asPerson<T>(
  context: GateContext,
  request: Request & { tenantId: number; personId: number },
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return inCachedTenant(context, request.tenantId, async (db) => {
    const { rows } = await sql<ActingRow>`select ${actingColumns} from ${actingTables}
      where ${isActive} and person.tenant_id = ${request.tenantId} and person.id = ${request.personId}`.execute(
      db,
    );
    const [row] = rows;
    if (!row) throw unauthorized();
    const session = { id: 0, passwordAt: request.now };
    return work(scopeOf(row, session, request, db, context.cache));
  });
}

const foreignKeyViolation = '23503';

/**
 * Runs a transaction that may use cached ids. A foreign key violation can mean that a restored database lacks
 * these ids, so it clears the cache for the next request.
 */
async function inCachedTenant<T>(
  { pool, cache }: GateContext,
  tenantId: number,
  work: (db: Queries) => Promise<T>,
  access?: Access,
): Promise<T> {
  try {
    return await inTenant(pool, tenantId, work, access);
  } catch (error) {
    if ((error as { code?: string }).code === foreignKeyViolation) cache.drop(tenantId);
    throw error;
  }
}

/**
 * Runs `work` in a transaction of the tenant without a person, for the application's own work. Returns
 * undefined without running it if the company is not active.
 */
export async function asTenant<T>(
  context: GateContext,
  request: Request & { tenantId: number },
  work: (scope: TenantScope) => Promise<T>,
): Promise<T | undefined> {
  return inCachedTenant(context, request.tenantId, async (db) => {
    const { rows } = await sql<TenantRow>`select ${tenantColumns} from tenant
      join tenant_setting setting on setting.tenant_id = tenant.id
      where tenant.id = ${request.tenantId} and tenant.is_active`.execute(db);
    const [row] = rows;
    if (!row) return undefined;
    const { now, requestId } = request;
    const scope: Omit<TenantScope, symbol> = {
      tenant: tenantOf(row),
      now,
      requestId,
      db,
      cache: context.cache,
    };
    return work(scope as TenantScope);
  });
}

type SessionRow = ActingRow & {
  session_id: number;
  last_seen_at: number;
  password_at: number;
  is_counted?: boolean;
};

// Write outside the request and at most once a minute, so that reads do not wait. A lost write costs one
// minute of idle time.
function rememberSeen(context: GateContext, tenantId: number, sessionId: number, now: number): void {
  inTenant(context.pool, tenantId, (db) =>
    db
      .updateTable('session')
      .set({ last_seen_at: new Date(now).toISOString() })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sessionId)
      .where(
        'last_seen_at',
        '<',
        sql<number>`${new Date(now - seenInterval / 2).toISOString()}::timestamptz` as never,
      )
      .execute(),
  ).catch((error: Error) => context.pool.emit('error', error, undefined as never));
}
