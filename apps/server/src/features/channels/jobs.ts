import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { isNotUnderLegalHold } from '#platform/database/legal-hold.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { startCompanyWork } from '#platform/jobs/company-work.ts';
import type { DueWork } from '#platform/jobs/due.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import type { CronJob } from '#platform/jobs/job.ts';
import { digestWork, resultsWork } from './access.due.ts';
import { channelDelivery } from './access.ts';
import { slackDelivery } from './slack/access.ts';

/** Posts Monday's digest of a company; the subject is the company. */
export const postDigests: DueWork = {
  ...digestWork,
  run: async (scope) => (await import('./commands.posts.ts')).postDigest(scope),
};

/** Posts how a quarter ended; the subject is the quarter. */
export const postResults: DueWork = {
  ...resultsWork,
  run: async (scope, periodId) => (await import('./commands.posts.ts')).postResult(scope, periodId),
};

/** The first run finds the next Monday. */
export const startDigests = startCompanyWork('start-channel-digests', digestWork);

/** As long as mails; within it the same message is not sent again. */
const kept = 30 * 86_400_000;

/** Deletes posts and messages that ended a month ago, except those to people under a legal hold. */
export const purgePosts: CronJob = {
  name: 'purge-channel-posts',
  cron: '17 4 * * *',
  atStart: false,
  run: ({ pool, clock }) =>
    everyTenant(pool, (tenantId) =>
      inTenant(pool, tenantId, async (db) => {
        const before = timestamp(clock.now() - kept);
        await sql`delete from delivery where tenant_id = ${tenantId} and ended_at < ${before}::timestamptz
          and (kind = ${channelDelivery} or (kind = ${slackDelivery}
            and ${isNotUnderLegalHold(tenantId, sql.ref('delivery.receiver_id'))}))`.execute(db);
      }),
    ),
};
