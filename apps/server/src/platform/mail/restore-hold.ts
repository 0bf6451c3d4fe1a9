import { type SqlBool, sql } from 'kysely';
import { asOwner, type ServerContext } from '../context.ts';
import type { Queries } from '../database/driver.ts';
import { instant } from '../database/instant.ts';
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
  context: Pick<ServerContext, 'clock' | 'owner'>,
): Promise<number | undefined> {
  // Only the owner may write `mail_hold`. One transaction, so that an interrupted command can run again.
  return asOwner(context, (owner) =>
    inTenant(owner, 0, async (db) => {
      const { numDeletedRows } = await db.deleteFrom('mail_hold').executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return undefined;
      await db.updateTable('mail_server').set({ paused_until: null, pause_seconds: 0 }).execute();
      let count = 0;
      for (const { id } of await db.selectFrom('tenant').select('id').execute()) {
        await sql`select set_config('app.tenant_id', ${String(id)}, true)`.execute(db);
        count += await makeDue(db, id, context.clock.now());
      }
      return count;
    }),
  );
}

/** Makes the waiting mails of a company due at once, but those of `except`, and returns their number. */
export async function makeDue(
  db: Queries,
  tenantId: number,
  now: number,
  except = sql<SqlBool>`false`,
): Promise<number> {
  const { rows } = await sql`
    insert into due_work (kind, tenant_id, subject_id, due_at)
    select ${retryKind}, tenant_id, id, ${instant(now)}
    from mail where tenant_id = ${tenantId} and state = 'waiting' and not ${except}
    on conflict (kind, tenant_id, subject_id) do update set due_at = excluded.due_at, tries = 0
    returning 1`.execute(db);
  return rows.length;
}
