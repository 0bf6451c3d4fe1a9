import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Queries } from '../database/driver.ts';
import { timestamp } from '../database/instant.ts';
import type { DatabasePool } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';

/** What a connection did or suffered. `code` and `values` become a sentence on the screen of that connection. */
export interface Happening {
  readonly isOk: boolean;
  readonly code: string;
  /** No secrets, and nothing that an org admin may not read. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** How many happenings of a connection are kept. */
export const keptHappenings = 50;

/** Where a happening is written: a scope, or a transaction of a company. */
interface Place {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
  readonly now: number;
}

/**
 * Adds a happening of a connection (`scim`, `signin-3`) within the transaction, and removes the oldest beyond 50. A refusal
 * rolls its transaction back, so a failure that ends in one is told by `tellHappening`.
 */
export async function recordHappening(place: Place, connection: string, happening: Happening): Promise<void> {
  const { db, tenant, now } = place;
  await db
    .insertInto('connection_happening')
    .values({
      tenant_id: tenant.id,
      connection,
      at: timestamp(now),
      is_ok: happening.isOk,
      code: happening.code,
      values: JSON.stringify(happening.values ?? {}),
    })
    .execute();
  await sql`delete from connection_happening
    where tenant_id = ${tenant.id} and connection = ${connection} and id <= (
      select id from connection_happening where tenant_id = ${tenant.id} and connection = ${connection}
      order by id desc offset ${keptHappenings} limit 1)`.execute(db);
}

/** Adds a happening in a transaction of its own. */
export async function tellHappening(
  { pool, clock }: { readonly pool: DatabasePool; readonly clock: Clock },
  tenantId: number,
  connection: string,
  happening: Happening,
): Promise<void> {
  await inTenant(pool, tenantId, (db) =>
    recordHappening({ db, tenant: { id: tenantId }, now: clock.now() }, connection, happening),
  );
}

/** Forgets a connection that was removed. */
export async function forgetHappenings({ db, tenant }: Place, connection: string): Promise<void> {
  await db
    .deleteFrom('connection_happening')
    .where('tenant_id', '=', tenant.id)
    .where('connection', '=', connection)
    .execute();
}
