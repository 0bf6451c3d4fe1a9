import { sql } from 'kysely';
import type { Queries } from '../database/driver.ts';
import { instant } from '../database/instant.ts';
import { shortHash } from '../secrets/short-hash.ts';
import { isLargeCompany } from './large-company.ts';
import { onStandby } from './on-standby.ts';
import type { Scope } from './scope.ts';

/** For how long an answer is shown as it was counted. */
export const keptMilliseconds = 60_000;
/** While another transaction counts, an answer up to two minutes old is served. */
const bridgingMilliseconds = 2 * keptMilliseconds;
/** Answers of former weeks and models are deleted after an hour. */
const forgottenMilliseconds = 3_600_000;

/** A question about a whole company. */
export interface Question {
  readonly kind: 'compliance' | 'forecast' | 'look' | 'organisation';
  /** Everything on which the answer depends beside the company's rows; never who asks. */
  readonly about: unknown;
}

/** An answer that everybody gets, and when it was counted: epoch milliseconds. */
export interface KeptAnswer<T> {
  readonly answer: T;
  readonly asOf: number;
}

interface Found<T> {
  readonly answer: T | null;
  readonly computed_at: number | null;
  /** Whether this transaction counts the next answer; null where nobody needs to. */
  readonly counts: boolean | null;
}

/**
 * Returns the answer to a question about a large company, counted at most a minute ago; undefined for a company that is not
 * large, whose answers are always counted anew (docs/decisions/0111). `count` reads what everybody may know: no private goal, no
 * person's name, no right. It runs on the standby if there is one. Of several who ask at once, one counts, and the others
 * wait for it or, if they find one of the minute before, get that.
 */
export async function keptAnswer<T extends object>(
  scope: Scope,
  question: Question,
  count: (reading: Scope) => Promise<T>,
): Promise<KeptAnswer<T> | undefined> {
  if (!(await isLargeCompany(scope))) return undefined;
  const about = shortHash(JSON.stringify(question.about));
  const key = { kind: question.kind, about };
  const found = await lookUp<T>(scope, key);
  const known = answerOf(scope, found, found.counts === true ? keptMilliseconds : bridgingMilliseconds);
  if (known) return known;
  if (found.counts !== true) await sql`select pg_advisory_xact_lock(${lockOf(scope, key)})`.execute(scope.db);
  // Somebody else may have stored the answer before this transaction had the lock.
  const counted = answerOf(scope, await lookUp<T>(scope, key), keptMilliseconds);
  if (counted) return counted;
  const answer = await onStandby(scope, async (reading) => {
    await prepareToCount(reading.db);
    return count(reading);
  });
  await keep(scope, key, answer);
  return { answer, asOf: scope.now };
}

/**
 * Plans the statements of this transaction for a whole large company: for their values, with memory to join everybody's goals,
 * and with more time than a page gets. One transaction counts at a time.
 */
async function prepareToCount(db: Queries): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'on', true),
    set_config('random_page_cost', '1.1', true), set_config('work_mem', '64MB', true), set_config('statement_timeout', '30s', true)`.execute(
    db,
  );
}

interface Key {
  readonly kind: Question['kind'];
  readonly about: string;
}

const lockOf = ({ tenant }: Scope, { kind, about }: Key) =>
  sql`hashtextextended(${`kept_answer ${tenant.id} ${kind} ${about}`}::text, 0)`;

/** Reads the answer; where it is too old or absent, tries to become the one who counts, in the same statement. */
async function lookUp<T>(scope: Scope, key: Key): Promise<Found<T>> {
  const { db, tenant, now } = scope;
  const isFresh = sql`abs(extract(epoch from kept.computed_at - ${instant(now)})) * 1000 < ${sql.lit(keptMilliseconds)}`;
  const { rows } = await sql<
    Found<T>
  >`select kept.answer, (extract(epoch from kept.computed_at) * 1000)::float8 as computed_at,
      case when ${isFresh} then null else pg_try_advisory_xact_lock(${lockOf(scope, key)}) end as counts
    from (select) one left join kept_answer kept on kept.tenant_id = ${tenant.id} and kept.kind = ${key.kind}
      and kept.about = ${key.about}`.execute(db);
  return rows[0] ?? { answer: null, computed_at: null, counts: null };
}

function answerOf<T>({ now }: Scope, found: Found<T>, oldest: number): KeptAnswer<T> | undefined {
  const { answer, computed_at: asOf } = found;
  if (answer === null || asOf === null || Math.abs(now - asOf) >= oldest) return undefined;
  return { answer, asOf };
}

async function keep({ db, tenant, now }: Scope, { kind, about }: Key, answer: object): Promise<void> {
  await sql`with forgotten as (
      delete from kept_answer where tenant_id = ${tenant.id} and about <> ${about}
        and computed_at < ${instant(now - forgottenMilliseconds)}
    )
    insert into kept_answer (tenant_id, kind, about, computed_at, answer)
    values (${tenant.id}, ${kind}, ${about}, ${instant(now)}, ${JSON.stringify(answer)}::jsonb)
    on conflict (tenant_id, kind, about) do update set computed_at = excluded.computed_at, answer = excluded.answer`.execute(
    db,
  );
}
