import type { Scope } from '#platform/session/scope.ts';

/** Locks the acting person, so that two grants or requests at once do not pass the limit. */
export async function lockPerson({ db, tenant, person }: Scope): Promise<void> {
  await db
    .selectFrom('person')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', person.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks the company's settings, so that two new programs at once do not pass the limit. */
export async function lockPrograms({ db, tenant }: Scope): Promise<void> {
  await db
    .selectFrom('tenant_setting')
    .select('tenant_id')
    .where('tenant_id', '=', tenant.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
