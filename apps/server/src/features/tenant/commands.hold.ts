import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { asOwner, type ServerContext } from '#platform/context.ts';
import { instant, timestamp } from '#platform/database/instant.ts';
import { inLongTransaction } from '#platform/database/long-transaction.ts';
import { whenRunningHaveEnded } from '#platform/database/running-transactions.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEventIn } from '#platform/events/record-event.ts';
import { makeDue } from '#platform/mail/restore-hold.ts';
import { isMailUnderWay, isUnderWay } from '#platform/mail/under-way.ts';

// What stops a company for a while (tenant.8). The running application may only read the directory of companies, so these
// acts run as the owner of the tables.

type OwnerContext = Pick<ServerContext, 'owner' | 'clock'>;

const nobody = { actorId: null, requestId: 'command-line' } as const;
/** A request ends within ten seconds. */
const longestWait = 15_000;
const pauseBetweenLooks = 50;

/**
 * Freezes a company: from now on it is only read. Returns when the last write that began before has ended, and the last mail
 * that was under way, so what is read afterwards is all that was ever acknowledged, and no mail is sent twice. `move`: it is
 * frozen for this one.
 * @throws Error of one sentence if a transaction or a mail does not end; the company is as before.
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
  // After the transactions, one of which may have begun a mail.
  if (isQuiet && (await whenMailsHaveEnded(context, tenantId))) return;
  await thawCompany(context, tenantId);
  throw new Error(
    isQuiet
      ? 'The mail server has not answered to a mail of the company for 15 seconds, or a server died while it sent one, so the company is not frozen. Try again in a few minutes.'
      : 'A transaction has not ended for 15 seconds, so the company is not frozen. Look for it with bellwether doctor, and try again.',
  );
}

/** Waits until no mail of the company is under way. Returns false if one still is at the end of the longest wait. */
async function whenMailsHaveEnded(context: OwnerContext, tenantId: number): Promise<boolean> {
  const until = performance.now() + longestWait;
  return asOwner(context, async (pool) => {
    for (;;) {
      const now = context.clock.now();
      if (!(await inTenant(pool, tenantId, (db) => isMailUnderWay(db, tenantId, now)))) return true;
      if (performance.now() > until) return false;
      await wait(pauseBetweenLooks);
    }
  });
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
      // One that the mail server has before it would leave twice.
      await makeDue(db, tenantId, now, isUnderWay(now));
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
