import { searchWords } from '@bellwether/domain/shared/fold';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Returns a LIKE pattern for each folded word of a search, for `matchesWords`. */
export function wordPatterns(text: string): string[] {
  return searchWords(text).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Whether a text contains every pattern of `wordPatterns`, without case, accents and typographic marks. */
export function matchesWords(
  text: RawBuilder<unknown>,
  patterns: readonly string[] | null,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`fold(${text}) like all(${patterns}::text[])`;
}
