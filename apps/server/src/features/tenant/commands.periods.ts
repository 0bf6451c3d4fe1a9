import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import { calendarOf } from '#platform/session/calendar.ts';
import { periodsOf } from './queries.ts';

/**
 * Creates missing quarters of every company, also of companies that nobody used since the latest quarter
 * began.
 */
export async function makeMissingPeriods({ pool, cache, clock }: ServerContext): Promise<void> {
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
}
