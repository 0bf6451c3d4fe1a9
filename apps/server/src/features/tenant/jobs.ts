import { inTenant } from '#platform/database/transaction.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import type { Job } from '#platform/jobs/job.ts';
import { calendarOf } from '#platform/session/calendar.ts';
import { periodsOf } from './queries.ts';

/** Quarters exist ahead of time (decisions §2), also for companies that nobody has opened since the last one began. */
export const makePeriods: Job = {
  name: 'make-periods',
  cron: '17 2 * * *',
  atStart: true,
  async run({ pool, cache, clock }) {
    await everyTenant(pool, (tenantId) =>
      inTenant(pool, tenantId, async (db) => {
        const settings = await db
          .selectFrom('tenant_setting')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .executeTakeFirst();
        if (!settings) return;
        const tenant = { id: tenantId, calendar: calendarOf(settings) };
        await periodsOf({ db, cache, now: clock.now(), tenant });
      }),
    );
  },
};
