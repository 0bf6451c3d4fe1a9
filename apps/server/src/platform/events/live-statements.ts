import { flagColumns } from '@bellwether/domain/people/roles/flags';
import type { EventKind } from '@bellwether/domain/shared/events';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/driver.ts';
import { instant } from '../database/instant.ts';
import { actingTables } from '../session/acting.ts';
import { isValidSession } from '../session/session-door.ts';
import { isValidToken } from '../session/token-door.ts';
import type { Pointer } from './reader-statements.ts';

/** Event ids that one node's live reader has not seen. */
export interface Unseen {
  /** By rising id. */
  readonly pointers: readonly Pointer[];
  /** Every transaction below `oldest` has ended; transactions from `next` on had not begun. */
  readonly oldest: bigint;
  readonly next: bigint;
}

/** Returns the pointers after the position except those in `seen`. */
export async function unseenPointers(
  db: Queries,
  from: { readonly position: number; readonly seen: readonly number[] },
  limit: number,
): Promise<Unseen> {
  const [found, snapshot] = await Promise.all([
    sql<{ event_id: number; tenant_id: number }>`
      select event_id, tenant_id from event_pointer
      where event_id > ${from.position} and event_id <> all(${from.seen}::bigint[])
      order by event_id limit ${limit}`.execute(db),
    sql<{ oldest: string; next: string }>`
      select pg_snapshot_xmin(now)::text as oldest, pg_snapshot_xmax(now)::text as next
      from pg_current_snapshot() now`.execute(db),
  ]);
  return {
    pointers: found.rows.map((row) => ({ eventId: row.event_id, tenantId: row.tenant_id })),
    oldest: BigInt(snapshot.rows[0]?.oldest ?? 0),
    next: BigInt(snapshot.rows[0]?.next ?? 0),
  };
}

