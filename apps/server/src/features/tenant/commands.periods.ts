import type { Day } from '@bellwether/domain/calendar/day';
import { currentQuarter, existingQuarters, type Quarter } from '@bellwether/domain/calendar/quarter';
import { weeksOf } from '@bellwether/domain/calendar/week';
import type { ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import { calendarOf } from '#platform/session/calendar.ts';
import type { ActingTenant } from '#platform/session/scope.ts';
import { cachePeriods, covers, knownPeriods, type PeriodReader, readPeriods } from './queries.ts';

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
      await ensurePeriods({ db, cache, now: clock.now(), tenant });
    }),
  );
}

/**
 * Creates the quarters of a company that has none: from the quarter of `since` to five after the current one.
 */
export async function makePeriodsSince(
  db: Queries,
  tenant: Pick<ActingTenant, 'id' | 'calendar'>,
  since: number,
  now: number,
): Promise<void> {
  const first = currentQuarter(Math.min(since, now), tenant.calendar);
  await makePeriods(db, tenant, existingQuarters(first.index, now, tenant.calendar));
}

/** The open transactions that have created quarters; their ids must not be cached yet. */
const makers = new WeakSet<Queries>();

/**
 * Creates the tenant's missing quarters: a new quarter has begun, or the clock was set. Every request of a
 * signed-in person runs it before its own work, so that queries need not write. It asks the database only until
 * the node has cached the quarters.
 */
export async function ensurePeriods(reader: PeriodReader): Promise<void> {
  const { db, tenant, now } = reader;
  if (makers.has(db) || knownPeriods(reader)) return;
  const stored = await readPeriods(reader);
  if (covers(stored, now, tenant)) return cachePeriods(reader, stored);
  makers.add(db);
  await makePeriods(
    db,
    tenant,
    existingQuarters(stored[0]?.index ?? tenant.firstQuarter ?? undefined, now, tenant.calendar),
  );
}

export async function makePeriods(
  db: Queries,
  tenant: Pick<ActingTenant, 'id'>,
  quarters: readonly Quarter[],
): Promise<void> {
  const made = await db
    .insertInto('goal_period')
    .values(
      quarters.map((quarter) => ({
        tenant_id: tenant.id,
        index: quarter.index,
        start_date: quarter.startDate,
        end_date: quarter.endDate,
      })),
    )
    // Another node may insert the same quarters at this moment; either unique key can meet its rows first.
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'start_date', 'end_date'])
    .execute();
  const weeks = made.flatMap((period) => weekRows(tenant.id, period.id, period.start_date, period.end_date));
  if (weeks.length > 0) await db.insertInto('goal_period_week').values(weeks).execute();
}

function weekRows(tenantId: number, periodId: number, startDate: Day, endDate: Day) {
  return weeksOf({ startDate, endDate }).map((week) => ({
    tenant_id: tenantId,
    period_id: periodId,
    week: week.week,
    start_date: week.startDate,
    end_date: week.endDate,
  }));
}
