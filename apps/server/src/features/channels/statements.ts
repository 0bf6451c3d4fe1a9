import type { Scope } from '#platform/session/scope.ts';

/** Locks the company's settings, so that two new channels at once do not pass the limit. */
export async function lockChannels({ db, tenant }: Scope): Promise<void> {
  await db
    .selectFrom('tenant_setting')
    .select('tenant_id')
    .where('tenant_id', '=', tenant.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
