import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Queries } from '../database/driver.ts';
import { timestamp } from '../database/instant.ts';
import { inTenant } from '../database/transaction.ts';
import { everyTenant } from '../jobs/every-tenant.ts';
import type { CronJob } from '../jobs/job.ts';
import { recordEventIn } from './record-event.ts';

const day = 86_400_000;

/** Deletes events that are older than EVENT_RETENTION_DAYS. */
export const purgeEvents: CronJob = {
  name: 'purge-events',
  cron: '7 4 * * *',
  atStart: false,
  run: purgeOldEvents,
};

/**
 * Deletes each company's events that are older than the configured days, by the application's clock. Keeps those of people
 * under a legal hold. A retention that became shorter is an event (audit.5).
 */
export async function purgeOldEvents({ pool, clock, config }: ServerContext): Promise<void> {
  const before = timestamp(clock.now() - config.eventRetentionDays * day);
  // The application's clock may be set ahead, so the database also compares with its own clock.
  const purge = sql<{ purged: number }>`
    select purge_events(least(${before}::timestamptz, clock_timestamp() - interval '90 days')) as purged`;
  await everyTenant(pool, async (tenantId) => {
    await inTenant(pool, tenantId, (db) =>
      noteRetention(db, tenantId, config.eventRetentionDays, clock.now()),
    );
    let purged = 1;
    while (purged > 0) {
      const { rows } = await inTenant(pool, tenantId, (db) => purge.execute(db));
      purged = rows[0]?.purged ?? 0;
    }
  });
}

/** Remembers the days that are applied, and records it if they are fewer than at the last purge. */
async function noteRetention(db: Queries, tenantId: number, days: number, now: number): Promise<void> {
  const stored = await db
    .selectFrom('tenant_setting')
    .select('event_days_applied')
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst();
  const before = stored?.event_days_applied ?? null;
  if (before === days) return;
  await db
    .updateTable('tenant_setting')
    .set({ event_days_applied: days })
    .where('tenant_id', '=', tenantId)
    .execute();
  if (before === null || before < days) return;
  const act = { tenantId, actorId: null, requestId: 'purge-events', now };
  const detail = { from: before, to: days };
  await recordEventIn(db, act, { kind: 'audit.retention_shortened', subjectId: null, detail });
}
