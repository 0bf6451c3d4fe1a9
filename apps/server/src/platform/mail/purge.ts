import { sql } from 'kysely';
import { timestamp } from '../database/instant.ts';
import { isNotUnderLegalHold } from '../database/legal-hold.ts';
import { inTenant } from '../database/transaction.ts';
import { everyTenant } from '../jobs/every-tenant.ts';
import type { CronJob } from '../jobs/job.ts';

/** Ended invitations and sessions are kept equally long. */
const kept = 30 * 86_400_000;

/** Deletes mails that were sent, dropped or failed a month ago, except those of people under a legal hold. */
export const purgeMails: CronJob = {
  name: 'purge-mails',
  cron: '57 3 * * *',
  atStart: false,
  run: ({ pool, clock }) =>
    everyTenant(pool, (tenantId) =>
      inTenant(pool, tenantId, async (db) => {
        const before = timestamp(clock.now() - kept);
        await sql`delete from mail where tenant_id = ${tenantId} and ended_at < ${before}::timestamptz
          and ${isNotUnderLegalHold(tenantId, sql.ref('mail.person_id'))}`.execute(db);
      }),
    ),
};
