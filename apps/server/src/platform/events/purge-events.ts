import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import { timestamp } from '../database/instant.ts';
import { inTenant } from '../database/transaction.ts';
import { everyTenant } from '../jobs/every-tenant.ts';
import type { CronJob } from '../jobs/job.ts';

const day = 86_400_000;

/** Deletes events that are older than EVENT_RETENTION_DAYS. */
export const purgeEvents: CronJob = {
  name: 'purge-events',
  cron: '7 4 * * *',
  atStart: false,
  run: purgeOldEvents,
};

/** Deletes each company's events that are older than the configured days, by the application's clock. */
export async function purgeOldEvents({ pool, clock, config }: ServerContext): Promise<void> {
  const before = timestamp(clock.now() - config.eventRetentionDays * day);
  // The application's clock may be set ahead, so the database also compares with its own clock.
  const purge = sql<{ purged: number }>`
    select purge_events(least(${before}::timestamptz, clock_timestamp() - interval '90 days')) as purged`;
  await everyTenant(pool, async (tenantId) => {
    let purged = 1;
    while (purged > 0) {
      const { rows } = await inTenant(pool, tenantId, (db) => purge.execute(db));
      purged = rows[0]?.purged ?? 0;
    }
  });
}
