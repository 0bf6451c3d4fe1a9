import type { ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import { calendarOf } from '#platform/session/calendar.ts';
import type { ActingTenant } from '#platform/session/scope.ts';
import { TenantCache } from '#platform/session/tenant-cache.ts';
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

/** Makes the quarters from that of `since` to five after the current one, for a company that has none yet. */
export async function makePeriodsSince(
  db: Queries,
  tenant: Pick<ActingTenant, 'id' | 'calendar'>,
  since: number,
  now: number,
): Promise<void> {
  const makeAt = (at: number) => periodsOf({ db, now: at, cache: new TenantCache(), tenant });
  // The first day's quarter comes first: the second call fills what lies between.
  if (since < now) await makeAt(since);
  await makeAt(now);
}
