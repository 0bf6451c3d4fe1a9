import type { Counts } from '@bellwether/contract/endpoint';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '../database/driver.ts';
import { inTenant } from '../database/transaction.ts';
import { type HttpProblem, unauthorized } from '../refusal/problem.ts';
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
import { type CallAtRest, refuseFrozen, refuseMoved, refuseResting } from './company-rest.ts';
import type { Door, DoorCall } from './door.ts';
import { originOf } from './origin.ts';
import { enteringPrincipal } from './principal.ts';
import type { Scope, TenantScope } from './scope.ts';
import type { TenantContext } from './tenant-context.ts';
import { countingWrite, tooManyWrites } from './write-count.ts';

type PrincipalCall = DoorCall & CallAtRest & { door: Door; subdomain: string | undefined; counts: Counts };

/**
 * Opens the request's transaction, mints its scope from the caller's credential and counts the call if it is a write,
 * all in one statement.
 * @throws HttpProblem 401 for a credential that is unknown, ended or idle too long, and for a deactivated person
 *   or company; 429 if the person has no such write left in this hour; 503, 410 and 421 for a company that rests.
 */
export async function withPrincipal<T>(
  context: TenantContext,
  call: PrincipalCall,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const { door, credential } = call;
  let read: ActingRow | undefined;
  const result = await inCachedTenant(context, credential.tenantId, async (db) => {
    read = await readPrincipal(call, db);
    return work(scopeOf(read, door.principalOf(read), call, db, context));
  });
  if (read) door.afterwards?.(context, call, read);
  return result;
}

/** @throws HttpProblem 401 and 429, as `withPrincipal` does. */
async function readPrincipal(call: PrincipalCall, db: Queries): Promise<ActingRow> {
  const { door, credential, counts, now, subdomain } = call;
  const { columns, join, where } = door.sourceOf(credential, now);
  const acting = sql<ActingRow & { is_counted?: boolean }>`
      select ${actingColumns}, ${columns} from ${actingTables} ${join} where ${where}`;
  const asked = counts === 'nothing' ? acting : countingWrite(acting, counts, now);
  const [row] = (await asked.execute(db)).rows;
  if (!row) {
    await refuseMoved(db, credential.tenantId);
    throw unauthorized();
  }
  await refuseResting(db, row, call);
  if (row.is_counted === false) throw tooManyWrites(now);
  if (subdomain !== undefined && subdomain !== row.subdomain) throw unauthorized();
  return row;
}

/** The row by which a person proved who they are, before the transaction that signs them in. */
export interface CheckedProof {
  readonly table: 'credential' | 'passkey';
  /** Whether `proof`, a row of the table, is still the one that was checked. */
  readonly isUnchanged: RawBuilder<SqlBool>;
  readonly refused: () => HttpProblem;
}

/** The row `proof` of the person, which stays locked until the transaction ends. */
function lockedProof(proof: CheckedProof | undefined) {
  if (!proof) return { join: sql``, and: sql`` };
  return {
    join: sql`join ${sql.raw(proof.table)} proof on proof.tenant_id = person.tenant_id and proof.person_id = person.id`,
    // In the order in which every command locks them. PostgreSQL tests the condition again after it has waited for both.
    and: sql`and ${proof.isUnchanged} for no key update of person, proof`,
  };
}

/**
 * Runs `work` with the scope of a person who has no session yet: for signing in and accepting an invitation. With `proof` the
 * person and this row stay locked, so a reset or *This was not me* comes either before or after `work`.
 * @throws HttpProblem 401 without such an active person, as `proof.refused` says if it changed meanwhile; 503, 410 and 421
 *   for a company that rests.
 */
export async function asPerson<T>(
  context: Pick<TenantContext, 'pool' | 'cache' | 'languageOf' | 'standby'>,
  request: Request & { tenantId: number; personId: number; proof?: CheckedProof },
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return inCachedTenant(context, request.tenantId, async (db) => {
    const { proof, tenantId, personId } = request;
    const { join, and } = lockedProof(proof);
    const { rows } = await sql<ActingRow>`select ${actingColumns} from ${actingTables} ${join}
      where ${isActive} and person.tenant_id = ${tenantId} and person.id = ${personId} ${and}`.execute(db);
    const [row] = rows;
    if (!row) {
      await refuseMoved(db, tenantId);
      throw proof ? proof.refused() : unauthorized();
    }
    await refuseResting(db, row, { writes: true, isForEnded: true });
    return work(scopeOf(row, enteringPrincipal(row.id, request.now), request, db, context));
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
 * undefined without running it if the company is not active or has ended; `evenIfEnded`: runs it for an ended one, too;
 * `evenIfFrozen`: runs it for a frozen one, too, because it only reads, or ends what freezing waits for.
 * @throws HttpProblem 503 for a frozen company, 421 for one that lives elsewhere.
 */
export async function asTenant<T>(
  context: Pick<TenantContext, 'pool' | 'cache' | 'languageOf' | 'standby'>,
  request: Request & { tenantId: number; evenIfEnded?: boolean; evenIfFrozen?: boolean },
  work: (scope: TenantScope) => Promise<T>,
): Promise<T | undefined> {
  return inCachedTenant(context, request.tenantId, async (db) => {
    const { rows } = await sql<TenantRow>`select ${tenantColumns} from tenant
      join tenant_setting setting on setting.tenant_id = tenant.id
      where tenant.id = ${request.tenantId} and tenant.is_active`.execute(db);
    const [row] = rows;
    if (!row) {
      await refuseMoved(db, request.tenantId);
      return undefined;
    }
    if (row.held === 'ended') {
      if (!request.evenIfEnded) return undefined;
    } else if (row.held !== null && !request.evenIfFrozen) await refuseFrozen(db, request.tenantId);
    const { now, requestId } = request;
    const scope: Omit<TenantScope, symbol> = {
      tenant: tenantOf(row),
      languageOf: context.languageOf,
      origin: originOf(request),
      now,
      requestId,
      db,
      standby: context.standby,
      cache: context.cache,
    };
    return work(scope as TenantScope);
  });
}
