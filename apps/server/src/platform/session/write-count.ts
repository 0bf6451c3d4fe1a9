import type { Counts } from '@bellwether/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../database/instant.ts';
import { type HttpProblem, platformProblem } from '../refusal/problem.ts';

const hour = 3_600_000;

/** Returns 429 until the hour of `now` is over. */
export function tooManyWrites(now: number): HttpProblem {
  const retryAfterSeconds = Math.max(1, Math.ceil((hour - (now % hour)) / 1_000));
  return platformProblem(429, 'too_many_writes', { retryAfterSeconds });
}

/** The company setting that limits each kind (wire.9). */
const settings = {
  goal: sql.ref('goals_per_person_and_hour'),
  comment: sql.ref('comments_per_person_and_hour'),
  write: sql.ref('other_writes_per_person_and_hour'),
} as const;

/**
 * Returns the statement `acting`, which finds the acting person and counts one write in the hour of `now`.
 * Its row also has `is_counted`: false if the hour has no write left.
 * The row lock makes a person's writes wait for each other, so the count is exact over all nodes. A failed
 * request rolls its count back.
 */
export function countingWrite<Row extends object>(
  acting: RawBuilder<Row>,
  kind: Exclude<Counts, 'nothing'>,
  now: number,
): RawBuilder<Row & { is_counted: boolean }> {
  const began = instant(now - (now % hour));
  // Another node's clock may be in the next hour already. An hour further ahead comes from a clock that was
  // set, so ignore it.
  const isSame = sql`counted.hour between excluded.hour and excluded.hour + interval '1 hour'`;
  return sql`with acting as (${acting}), counting as (
      insert into write_count as counted (tenant_id, person_id, kind, hour, writes)
      select tenant_id, id, ${kind}, ${began}, 1 from acting
      on conflict (tenant_id, person_id, kind) do update set
        hour = case when ${isSame} then counted.hour else excluded.hour end,
        writes = case when ${isSame} then counted.writes + 1 else 1 end
      where not (${isSame}) or counted.writes < (select ${settings[kind]} from tenant_setting
        where tenant_setting.tenant_id = excluded.tenant_id)
      returning 1
    )
    select acting.*, exists (select 1 from counting) as is_counted from acting`;
}
