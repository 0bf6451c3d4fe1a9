import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import { sql } from 'kysely';
import { inTenant } from '#platform/database/transaction.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import type { CronJob } from '#platform/jobs/job.ts';
import { webhookDelivery } from './access.ts';

/** Keeps the last deliveries of each webhook, and what waits. */
export const purgeDeliveries: CronJob = {
  name: 'purge-webhook-deliveries',
  cron: '7 4 * * *',
  atStart: false,
  run: ({ pool }) =>
    everyTenant(pool, (tenantId) =>
      inTenant(pool, tenantId, async (db) => {
        await sql`delete from delivery using webhook
          where webhook.tenant_id = ${tenantId} and delivery.tenant_id = ${tenantId}
            and delivery.kind = ${webhookDelivery} and delivery.receiver_id = webhook.id and delivery.state <> 'waiting'
            and delivery.id < (select kept.id from delivery kept where kept.tenant_id = ${tenantId}
              and kept.kind = ${webhookDelivery} and kept.receiver_id = webhook.id
              order by kept.id desc offset ${webhookLimits.deliveries - 1} limit 1)`.execute(db);
      }),
    ),
};
