import type { AppEvent, EventDetails, EventKind } from '@bellwether/domain/shared/events';
import { type RawBuilder, sql } from 'kysely';
import { announceCommit } from '../database/after-commit.ts';
import type { Queries } from '../database/driver.ts';
import { instant, timestamp } from '../database/instant.ts';
import { partsOf } from '../database/rows.ts';
import type { Origin } from '../session/origin.ts';

/** The acting person, if any, and the transaction: a `Scope`, or a `TenantScope`, which has no person. */
export interface EventScope {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
  readonly person?: { readonly id: number };
  readonly principal?: { readonly via: string | null };
  readonly origin?: Origin | null;
  /** For whom the person acts as a deputy; absent or null: for themselves. */
  readonly forPersonId?: number | null;
  readonly requestId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * The origin of an act without a session: sign-ins and commands of the command line know the tenant, and perhaps the
 * person.
 */
export interface Act {
  readonly tenantId: number;
  readonly actorId: number | null;
  /** The name of the token or the like by which the person acted; absent: the person's own session. */
  readonly via?: string | null;
  /** From where the act came; absent: from the application itself or its command line. */
  readonly origin?: Origin | null;
  readonly forPersonId?: number | null;
  readonly requestId: string | null;
  readonly now: number;
}

/**
 * Writes an event in the scope's transaction, so that the event exists exactly when its change does. Nodes
 * are woken after the commit.
 * The same statement writes the event's pointer, by which a node finds the events of all companies.
 */
export async function recordEvent<Kind extends EventKind>(
  scope: EventScope,
  event: AppEvent<Kind>,
): Promise<void> {
  await recordEventIn(scope.db, actOf(scope), event);
}

/** Writes an event like `recordEvent`, without a scope. */
export async function recordEventIn<Kind extends EventKind>(
  db: Queries,
  act: Act,
  event: AppEvent<Kind>,
): Promise<void> {
  announceCommit(db, 'events');
  const { kind, subjectId, detail } = event;
  await sql`with ${withPointers(sql`
    insert into event (tenant_id, kind, subject_id, actor_id, ${byColumns}, detail, created_at)
    values (${act.tenantId}, ${kind}, ${subjectId}, ${act.actorId}, ${byValues(act)},
      ${JSON.stringify(detail)}::jsonb, ${at(act)})`)}
    select 1`.execute(db);
}

/** An event whose subject and fields of `detail` may be SQL, for a statement that creates events from rows. */
type EventOfRow = {
  [Kind in EventKind]: {
    readonly kind: Kind;
    readonly subjectId: RawBuilder<unknown> | number | null;
    readonly detail: {
      readonly [Field in keyof EventDetails[Kind]]:
        | EventDetails[Kind][Field]
        | RawBuilder<EventDetails[Kind][Field]>;
    };
  };
}[EventKind];

/**
 * Returns an event as clauses of a `with`, for a command of one statement: `with changed as (…),
 * ${eventClauses(scope, event)} select …`.
 */
export function eventClauses<Kind extends EventKind>(
  scope: EventScope,
  event: AppEvent<Kind>,
): RawBuilder<unknown> {
  return eventClausesOf(scope, sql`(select 1) one`, [event as EventOfRow]);
}

/**
 * Returns the clauses for many rows. Each row of `rows`, a `from` item with its order, creates these events.
 * `subjectId` and the fields of `detail` may be SQL over the row.
 */
export function eventClausesOf(
  scope: EventScope,
  rows: RawBuilder<unknown>,
  events: readonly EventOfRow[],
  order: RawBuilder<unknown> = sql`1`,
): RawBuilder<unknown> {
  announceCommit(scope.db, 'events');
  const act = actOf(scope);
  const told = events.map(({ kind, subjectId, detail }) => {
    const subject = isSql(subjectId) ? subjectId : sql`${subjectId}::int`;
    return sql`(${kind}, ${subject}, ${detailOf(detail)})`;
  });
  return withPointers(sql`
    insert into event (tenant_id, kind, subject_id, actor_id, ${byColumns}, detail, created_at)
    select ${act.tenantId}::int, told.kind, told.subject, ${act.actorId}::int, ${byValues(act)}, told.detail, ${at(act)}
    from ${rows} cross join lateral (values ${sql.join(told)}) told (kind, subject, detail) order by ${order}`);
}

/** An event with its own time and actor. */
export interface PastEvent extends AppEvent {
  readonly act: Act;
}

/** Writes past events for the demo. Writes no pointers, because nobody is notified of past events. */
export async function recordPastEvents(db: Queries, events: readonly PastEvent[]): Promise<void> {
  const rows = events.map(({ act, kind, subjectId, detail }) => ({
    tenant_id: act.tenantId,
    kind,
    subject_id: subjectId,
    actor_id: act.actorId,
    via: act.via ?? null,
    address: act.origin?.address ?? null,
    device: act.origin?.userAgent ?? null,
    for_person_id: act.forPersonId ?? null,
    request_id: act.requestId,
    detail,
    created_at: timestamp(act.now),
  }));
  for (const part of partsOf(rows, rowsAtOnce))
    await sql`insert into event (tenant_id, kind, subject_id, actor_id, ${byColumns}, detail, created_at)
      select tenant_id, kind, subject_id, actor_id, ${byColumns}, detail, created_at
      from jsonb_populate_recordset(null::event, ${JSON.stringify(part)}::jsonb)`.execute(db);
}

const rowsAtOnce = 2_000;

function actOf(scope: EventScope): Act {
  const { tenant, person, principal, forPersonId = null, origin, requestId, now } = scope;
  return {
    tenantId: tenant.id,
    actorId: person?.id ?? null,
    forPersonId,
    via: principal?.via ?? null,
    origin: origin ?? null,
    requestId,
    now,
  };
}

/** For whom, by which way and from where an act came. */
const byColumns = sql.raw('for_person_id, via, address, device, request_id');

function byValues({ forPersonId, via, origin, requestId }: Act): RawBuilder<unknown> {
  const texts = [via, origin?.address, origin?.userAgent, requestId];
  return sql.join([sql`${forPersonId ?? null}::int`, ...texts.map((text) => sql`${text ?? null}::text`)]);
}

function at(act: Act): RawBuilder<unknown> {
  return instant(act.now);
}

function withPointers(insert: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`happened as (${insert} returning id, tenant_id),
    pointed as (insert into event_pointer (event_id, tenant_id) select id, tenant_id from happened)`;
}

function detailOf(detail: object): RawBuilder<unknown> {
  const known: Record<string, unknown> = {};
  const computed: RawBuilder<unknown>[] = [];
  for (const [field, value] of Object.entries(detail)) {
    if (isSql(value)) computed.push(sql`${sql.lit(field)}, ${value}`);
    else known[field] = value;
  }
  const constant = sql`${JSON.stringify(known)}::jsonb`;
  return computed.length === 0 ? constant : sql`${constant} || jsonb_build_object(${sql.join(computed)})`;
}

function isSql(value: unknown): value is RawBuilder<unknown> {
  return typeof value === 'object' && value !== null && 'toOperationNode' in value;
}
