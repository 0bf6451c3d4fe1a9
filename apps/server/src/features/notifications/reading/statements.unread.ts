import { type RawBuilder, sql } from 'kysely';
import type { InTenant } from '../../people/access.ts';

/**
 * Selects `(tenant_id, id)` of unread notifications under the alias `told` and locks them, by id. Digests, answers and
 * openings change many rows at the same time; without one order two of them could wait for each other.
 */
export function lockedUnread({ tenant }: InTenant, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select told.tenant_id, told.id from notification told
    where told.tenant_id = ${tenant.id} and told.read_at is null and ${which} order by told.id for update`;
}

/** Marks these unread notifications as read at an instant. */
export function readUnread(
  scope: InTenant,
  which: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`update notification set read_at = ${at} from (${lockedUnread(scope, which)}) locked
    where notification.tenant_id = locked.tenant_id and notification.id = locked.id`;
}
