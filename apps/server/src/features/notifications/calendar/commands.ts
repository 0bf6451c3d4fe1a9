import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { lockActingSession } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { mintToken } from '#platform/session/token.ts';

/**
 * Makes the acting person's calendar link and returns its secret, of which only a hash is stored. The former link
 * stops working.
 */
export async function makeCalendarLink(scope: Scope): Promise<string> {
  await lockActingSession(scope);
  const { db, tenant, person, now } = scope;
  const { token, secretHash } = mintToken(tenant.id);
  const link = { secret_hash: secretHash, created_at: timestamp(now), hour_at: null, reads: 0 };
  await db
    .insertInto('calendar_link')
    .values({ tenant_id: tenant.id, person_id: person.id, ...link })
    .onConflict((former) => former.columns(['tenant_id', 'person_id']).doUpdateSet(link))
    .execute();
  await recordEvent(scope, { kind: 'account.calendar_link_made', subjectId: person.id, detail: {} });
  return token;
}

/** Removes the acting person's calendar link; without one nothing changes. */
export async function deleteCalendarLink(scope: Scope): Promise<void> {
  const { db, tenant, person } = scope;
  const { numDeletedRows } = await db
    .deleteFrom('calendar_link')
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n)
    await recordEvent(scope, { kind: 'account.calendar_link_removed', subjectId: person.id, detail: {} });
}
