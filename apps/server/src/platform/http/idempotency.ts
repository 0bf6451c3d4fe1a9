import { hash } from 'node:crypto';
import type { Endpoint } from '@bellwether/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../database/instant.ts';
import { platformProblem } from '../refusal/problem.ts';
import type { Principal } from '../session/principal.ts';
import type { Scope } from '../session/scope.ts';

const day = 24 * 3_600_000;
const longestKey = 200;

/** Where the keys of one kind of caller are kept. */
interface Keeping {
  readonly table: RawBuilder<unknown>;
  readonly owner: RawBuilder<unknown>;
  readonly ownerId: number;
  /** Milliseconds for which the key is known; the answer may go earlier. */
  readonly kept: number;
}

/**
 * Returns where a caller's keys are kept; undefined if this call takes none. People's keys count where a token may call, too.
 */
function keepingOf({ kind, id, personId }: Principal, { method, scope }: Endpoint): Keeping | undefined {
  if (method !== 'POST') return undefined;
  if (kind === 'token')
    return { table: sql.table('token_answer'), owner: sql.ref('token_id'), ownerId: id, kept: day };
  if (kind !== 'session' || personId === null || scope === 'none') return undefined;
  return {
    table: sql.table('person_answer'),
    owner: sql.ref('person_id'),
    ownerId: personId,
    kept: 30 * day,
  };
}

/** A former request with the key. */
interface Former<T> {
  readonly is_same: boolean | null;
  /** Null: the answer is no longer kept, or never was. */
  readonly answer: T | null;
}

/**
 * Runs a POST of a token or a session once for its `Idempotency-Key`: the same request with the same key gets the first
 * answer again. The key is written in the request's transaction, so a refused request does not use it up, and two at once
 * wait for each other. A token's key is known for a day. A person's is known for 30 days, whatever the session, and its
 * answer for one. An answer with a secret is not kept, because the secret would stand in the table, and in each backup,
 * as it is (wire.16).
 * @throws HttpProblem 409 `key_used` if the key came with another request, 409 `already_done` if the answer is gone, 400
 *   for a key that is too long.
 */
export async function onceByKey<T>(
  scope: Scope,
  request: FastifyRequest,
  endpoint: Endpoint,
  work: () => Promise<T>,
): Promise<T> {
  const key = request.headers['idempotency-key'];
  const { db, tenant, principal, now } = scope;
  const keeping = keepingOf(principal, endpoint);
  if (key === undefined || keeping === undefined) return work();
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > longestKey)
    throw platformProblem(400, 'bad_idempotency_key');
  const { table, owner, ownerId, kept } = keeping;
  const requestHash = hash('sha256', `${request.url}\n${JSON.stringify(request.body ?? null)}`, 'buffer');
  const isOfKey = sql`tenant_id = ${tenant.id} and ${owner} = ${ownerId} and key = ${key}`;
  const { rows } = await sql<Former<T> & { is_new: boolean }>`
    with former as (select request_hash, answer from ${table}
      where ${isOfKey} and created_at > ${instant(now - kept)}),
    taken as (
      insert into ${table} as kept (tenant_id, ${owner}, key, request_hash, created_at)
      values (${tenant.id}, ${ownerId}, ${key}, ${requestHash}, ${instant(now)})
      on conflict (tenant_id, ${owner}, key) do update
        set request_hash = excluded.request_hash, answer = null, created_at = excluded.created_at
        where kept.created_at <= ${instant(now - kept)}
      returning true as is_new)
    select coalesce((select is_new from taken), false) as is_new,
      (select request_hash = ${requestHash} from former) as is_same, (select answer from former) as answer`.execute(
    db,
  );
  const row = rows[0];
  if (row?.is_new) {
    const answer = await work();
    if (!endpoint.showsSecret)
      await sql`update ${table} set answer = ${JSON.stringify(answer)}::jsonb where ${isOfKey}`.execute(db);
    return answer;
  }
  if (row && row.is_same !== null) return answerOf(row);
  // A request that waited for its twin does not see the twin's row in the same statement, so it reads again.
  const again = sql<
    Former<T>
  >`select request_hash = ${requestHash} as is_same, answer from ${table} where ${isOfKey}`;
  return answerOf((await again.execute(db)).rows[0]);
}

function answerOf<T>(former: Former<T> | undefined): T {
  if (!former?.is_same) throw platformProblem(409, 'key_used');
  if (former.answer === null) throw platformProblem(409, 'already_done');
  return former.answer;
}
