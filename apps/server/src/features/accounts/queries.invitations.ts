import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { isUninvited } from './statements.ts';

/** Returns how many active people were never invited. */
export async function uninvitedCount({ db, tenant }: Scope): Promise<number> {
  const query = sql<{ count: number }>`select count(*)::int as count from person
    where person.tenant_id = ${tenant.id} and ${isUninvited}`;
  return (await query.execute(db)).rows[0]?.count ?? 0;
}
