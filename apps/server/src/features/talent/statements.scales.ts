import { type RatingScale, scaleOf } from '@bellwether/domain/talent/labels';
import { scaleInWords } from '@bellwether/domain/talent/scale-words';
import { defaultLabelWords } from '@bellwether/domain/talent/words.labels';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { TalentSettings } from './queries.labels.ts';

/** Scales by their ids. */
export type Scales = ReadonlyMap<number, RatingScale>;

/** Returns the id of the company's present scale, which is stored when an appraisal is first completed on it. */
export async function keepScale(scope: Scope, { labels }: Pick<TalentSettings, 'labels'>): Promise<number> {
  // In English, so that two languages have one scale where the company has chosen no words.
  const words = JSON.stringify(scaleInWords(scaleOf(labels), defaultLabelWords));
  const find = sql<{ id: number }>`select id from rating_scale where tenant_id = ${scope.tenant.id}
    and md5(words::text) = md5((${words}::jsonb)::text)`;
  const known = (await find.execute(scope.db)).rows[0];
  if (known) return known.id;
  await sql`insert into rating_scale (tenant_id, words, created_at)
    values (${scope.tenant.id}, ${words}::jsonb, ${timestamp(scope.now)})
    on conflict (tenant_id, md5(words::text)) do nothing`.execute(scope.db);
  // If another transaction has stored the scale meanwhile, the insert waited for its commit and did nothing.
  const stored = (await find.execute(scope.db)).rows[0];
  if (!stored) throw new Error('The scale was not stored.');
  return stored.id;
}

/**
 * Returns the scales of these ids, in the reader's language where the company has chosen no words, with one statement. Null
 * stands for an appraisal that is not completed.
 */
export async function scalesOf(scope: Scope, ids: readonly (number | null)[]): Promise<Scales> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const query = sql<{ id: number; words: RatingScale }>`select id, words from rating_scale
    where tenant_id = ${scope.tenant.id} and id = any(${asked}::int[])`;
  const { rows } = await query.execute(scope.db);
  const own = scope.language.words(defaultLabelWords);
  return new Map(rows.map(({ id, words }) => [id, scaleInWords(words, own)]));
}
