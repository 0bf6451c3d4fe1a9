import { sql } from 'kysely';
import { asOwner, type ServerContext } from '#platform/context.ts';
import { instant, timestamp } from '#platform/database/instant.ts';
import { inLongTransaction } from '#platform/database/long-transaction.ts';
import { whenRunningHaveEnded } from '#platform/database/running-transactions.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEventIn } from '#platform/events/record-event.ts';
import { makeDue } from '#platform/mail/restore-hold.ts';

// What stops a company for a while (tenant.8). The running application may only read the directory of companies, so these
// acts run as the owner of the tables.

type OwnerContext = Pick<ServerContext, 'owner' | 'clock'>;

const nobody = { actorId: null, requestId: 'command-line' } as const;
/** A request ends within ten seconds. */
const longestWait = 15_000;

/**
 * Freezes a company: from now on it is only read. Returns when the last write that began before has ended, so what is read
 * afterwards is all that was ever acknowledged. `move`: it is frozen for this one.
 * @throws Error of one sentence if a transaction does not end; the company is as before.
 */
export async function freezeCompany(
  context: OwnerContext,
  tenantId: number,
  move: { readonly id: string; readonly to: string } | null = null,
): Promise<void> {
  const now = context.clock.now();
  await asOwner(context, (pool) =>
    inTenant(pool, tenantId, async (db) => {
      const held = move === null ? 'frozen' : 'moving';
      await db
        .updateTable('tenant')
        .set({
          held,
          held_at: timestamp(now),
          ...(move && { move_id: move.id, move_to: move.to }),
        })
        .where('id', '=', tenantId)
        .execute();
      await recordEventIn(
        db,
        { ...nobody, tenantId, now },
        { kind: 'tenant.frozen', subjectId: tenantId, detail: {} },
      );
    }),
  );
  const isQuiet = await inLongTransaction(context.owner, { name: 'bellwether import' }, (client) =>
    whenRunningHaveEnded(client, longestWait),
  );
  if (isQuiet) return;
  await thawCompany(context, tenantId);
  throw new Error(
    'A transaction has not ended for 15 seconds, so the company is not frozen. Look for it with bellwether doctor, and try again.',
  );
}

/** Lets a frozen company go on: what waited is due at once. */
export async function thawCompany(context: OwnerContext, tenantId: number): Promise<void> {
  const now = context.clock.now();
  await asOwner(context, (pool) =>
    inTenant(pool, tenantId, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('tenant')
        .set({ held: null, held_at: null })
        .where('id', '=', tenantId)
        .where('held', 'in', ['frozen', 'moving'])
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return;
      await makeDue(db, tenantId, now);
      await sql`update event_delivery set retry_at = ${instant(now)} where tenant_id = ${tenantId} and retry_at is not null`.execute(
        db,
      );
      await recordEventIn(
        db,
        { ...nobody, tenantId, now },
        { kind: 'tenant.thawed', subjectId: tenantId, detail: {} },
      );
    }),
  );
}
