import { holdsName, wordsToSeek } from '@bellwether/domain/suggestions/leaks';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';

/**
 * Returns the names of the company's people with a word in common with a model's texts, without names that are in the
 * data that the model was sent.
 */
export type FindStrangers = (
  texts: readonly string[],
  sent: Readonly<Record<string, unknown>>,
) => Promise<string[]>;

/** Many more people cannot be meant by a few sentences. */
const most = 5_000;

/** Returns the search for names in a company. It runs after the request's transaction, when the model has answered. */
export function strangersOf({ pool }: Pick<ServerContext, 'pool'>, tenantId: number): FindStrangers {
  return async (texts, sent) => {
    const words = wordsToSeek(texts);
    if (words.length === 0) return [];
    const query = sql<{ name: string }>`select person.name from person where person.tenant_id = ${tenantId}
      and regexp_split_to_array(fold(person.name), '[^[:alpha:]]+') && ${words}::text[] limit ${most}`;
    const { rows } = await inTenant(pool, tenantId, (db) => query.execute(db));
    const known = JSON.stringify(sent);
    return rows.flatMap(({ name }) => (holdsName(known, [name]) ? [] : [name]));
  };
}
