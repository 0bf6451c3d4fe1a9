import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';
import { clearAttempts, keyOf } from './statements.counters.ts';

/** Returns the stored form of a browser's secret; null without a secret. */
export function hashOfDevice(secret: string | undefined): Buffer | null {
  return secret === undefined ? null : createHash('sha256').update(secret).digest();
}

/** Names a device for its counter of failures. `clearLock` builds the same names in SQL. */
export function deviceName(hash: Buffer | null): string | undefined {
  return hash === null ? undefined : `device ${hash.toString('hex')}`;
}

/** Names the device of an open session. */
export function sessionDevice(sessionId: number): string {
  return `session ${sessionId}`;
}

/** Remembers that the acting person has signed in on a device. */
export async function rememberDevice(scope: Scope, secret: string | undefined): Promise<void> {
  const hash = hashOfDevice(secret);
  if (hash === null) return;
  const seen = { seen_at: timestamp(scope.now) };
  await scope.db
    .insertInto('known_device')
    .values({ tenant_id: scope.tenant.id, person_id: scope.person.id, secret_hash: hash, ...seen })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'person_id', 'secret_hash']).doUpdateSet(seen))
    .execute();
}

/**
 * Unlocks an account: clears its failures, and those of the person's devices and sessions. Devices first, in the order in
 * which attempts lock these rows.
 */
export async function clearLock(
  db: Queries,
  { tenantId, personId, email }: { tenantId: number; personId: number; email: string },
): Promise<void> {
  const keyBy = (name: ReturnType<typeof sql>) =>
    sql`sha256(convert_to(${name} || ' ' || ${email}::text, 'UTF8'))`;
  await sql`delete from sign_in_account where tenant_id = ${tenantId} and account_key in (
      select ${keyBy(sql`'device ' || encode(secret_hash, 'hex')`)} from known_device
        where tenant_id = ${tenantId} and person_id = ${personId}
      union all
      select ${keyBy(sql`'session ' || id`)} from session
        where tenant_id = ${tenantId} and person_id = ${personId} and ended_at is null)`.execute(db);
  await clearAttempts(db, { tenantId, key: keyOf(email) });
}

/** Ends all sessions of a person and forgets the devices, because one of them may be a stranger's. */
export async function endEverySession(
  scope: { readonly db: Queries; readonly tenant: { readonly id: number }; readonly now: number },
  personId: number,
): Promise<void> {
  await scope.db
    .updateTable('session')
    .set({ ended_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute();
  await scope.db
    .deleteFrom('half_session')
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', personId)
    .execute();
  await scope.db
    .deleteFrom('known_device')
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', personId)
    .execute();
}
