import { type SqlBool, sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Queries } from '../database/driver.ts';
import { instant, timestamp } from '../database/instant.ts';
import type { DatabasePool } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';

/** What a connection did or suffered. `code` and `values` become a sentence on the screen of that connection. */
export interface Happening {
  readonly isOk: boolean;
  readonly code: string;
  /** No secrets, and nothing that an org admin may not read. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Whether a stranger could have caused it: then it says nothing about the state, and is written once in ten minutes. */
  readonly isUnproven?: boolean;
}

/** How many happenings of a connection are kept: of all, and of those that nobody proved. */
export const keptHappenings = 50;
const keptUnproven = 20;

/** The name of the value by which a happening says that nobody proved it: a stranger can cause it. */
const unproven = 'unproven';
export const isUnproven = sql<SqlBool>`"values" ? ${sql.lit(unproven)}`;
const unprovenEvery = 10 * 60_000;

/** Where a happening is written: a scope, or a transaction of a company. */
interface Place {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
  readonly now: number;
}

/**
 * Adds a happening of a connection (`scim`, `signin-3`) within the transaction, and removes the oldest beyond 50, but not the
 * latest success and the first failure since it, which the connection's card tells. What nobody proved has a limit of its own,
 * so that strangers push nothing else out. A refusal rolls its transaction back, so a failure that ends in one is told by
 * `tellHappening`.
 */
export async function recordHappening(place: Place, connection: string, happening: Happening): Promise<void> {
  if (happening.isUnproven) return recordUnproven(place, connection, happening);
  await insert(place, connection, happening);
  const proven = sql<SqlBool>`${of(place, connection)} and not (${isUnproven})`;
  await sql`with kept as (select max(id) filter (where is_ok) as success from connection_happening where ${proven}),
    failed as (
      select min(id) as first from connection_happening
      where ${proven} and not is_ok and id > coalesce((select success from kept), 0)
    )
    delete from connection_happening where ${proven} and id <= (
        select id from connection_happening where ${proven} order by id desc offset ${keptHappenings} limit 1)
      and id is distinct from (select success from kept) and id is distinct from (select first from failed)`.execute(
    place.db,
  );
}

/** Adds what a stranger may have caused, once in ten minutes, however many come at once. */
async function recordUnproven(place: Place, connection: string, happening: Happening): Promise<void> {
  const { db, tenant } = place;
  await sql`select pg_advisory_xact_lock(hashtext(${`happening ${connection}`}), ${tenant.id})`.execute(db);
  if (await wasTold(place, connection, happening.code)) return;
  await insert(place, connection, { ...happening, values: { ...happening.values, [unproven]: 1 } });
  const these = sql<SqlBool>`${of(place, connection)} and ${isUnproven}`;
  await sql`delete from connection_happening where ${these} and id <= (
    select id from connection_happening where ${these} order by id desc offset ${keptUnproven} limit 1)`.execute(
    db,
  );
}

const of = ({ tenant }: Place, connection: string) =>
  sql<SqlBool>`tenant_id = ${tenant.id} and connection = ${connection}`;

async function insert(
  { db, tenant, now }: Place,
  connection: string,
  { isOk, code, values = {} }: Happening,
): Promise<void> {
  await db
    .insertInto('connection_happening')
    .values({
      tenant_id: tenant.id,
      connection,
      at: timestamp(now),
      is_ok: isOk,
      code,
      values: JSON.stringify(values),
    })
    .execute();
}

async function wasTold(place: Place, connection: string, code: string): Promise<boolean> {
  const { rows } = await sql`select 1 from connection_happening
    where ${of(place, connection)} and code = ${code} and ${isUnproven}
      and at > ${instant(place.now - unprovenEvery)} limit 1`.execute(place.db);
  return rows.length > 0;
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
