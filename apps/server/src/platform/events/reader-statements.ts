import type { EventKind } from '@bellwether/domain/shared/events';
import { sql } from 'kysely';
import type { Queries } from '../database/driver.ts';
import { instant, timestamp } from '../database/instant.ts';
import type { HappenedEvent } from './reaction.ts';

/** The company and id of an event. */
export interface Pointer {
  readonly eventId: number;
  readonly tenantId: number;
}

/** A pointer that the reader has not handled, or that is due for a retry. */
export interface WaitingPointer extends Pointer {
  /** Null: never tried. */
  readonly tries: number | null;
}

export interface Look {
  /** By rising id. */
  readonly pointers: readonly (WaitingPointer & { readonly isHandled: boolean })[];
  readonly retries: readonly WaitingPointer[];
  /** Every transaction below `oldest` has ended; transactions from `next` on had not begun. */
  readonly oldest: bigint;
  readonly next: bigint;
}

/**
 * Returns the reader's stored position.
 * @throws Error if no migration has created its row.
 */
export async function positionOf(db: Queries, reader: string): Promise<number> {
  const row = await db
    .selectFrom('event_cursor')
    .select('position')
    .where('reader', '=', reader)
    .executeTakeFirst();
  if (!row) throw new Error(`The reader ${reader} has no row in event_cursor: a migration has to insert it.`);
  return row.position;
}

/** Returns pointers after the position except those in `seen`, and events that are due for a retry. */
export async function look(
  db: Queries,
  reader: string,
  from: { readonly position: number; readonly seen: readonly number[]; readonly now: number },
  limit: number,
): Promise<Look> {
  const [found, again, snapshot] = await Promise.all([
    sql<{ event_id: number; tenant_id: number; is_handled: boolean }>`
      select pointer.event_id, pointer.tenant_id, delivery.event_id is not null as is_handled
      from event_pointer pointer
      left join event_delivery delivery on delivery.reader = ${reader} and delivery.event_id = pointer.event_id
      where pointer.event_id > ${from.position} and pointer.event_id <> all(${from.seen}::bigint[])
      order by pointer.event_id limit ${limit}`.execute(db),
    sql<{ event_id: number; tenant_id: number; tries: number }>`
      select event_id, tenant_id, tries from event_delivery
      where reader = ${reader} and retry_at <= ${instant(from.now)} order by retry_at limit ${limit}`.execute(
      db,
    ),
    sql<{ oldest: string; next: string }>`
      select pg_snapshot_xmin(now)::text as oldest, pg_snapshot_xmax(now)::text as next
      from pg_current_snapshot() now`.execute(db),
  ]);
  return {
    pointers: found.rows.map((row) => ({
      eventId: row.event_id,
      tenantId: row.tenant_id,
      tries: null,
      isHandled: row.is_handled,
    })),
    retries: again.rows.map((row) => ({ eventId: row.event_id, tenantId: row.tenant_id, tries: row.tries })),
    oldest: BigInt(snapshot.rows[0]?.oldest ?? 0),
    next: BigInt(snapshot.rows[0]?.next ?? 0),
  };
}

/** Returns a tenant's events of these kinds, by rising id, in the tenant's transaction. */
export async function eventsOf(
  db: Queries,
  tenantId: number,
  ids: readonly number[],
  kinds: readonly EventKind[],
): Promise<HappenedEvent[]> {
  const rows = await db
    .selectFrom('event')
    .select(['id', 'kind', 'subject_id', 'actor_id', 'for_person_id', 'detail', 'created_at', 'request_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('kind', 'in', kinds)
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const { id, kind, detail } = row;
    return {
      id,
      kind,
      subjectId: row.subject_id,
      actorId: row.actor_id,
      forPersonId: row.for_person_id,
      at: row.created_at,
      requestId: row.request_id,
      detail,
    };
  }) as unknown as HappenedEvent[];
}

/** Returns the requests in which events happened, by their ids. */
export async function requestsOf(
  { db, tenant }: { readonly db: Queries; readonly tenant: { readonly id: number } },
  eventIds: readonly number[],
): Promise<Map<number, string>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('event')
    .select(['id', 'request_id'])
    .where('tenant_id', '=', tenant.id)
    .where('id', 'in', eventIds)
    .execute();
  return new Map(rows.flatMap(({ id, request_id }) => (request_id === null ? [] : [[id, request_id]])));
}

