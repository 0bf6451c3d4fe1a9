import { type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';

/**
 * Locks the acting person's row. Every command that changes the person's links, invitation or password locks it
 * first: with one order of locks, two of them at once cannot deadlock.
 */
export async function lockActingPerson({ db, tenant, person }: Scope): Promise<void> {
  await db
    .selectFrom('person')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', person.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks the company's settings, so that two new tokens at once do not pass the limit. */
export async function lockCompanyTokens({ db, tenant }: Scope): Promise<void> {
  await db
    .selectFrom('tenant_setting')
    .select('tenant_id')
    .where('tenant_id', '=', tenant.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** An active row of `person` without any invitation, also without one that was purged since. */
export const isUninvited = sql<SqlBool>`person.invited_at is null and person.invitation_accepted_at is null
  and person.deactivated_at is null`;
