import { type RawBuilder, sql } from 'kysely';

/** Returns epoch milliseconds as a value of a column: ISO 8601 in UTC. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Returns epoch milliseconds as SQL of type `timestamptz`, for raw statements and comparisons. */
export function instant<T = number>(milliseconds: number): RawBuilder<T> {
  return sql<T>`${timestamp(milliseconds)}::timestamptz`;
}