/** Returns the id of the newest pointer; 0 without one. */
export async function newestPointer(db: Queries): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(event_id), 0) as id from event_pointer`.execute(db);
  return rows[0]?.id ?? 0;
}

/** A frame with the people who may get it now. */
export interface FrameRow {
  readonly event_id: number;
  /** Null for an event that causes no frame but can end sessions of these people. */
  readonly event: string | null;
  readonly carries: object;
  readonly person_ids: readonly number[];
}

const listenerFlags = sql.raw(flagColumns.map((column) => `person.${column}`).join(', '));

/**
 * Returns the frames of these events for these connected people, by rising event id, in one statement.
 * Deactivated people get none, except the owners of a company's tokens: those survive them (accounts.13). `frames`: see
 * `framesUnion`. `endings`: the kinds of events that can end sessions of their subject.
 */
export async function framesOf(
  db: Queries,
  { frames, endings }: { readonly frames: RawBuilder<unknown>; readonly endings: readonly EventKind[] },
  of: {
    readonly tenantId: number;
    readonly eventIds: readonly number[];
    readonly personIds: readonly number[];
    /** Those of the people who have a channel of a token. The end of a person's own token closes its channel. */
    readonly programIds: readonly number[];
  },
): Promise<FrameRow[]> {
  const { rows } = await sql<FrameRow>`
    with happened as materialized (
      select event.tenant_id, event.id, event.kind, event.subject_id, event.actor_id, event.detail
      from event where event.tenant_id = ${of.tenantId} and event.id = any(${of.eventIds}::bigint[])
    ), listener as materialized (
      select person.tenant_id, person.id, person.role_name, ${listenerFlags}
      from person where person.tenant_id = ${of.tenantId} and person.id = any(${of.personIds}::int[])
        and (person.deactivated_at is null or person.id = any(${of.programIds}::int[]))
    ), told as (${frames}
      union all
      select happened.id, null, '{}'::jsonb, array[happened.subject_id] from happened
      where happened.kind in (${sql.join(endings.map((kind) => sql.lit(kind)))}) and happened.subject_id is not null)
    select event_id, event, carries, person_ids from told order by event_id`.execute(db);
  return rows;
}

/** The events that a client has missed. */
export interface Missed {
  /** The company's newest event. */
  readonly last: number;
  /** By rising id; one more than the limit if there are more. */
  readonly eventIds: readonly number[];
  /** Whether an event after the last seen one is older than the longest gap. */
  readonly isTooOld: boolean;
}

/** An id is taken before its commit, so events of transactions that ran then are read again. */
const readBack = { events: 200, milliseconds: 60_000 } as const;
/**
 * In milliseconds. A new page read its data shortly before it opened the channel, so it gets the events of this time
 * span, too.
 */
const firstPage = 10_000;

/**
 * Returns the events that a client has missed. The client has seen the company's events up to `after`; 0 stands for a
 * new page.
 */
export async function missedEvents(
  db: Queries,
  of: {
    readonly tenantId: number;
    readonly after: number;
    readonly now: number;
    readonly longestGap: number;
  },
  limit: number,
): Promise<Missed> {
  const { tenantId, now } = of;
  const after = sql`${of.after}::bigint`;
  const isNew = of.after === 0;
  const since = isNew
    ? sql`missed.created_at > ${instant(now - firstPage)}`
    : sql`missed.id <> ${after} and (missed.id > ${after} or missed.created_at > (select seen.created_at - ${readBack.milliseconds} * interval '1 millisecond'
          from event seen where seen.tenant_id = ${tenantId} and seen.id = ${after}))`;
  const { rows } = await sql<{ last: number; event_ids: number[]; is_too_old: boolean }>`
    select coalesce((select max(id) from event where tenant_id = ${tenantId}), 0) as last,
      array(select missed.id from event missed where missed.tenant_id = ${tenantId}
        and missed.id > ${isNew ? newestOnly(tenantId) : sql`${after} - ${readBack.events}`} and ${since}
        order by missed.id limit ${limit + 1}) as event_ids,
      ${after} > 0 and coalesce((select first.created_at < ${instant(now - of.longestGap)} from event first
        where first.tenant_id = ${tenantId} and first.id > ${after} order by first.id limit 1), false) as is_too_old`.execute(
    db,
  );
  const [row] = rows;
  return {
    last: Number(row?.last ?? 0),
    eventIds: (row?.event_ids ?? []).map(Number),
    isTooOld: row?.is_too_old ?? false,
  };
}

/** Events have no index by time, so a new page gets only the newest ones checked. */
const newestOnly = (tenantId: number) =>
  sql`(select coalesce(max(id), 0) - ${readBack.events} from event where tenant_id = ${tenantId})`;

/** Who opened a channel: a session or a token, by its id. */
export interface LiveCaller {
  readonly kind: 'session' | 'token';
  readonly id: number;
}

/**
 * Returns which of these sessions and tokens have ended: signed out, ended elsewhere, too old, or of a deactivated
 * person.
 */
export async function endedCallers(
  db: Queries,
  of: { readonly tenantId: number; readonly callers: readonly LiveCaller[]; readonly now: number },
): Promise<LiveCaller[]> {
  const idsOf = (kind: LiveCaller['kind']) =>
    of.callers.flatMap((one) => (one.kind === kind ? [one.id] : []));
  const [tokens, sessions] = [idsOf('token'), idsOf('session')];
  // With `not exists` the planner would read all sessions of the company; `except` looks up these ids.
  const { rows } = await sql<LiveCaller>`
    (select 'token' as kind, unnest(${tokens}::int[]) as id
      except select 'token', token.id from ${actingTables}
      join api_token token on token.tenant_id = person.tenant_id and token.person_id = person.id
      where token.tenant_id = ${of.tenantId} and token.id = any(${tokens}::int[]) and ${isValidToken(of.now)})
    union all
    (select 'session', unnest(${sessions}::int[])
      except select 'session', session.id from ${actingTables}
      join session on session.tenant_id = person.tenant_id and session.person_id = person.id
      where session.tenant_id = ${of.tenantId} and session.id = any(${sessions}::int[]) and ${isValidSession(of.now)})`.execute(
    db,
  );
  return rows;
}

/** Returns those of these companies that have moved to another database. */
export async function movedCompanies(db: Queries, tenantIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from tenant where id = any(${tenantIds}::int[]) and held = 'moved'`.execute(db);
  return rows.map(({ id }) => id);
}
