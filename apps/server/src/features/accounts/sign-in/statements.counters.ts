import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { instant } from '#platform/database/instant.ts';
import { networkOf } from '#platform/http/network.ts';

/** The company's settings say how many failures within how many minutes lock an account (accounts.1). */
export const signInLimits = {
  lockSeconds: 600,
  longestLockSeconds: 3_600,
  /** After this time without a lock, the next lock is short again. */
  forgetSeconds: 86_400,
  /** Failures of an address at once: of sign-ins (accounts.1), and of requests for links. */
  burst: { 'sign-in': 100, links: 10 },
  perMinute: 10,
} as const;

type Bucket = keyof typeof signInLimits.burst;

/** Returns the key of a counter. The database keeps no address and no e-mail. */
export function keyOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A counter of failures; `now` is when the attempt's request arrived. */
export interface Counter {
  readonly tenantId: number;
  readonly key: Buffer;
  readonly now: number;
}

/** The company's setting of this name. */
const setting = (tenantId: number, name: 'failed_sign_ins' | 'failed_sign_in_minutes') =>
  sql<number>`(select ${sql.ref(name)} from tenant_setting where tenant_id = ${tenantId})`;

/**
 * Counts an attempt before its password is verified; returns false while the counter is locked. If the company did not
 * choose otherwise, the tenth within ten minutes locks it.
 * The row lock makes attempts wait for each other, so the count is exact in any order: a request may have
 * arrived before failures that are counted already, and another node's clock may be ahead.
 */
export async function countAttempt(db: Queries, { tenantId, key, now: at }: Counter): Promise<boolean> {
  const { lockSeconds, longestLockSeconds, forgetSeconds } = signInLimits;
  const now = instant(at);
  const window = sql`make_interval(mins => ${setting(tenantId, 'failed_sign_in_minutes')})`;
  // Ignore failures further in the future than clocks of nodes differ: the clock was set ahead for a while.
  const recent = sql`array(select f from unnest(a.failed_at) f where f > ${now} - ${window} and f < ${now} + ${window})`;
  const isFull = sql`cardinality(${recent}) + 1 >= ${setting(tenantId, 'failed_sign_ins')}`;
  const locks = sql`case when a.locked_until > ${now} - make_interval(secs => ${forgetSeconds}) then a.lock_count else 0 end`;
  const pause = sql`make_interval(secs => least(${lockSeconds} * power(2, least(${locks}, 20)), ${longestLockSeconds}))`;
  const result = await sql`
    insert into sign_in_account as a (tenant_id, account_key, failed_at)
    values (${tenantId}, ${key}, array[${now}])
    on conflict (tenant_id, account_key) do update set
      failed_at = case when ${isFull} then '{}' else ${recent} || ${now} end,
      locked_until = case when ${isFull} then ${now} + ${pause} else a.locked_until end,
      lock_count = case when ${isFull} then ${locks} + 1 else a.lock_count end
    where a.locked_until is null or a.locked_until <= ${now}
    returning 1`.execute(db);
  return result.rows.length > 0;
}

/**
 * Takes one counted attempt back, because the server could not answer it through no fault of the person. If
 * it caused the lock, the lock ends and the earlier attempts stay.
 */
export async function takeAttemptBack(db: Queries, { tenantId, key, now: at }: Counter): Promise<void> {
  const now = instant(at);
  const hasLocked = sql`(cardinality(failed_at) = 0)`;
  await sql`
    update sign_in_account set
      failed_at = case when ${hasLocked} then array_fill(${now}, array[${setting(tenantId, 'failed_sign_ins')} - 1])
        else failed_at[:cardinality(failed_at) - 1] end,
      locked_until = case when ${hasLocked} then ${now} else locked_until end,
      lock_count = case when ${hasLocked} then greatest(lock_count - 1, 0) else lock_count end
    where tenant_id = ${tenantId} and account_key = ${key}`.execute(db);
}

/** Clears the attempt and all earlier failures of a counter. */
export async function clearAttempts(db: Queries, { tenantId, key }: Omit<Counter, 'now'>): Promise<void> {
  await db
    .deleteFrom('sign_in_account')
    .where('tenant_id', '=', tenantId)
    .where('account_key', '=', key)
    .execute();
}

const perSecond = signInLimits.perMinute / 60;
const available = (now: number, bucket: Bucket) =>
  sql<number>`least(${signInLimits.burst[bucket]}, b.tokens + greatest(0, extract(epoch from ${instant(now)} - b.refilled_at)::double precision) * ${perSecond}::double precision)`;

/**
 * Takes one failure from an address' bucket, to be returned if the sign-in succeeds. Returns 0, or the whole
 * seconds until the next attempt if the bucket is empty. Requests for links have a bucket of their own, because
 * wrong passwords must not keep their owner from unlocking the account.
 */
export async function takeFromAddress(
  db: Queries,
  address: string,
  now: number,
  bucket: Bucket = 'sign-in',
): Promise<number> {
  const network = networkOf(address);
  const key = keyOf(bucket === 'links' ? `links ${network}` : network);
  const taken = await sql`
    insert into sign_in_address as b (address_key, tokens, refilled_at)
    values (${key}, ${signInLimits.burst[bucket] - 1}, ${instant(now)})
    on conflict (address_key) do update set
      tokens = ${available(now, bucket)} - 1,
      refilled_at = greatest(b.refilled_at, ${instant(now)})
    where ${available(now, bucket)} >= 1
    returning 1`.execute(db);
  if (taken.rows.length > 0) return 0;
  const left = await sql<{ tokens: number }>`
    select ${available(now, bucket)} as tokens from sign_in_address b where b.address_key = ${key}`.execute(
    db,
  );
  return Math.max(1, Math.ceil((1 - (left.rows[0]?.tokens ?? 1)) / perSecond));
}

/** Returns one failure to the bucket, because only failures count. */
export async function giveBackToAddress(db: Queries, address: string): Promise<void> {
  await sql`
    update sign_in_address set tokens = least(${signInLimits.burst['sign-in']}, tokens + 1)
    where address_key = ${keyOf(networkOf(address))}`.execute(db);
}
