import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';

/** Lets one change of the number of webhooks run at a time, and returns their number. */
export async function lockWebhooks({ db, tenant }: Scope): Promise<number> {
  await db
    .selectFrom('tenant_setting')
    .select('tenant_id')
    .where('tenant_id', '=', tenant.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhook
    where tenant_id = ${tenant.id}`.execute(db);
  return rows[0]?.count ?? 0;
}
