import type { Counts } from '@bellwether/contract/endpoint';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Queries } from '../database/driver.ts';
import { instant, timestamp } from '../database/instant.ts';
import { inTenant } from '../database/transaction.ts';
import { unauthorized } from '../http/problem.ts';
import type { Log } from '../log/log.ts';
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

export interface TenantContext {
  pool: pg.Pool;
  cache: TenantCache;
  /** The log of what no answer reports; silent in commands. */
  log: Log;
}

/** A session with its acting person and company, as stored. */
type SessionRow = ActingRow & {
  session_id: number;
  last_seen_at: number;
  password_at: number;
};

type SessionRequest = Request & { token: SecretToken; subdomain: string | undefined; counts: Counts };

/**
 * Opens the request's transaction, mints its scope from the token and counts the call if it is a write, all
 * in one statement.
 * @throws HttpProblem 401 for a token that is unknown, ended or idle too long, and for a deactivated person
 *   or company; 429 if the person has no such write left in this hour.
 */
export async function withSession<T>(
  context: TenantContext,
  request: SessionRequest,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const { token } = request;
  let read: SessionRow | undefined;
  const result = await inCachedTenant(context, token.tenantId, async (db) => {
    read = await readSession(request, db);
    return work(scopeFor(context, request, read, db));
  });
  if (read) rememberSeen(context, request, read);
  return result;
}

/** @throws HttpProblem 401 and 429, as `withSession` does. */
async function readSession(request: SessionRequest, db: Queries): Promise<SessionRow> {
  const { token, counts } = request;
  const now = instant(request.now);
  const acting = sql<SessionRow & { is_counted?: boolean }>`
      select ${actingColumns}, session.id as session_id, session.last_seen_at, session.password_at
      from ${actingTables}
      join session on session.tenant_id = person.tenant_id and session.person_id = person.id
      where ${isActive} and session.tenant_id = ${token.tenantId} and session.secret_hash = ${token.secretHash}
        and session.ended_at is null
        and session.last_seen_at > ${now} - make_interval(days => setting.session_idle_days)
        and session.created_at > ${now} - make_interval(days => setting.session_days)`;
  const asked = counts === 'nothing' ? acting : countingWrite(acting, counts, request.now);
  const [row] = (await asked.execute(db)).rows;
  if (!row) throw unauthorized();
  if (row.is_counted === false) throw tooManyWrites(request.now);
  if (request.subdomain !== undefined && request.subdomain !== row.subdomain) throw unauthorized();
  return row;
}

function scopeFor(context: TenantContext, request: SessionRequest, row: SessionRow, db: Queries): Scope {
  return scopeOf(row, { id: row.session_id, passwordAt: row.password_at }, request, db, context.cache);
}

/**
 * Runs `work` with the scope of a person who has no session yet: for signing in and accepting an invitation.
 * @throws HttpProblem 401 without such an active person.
 */
export async function asPerson<T>(
  context: Pick<TenantContext, 'pool' | 'cache'>,
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
  { pool, cache }: Pick<TenantContext, 'pool' | 'cache'>,
  tenantId: number,
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  try {
    return await inTenant(pool, tenantId, work);
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
  context: Pick<TenantContext, 'pool' | 'cache'>,
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

// Write outside the request and at most once a minute, so that reads do not wait. A lost write costs one
// minute of idle time.
function rememberSeen(
  context: TenantContext,
  { token: { tenantId }, now }: SessionRequest,
  read: SessionRow,
): void {
  if (now - read.last_seen_at < seenInterval) return;
  inTenant(context.pool, tenantId, (db) =>
    db
      .updateTable('session')
      .set({ last_seen_at: timestamp(now) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', read.session_id)
      .where('last_seen_at', '<', instant(now - seenInterval / 2) as never)
      .execute(),
  ).catch((err: Error) => context.log.warn({ err }, 'the last use of a session could not be written'));
}
