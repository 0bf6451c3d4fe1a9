import { sql } from 'kysely';
import type { Queries } from '../database/driver.ts';
import { instant } from '../database/instant.ts';
import type { ClaimedDelivery, DeliveryKind, Outcome } from './delivery-kind.ts';
import { isHeldByRestore } from './restore-hold.ts';

/** The part of a scope that these statements use. */
export interface DeliveryScope {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
  readonly now: number;
}

/** A receiver for which something may be due. */
export interface DueReceiver {
  readonly tenantId: number;
  readonly receiverId: number;
}

/** Returns receivers that are due, the longest waiting first. While a restore holds the mails, none is. */
export async function dueReceivers(
  db: Queries,
  kind: string,
  now: number,
  limit: number,
): Promise<DueReceiver[]> {
  const { rows } =
    await sql<DueReceiver>`select tenant_id as "tenantId", subject_id as "receiverId" from due_work
    where kind = ${kind} and due_at <= ${instant(now)} and not ${isHeldByRestore}
    order by due_at limit ${limit}`.execute(db);
  return rows;
}

/**
 * Locks the receiver. Returns false if another node has it, or if nothing is due any more. The lock is taken by a statement of
 * its own, so that the following ones see what the former holder has committed.
 */
export async function lockReceiver(scope: DeliveryScope, kind: string, receiverId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from due_work where kind = ${kind} and tenant_id = ${scope.tenant.id}
    and subject_id = ${receiverId} and due_at <= ${instant(scope.now)} for update skip locked`.execute(
    scope.db,
  );
  return rows.length > 0;
}

const waitingOf = (scope: DeliveryScope, kind: string, receiverId: number) =>
  sql`head.tenant_id = ${scope.tenant.id} and head.kind = ${kind} and head.receiver_id = ${receiverId}
    and head.state = 'waiting'`;

/** The first one of each lane: the others wait for it. */
const isHead = sql`not exists (select 1 from delivery before where before.tenant_id = head.tenant_id
  and before.kind = head.kind and before.receiver_id = head.receiver_id and before.lane = head.lane
  and before.id < head.id and before.state = 'waiting')`;

/**
 * Claims due deliveries until the lease ends: if the node dies, they are tried again then, so each is delivered at least
 * once.
 */
export async function claimDue(
  scope: DeliveryScope,
  { name, atOnce, leaseMilliseconds }: DeliveryKind,
  receiverId: number,
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with taken as (
      select head.id from delivery head
      where ${waitingOf(scope, name, receiverId)} and head.next_at <= ${instant(scope.now)} and ${isHead}
      order by head.id limit ${atOnce} for update skip locked
    )
    update delivery set next_at = ${instant(scope.now + leaseMilliseconds)} from taken
    where delivery.tenant_id = ${scope.tenant.id} and delivery.id = taken.id
    returning delivery.id, message_id as "messageId", topic, body, goal_id as "goalId", tries`.execute(
    scope.db,
  );
  return rows;
}

/** Sets when the receiver is due next: at the earliest next try of a lane; never without a waiting delivery. */
export async function planReceiver(scope: DeliveryScope, kind: string, receiverId: number): Promise<void> {
  const of = sql`kind = ${kind} and tenant_id = ${scope.tenant.id} and subject_id = ${receiverId}`;
  await sql`with next as (
      select min(head.next_at) as at from delivery head
      where ${waitingOf(scope, kind, receiverId)} and ${isHead}
    ), ended as (
      delete from due_work using next where ${of} and next.at is null
    )
    update due_work set due_at = next.at from next where ${of} and next.at is not null`.execute(scope.db);
}

/** Makes the receiver due at once. */
export async function wakeReceiver(scope: DeliveryScope, kind: string, receiverId: number): Promise<void> {
  const now = instant(scope.now);
  await sql`insert into due_work (kind, tenant_id, subject_id, due_at)
    values (${kind}, ${scope.tenant.id}, ${receiverId}, ${now})
    on conflict (kind, tenant_id, subject_id) do update set due_at = least(due_work.due_at, ${now})`.execute(
    scope.db,
  );
}

/** Stores how a try ended. `nextAt`: the instant of the next try; undefined if there is none. */
export async function storeOutcome(
  scope: DeliveryScope,
  deliveryId: number,
  outcome: Outcome,
  nextAt: number | undefined,
): Promise<void> {
  const state = nextAt !== undefined ? 'waiting' : outcome.fault === undefined ? 'delivered' : 'failed';
  const now = instant(scope.now);
  await sql`update delivery set state = ${state}, tries = tries + 1, next_at = ${instant(nextAt ?? scope.now)},
      last_fault = ${outcome.fault ?? null}, status = ${outcome.status ?? null}::smallint,
      milliseconds = ${Math.round(outcome.milliseconds)}, answer = ${outcome.answer}, tried_at = ${now},
      ended_at = ${nextAt === undefined ? now : sql`null`}
    where tenant_id = ${scope.tenant.id} and id = ${deliveryId} and state = 'waiting'`.execute(scope.db);
}

/** Drops what waits: these deliveries, or all of the receiver. */
export async function dropWaiting(
  scope: DeliveryScope,
  kind: string,
  receiverId: number,
  only?: readonly Pick<ClaimedDelivery, 'id'>[],
): Promise<void> {
  await sql`update delivery head set state = 'dropped', ended_at = ${instant(scope.now)}
    where ${waitingOf(scope, kind, receiverId)}
      ${only === undefined ? sql`` : sql`and head.id = any(${only.map(({ id }) => id)}::bigint[])`}`.execute(
    scope.db,
  );
}
