import { sql } from 'kysely';
import { asOwner, type ServerContext } from '../context.ts';
import type { Queries } from '../database/driver.ts';
import { inTenant } from '../database/transaction.ts';
import { retryKind } from './mail-queue.ts';

/** Returns since when mails are held (epoch milliseconds); undefined if they are not. */
export async function heldSince(db: Queries): Promise<number | undefined> {
  const row = await db.selectFrom('mail_hold').select('held_at').executeTakeFirst();
  return row === undefined ? undefined : Number(row.held_at);
}

/**
 * Lets held mails leave: each is due at once. Returns their number; undefined if no mails were held. Reads one company
 * after the other, because row policies show one at a time.
 */
export async function resumeMails(
  context: Pick<ServerContext, 'pool' | 'clock' | 'owner'>,
): Promise<number | undefined> {
  const { pool, clock } = context;
  // Only the owner may write this table.
  const companies = await asOwner(context, (owner) =>
    inTenant(owner, 0, async (db) => {
      const { numDeletedRows } = await db.deleteFrom('mail_hold').executeTakeFirstOrThrow();
      return numDeletedRows === 0n ? undefined : db.selectFrom('tenant').select('id').execute();
    }),
  );
  if (!companies) return undefined;
  let count = 0;
  for (const { id } of companies) {
    const { rows } = await inTenant(pool, id, (db) =>
      sql`insert into due_work (kind, tenant_id, subject_id, due_at)
        select ${retryKind}, tenant_id, id, ${new Date(clock.now()).toISOString()}::timestamptz
        from mail where tenant_id = ${id} and state = 'waiting'
        on conflict (kind, tenant_id, subject_id) do update set due_at = excluded.due_at, tries = 0
        returning 1`.execute(db),
    );
    count += rows.length;
  }
  return count;
}