/**
 * Returns a tenant's events of these kinds since an instant, by rising id, at most `limit`. An id is taken before its
 * commit, so a few ids before the first of the time span are read, too.
 */
export async function eventsSince(
  db: Queries,
  tenantId: number,
  kinds: readonly EventKind[],
  since: number,
  limit: number,
): Promise<HappenedEvent[]> {
  const from = instant(since);
  const { rows } = await sql<HappenedEvent>`
    select id, kind, subject_id as "subjectId", actor_id as "actorId", created_at as at, detail from event
    where tenant_id = ${tenantId} and kind = any(${kinds}::text[]) and created_at >= ${from}
      and id > coalesce((select older.id from event older where older.tenant_id = ${tenantId}
        and older.created_at < ${from} order by older.id desc limit 1), 0) - 1000
    order by id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Marks the event as handled in the transaction of its reaction. Returns false if another node works for the reader
 * now, or has handled this event already, even if its mark is deleted by now. After false the reaction must not run.
 */
export async function claim(
  db: Queries,
  reader: string,
  pointer: WaitingPointer,
  now: number,
): Promise<boolean> {
  const { eventId, tenantId } = pointer;
  if (!(await lockReader(db, reader))) return false;
  // This later statement sees what the lock's former holder committed, including its new position.
  const { rows } =
    pointer.tries === null
      ? await sql`insert into event_delivery (reader, event_id, tenant_id)
          select reader, ${eventId}::bigint, ${tenantId}::int from event_cursor
          where reader = ${reader} and position < ${eventId}
          on conflict do nothing returning event_id`.execute(db)
      : await sql`update event_delivery set retry_at = null where reader = ${reader} and event_id = ${eventId}
          and retry_at <= ${instant(now)} returning event_id`.execute(db);
  return rows.length > 0;
}

// Only one node at a time handles the reader's events or advances its position. The lock ends with the
// transaction.
async function lockReader(db: Queries, reader: string): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('event reader'), hashtext(${reader})) as is_free`.execute(db);
  return rows[0]?.is_free === true;
}

/** Marks events as handled that have no reaction. */
export async function markHandled(db: Queries, reader: string, pointer: Pointer): Promise<void> {
  await sql`insert into event_delivery (reader, event_id, tenant_id)
    values (${reader}, ${pointer.eventId}, ${pointer.tenantId})
    on conflict (reader, event_id) do update set retry_at = null, set_aside_at = null`.execute(db);
}

/** Records that a reaction failed: it is retried at `retryAt`, or set aside if that is undefined. */
export async function rememberFailure(
  db: Queries,
  reader: string,
  pointer: Pointer,
  next: { readonly tries: number; readonly retryAt: number | undefined; readonly now: number },
): Promise<void> {
  const retryAt = next.retryAt === undefined ? null : timestamp(next.retryAt);
  const asideAt = next.retryAt === undefined ? timestamp(next.now) : null;
  // If the row waits for nothing, another node has handled the event in the meantime.
  await sql`insert into event_delivery as kept (reader, event_id, tenant_id, tries, retry_at, set_aside_at)
    values (${reader}, ${pointer.eventId}, ${pointer.tenantId}, ${next.tries}, ${retryAt}, ${asideAt})
    on conflict (reader, event_id) do update
      set tries = excluded.tries, retry_at = excluded.retry_at, set_aside_at = excluded.set_aside_at
      where kept.retry_at is not null`.execute(db);
}

/** Retries events that were set aside. A node calls this at its start, because its program may be newer. */
export async function retrySetAside(
  db: Queries,
  reader: string,
  next: { readonly tries: number; readonly now: number },
): Promise<void> {
  await sql`update event_delivery set retry_at = ${instant(next.now)}, set_aside_at = null, tries = ${next.tries}
    where reader = ${reader} and set_aside_at is not null`.execute(db);
}

/**
 * Advances the reader's position, never back, and deletes the marks before it. Returns false while another
 * node works.
 */
export async function advance(db: Queries, reader: string, position: number): Promise<boolean> {
  if (!(await lockReader(db, reader))) return false;
  await sql`update event_cursor set position = ${position} where reader = ${reader} and position < ${position}`.execute(
    db,
  );
  await sql`delete from event_delivery where reader = ${reader} and event_id <= ${position}
    and retry_at is null and set_aside_at is null`.execute(db);
  return true;
}
