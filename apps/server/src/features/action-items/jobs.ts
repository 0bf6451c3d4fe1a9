import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { isNotUnderLegalHold } from '#platform/database/legal-hold.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import type { CronJob } from '#platform/jobs/job.ts';

/**
 * Deletes the rows of deleted action items. They stay as long as the company keeps notifications, because
 * notifications show a deleted item's title to its people (notifications.13). A legal hold on one of them keeps them, too.
 */
export const purgeActionItems: CronJob = {
  name: 'purge-action-items',
  cron: '23 4 * * *',
  atStart: false,
  async run({ pool, clock }) {
    const now = timestamp(clock.now());
    await everyTenant(pool, (tenantId) =>
      inTenant(pool, tenantId, async (db) => {
        await sql`delete from action_item item using tenant_setting setting
          where item.tenant_id = ${tenantId} and setting.tenant_id = ${tenantId}
            and ${isNotUnderLegalHold(tenantId, sql.ref('item.assignee_id'), sql.ref('item.requester_id'), sql.ref('item.author_id'))}
            and item.deleted_at < ${now}::timestamptz - make_interval(days => setting.notification_days)`.execute(
          db,
        );
      }),
    );
  },
};
