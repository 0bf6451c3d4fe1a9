import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { instant } from '../database/instant.ts';
import { platformProblem } from '../refusal/problem.ts';
import type { Scope } from '../session/scope.ts';

const kept = 24 * 3_600_000;
const longestKey = 200;

/**
 * Runs a POST of a token once for its `Idempotency-Key`: within 24 hours, the same request with the same key gets the
 * first answer again. The key is written in the request's transaction, so a refused request does not use it up, and two
 * at once wait for each other.
 * @throws HttpProblem 409 if the key came with another request, 400 for a key that is too long.
 */
export async function onceByKey<T>(
  scope: Scope,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const key = request.headers['idempotency-key'];
  const { db, tenant, principal, now } = scope;
  if (key === undefined || principal.kind !== 'token' || request.method !== 'POST') return work();
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > longestKey)
    throw platformProblem(400, 'bad_idempotency_key');
  const requestHash = hash('sha256', `${request.url}\n${JSON.stringify(request.body ?? null)}`, 'buffer');
  const { rows } = await sql<{ is_new: boolean; is_same: boolean; answer: T }>`
    with former as (select request_hash, answer from token_answer
      where tenant_id = ${tenant.id} and token_id = ${principal.id} and key = ${key}
        and created_at > ${instant(now - kept)}),
    taken as (
      insert into token_answer as kept (tenant_id, token_id, key, request_hash, created_at)
      values (${tenant.id}, ${principal.id}, ${key}, ${requestHash}, ${instant(now)})
      on conflict (tenant_id, token_id, key) do update
        set request_hash = excluded.request_hash, answer = null, created_at = excluded.created_at
        where kept.created_at <= ${instant(now - kept)}
      returning true as is_new)
    select coalesce((select is_new from taken), false) as is_new,
      (select request_hash = ${requestHash} from former) as is_same, (select answer from former) as answer`.execute(
    db,
  );
  const row = rows[0];
  if (!row?.is_new) return answerOfFormer(scope, key, requestHash, row);
  const answer = await work();
  await db
    .updateTable('token_answer')
    .set({ answer: JSON.stringify(answer) })
    .where('tenant_id', '=', tenant.id)
    .where('token_id', '=', principal.id)
    .where('key', '=', key)
    .execute();
  return answer;
}

/** A request that waited for its twin does not see the twin's row in the same statement, so it reads again. */
async function answerOfFormer<T>(
  { db, tenant, principal }: Scope,
  key: string,
  requestHash: Buffer,
  seen: { readonly is_same: boolean | null; readonly answer: T } | undefined,
): Promise<T> {
  if (seen?.is_same === true) return seen.answer;
  const row = await db
    .selectFrom('token_answer')
    .select(['answer', sql<SqlBool>`request_hash = ${requestHash}`.as('isSame')])
    .where('tenant_id', '=', tenant.id)
    .where('token_id', '=', principal.id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row?.isSame) throw platformProblem(409, 'key_used');
  return row.answer as T;
}
