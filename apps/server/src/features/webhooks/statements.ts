import { sql } from 'kysely';
import { lockCompany } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';

/** Lets one change of the number of webhooks run at a time, and returns their number. */
export async function lockWebhooks(scope: Scope): Promise<number> {
  await lockCompany(scope);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhook
    where tenant_id = ${scope.tenant.id}`.execute(scope.db);
  return rows[0]?.count ?? 0;
}
