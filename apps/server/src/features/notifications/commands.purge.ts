import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { instant } from '#platform/database/instant.ts';
import { isNotUnderLegalHold } from '#platform/database/legal-hold.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';

const rowsAtOnce = 10_000;

/**
 * Deletes each company's notifications that are older than its `notification_days`, by the application's clock. Ids
 * rise with time, so each run reads only the oldest rows. Keeps those of people under a legal hold.
 */
export async function purgeOldNotifications({
  pool,
  clock,
}: Pick<ServerContext, 'pool' | 'clock'>): Promise<void> {
  const now = instant(clock.now());
  await everyTenant(pool, async (tenantId) => {
    let purged = 1;
    while (purged > 0) {
      const done = await inTenant(pool, tenantId, (db) =>
        sql`delete from notification using (
            select id from notification where tenant_id = ${tenantId}
              and ${isNotUnderLegalHold(tenantId, sql.ref('notification.person_id'))} order by id limit ${rowsAtOnce}
          ) oldest, tenant_setting setting
          where notification.tenant_id = ${tenantId} and notification.id = oldest.id
            and setting.tenant_id = ${tenantId}
            and notification.created_at < ${now} - make_interval(days => setting.notification_days)`.execute(
          db,
        ),
      );
      purged = Number(done.numAffectedRows ?? 0);
    }
  });
}
