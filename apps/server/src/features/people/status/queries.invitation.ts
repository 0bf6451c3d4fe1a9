import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';

/**
 * Returns when a person was invited again since an instant, newest first, in epoch milliseconds. The person's
 * first invitation does not count.
 */
export async function repeatedInvitations(scope: Scope, personId: number, since: number): Promise<number[]> {
  const query = sql<{ at: number }>`
    select (extract(epoch from created_at) * 1000)::bigint as at from invitation
    where tenant_id = ${scope.tenant.id} and person_id = ${personId} and created_at > ${instant(since)}
      and id > (select min(id) from invitation first
        where first.tenant_id = ${scope.tenant.id} and first.person_id = ${personId})
    order by created_at desc, id desc`;
  return (await query.execute(scope.db)).rows.map(({ at }) => at);
}
