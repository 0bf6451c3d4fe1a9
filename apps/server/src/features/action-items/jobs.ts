import { sql } from 'kysely';
import { inTenant } from '#platform/database/transaction.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import type { CronJob } from '#platform/jobs/job.ts';

/** As long as notifications (decisions-2 B10), which name the deleted item to its people. */
const kept = 180 * 86_400_000;

/** Deletes the rows of action items that were deleted 180 days ago. */
export const purgeActionItems: CronJob = {
  name: 'purge-action-items',
  cron: '23 4 * * *',
  atStart: false,
  async run({ pool, clock }) {
    const before = new Date(clock.now() - kept).toISOString();
    await everyTenant(pool, (tenantId) =>
      inTenant(pool, tenantId, async (db) => {
        await db
          .deleteFrom('action_item')
          .where('tenant_id', '=', tenantId)
          .where('deleted_at', '<', sql<number>`${before}::timestamptz`)
          .execute();
      }),
    );
  },
};
