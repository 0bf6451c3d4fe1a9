import type { Day } from '@bellwether/domain/calendar/day';
import {
  currentQuarter,
  existingQuarters,
  type Quarter,
  quarterByIndex,
} from '@bellwether/domain/calendar/quarter';
import { quartersAhead } from '@bellwether/domain/calendar/settings';
import { weeksOf } from '@bellwether/domain/calendar/week';
import type { Queries } from '#platform/database/driver.ts';
import type { ActingTenant } from '#platform/session/scope.ts';
import type { TenantCache } from '#platform/session/tenant-cache.ts';

/** A stored quarter. `weekIds[n - 1]` is the id of week n, 1 to 22. */
export interface Period extends Quarter {
  readonly id: number;
  readonly weekIds: readonly number[];
}

/** A tenant's quarters: from its first to five after the current one (decisions §2). */
export interface Periods {
  readonly current: Period;
  /** By rising index, without gaps. */
  readonly all: readonly Period[];
  byId(id: number): Period | undefined;
  byIndex(index: number): Period | undefined;
}

interface PeriodReader {
  readonly db: Queries;
  readonly now: number;
  readonly cache: TenantCache;
  readonly tenant: Pick<ActingTenant, 'id' | 'calendar'>;
}

interface StoredPeriod {
  id: number;
  index: number;
  weekIds: number[];
}

/**
 * Returns the tenant's periods. The node caches them, because a period never changes.
 * Missing periods (a new quarter has begun, or the clock was set) are created in the caller's transaction.
 */
export async function periodsOf(reader: PeriodReader): Promise<Periods> {
  const { tenant, now, cache } = reader;
  const current = currentQuarter(now, tenant.calendar).index;
  // Another first month of the fiscal year makes other quarters.
  const kind = `periods-${tenant.calendar.firstFiscalMonth}`;
  const known = cache.get<StoredPeriod[]>(kind, tenant.id);
  if (known && covers(known, current)) return view(known, current, reader);
  const stored = await readPeriods(reader);
  if (covers(stored, current)) {
    cache.set(kind, tenant.id, stored);
    return view(stored, current, reader);
  }
  await makePeriods(reader, stored);
  // Do not cache: if this transaction is rolled back, the ids do not exist.
  return view(await readPeriods(reader), current, reader);
}

function covers(stored: readonly StoredPeriod[], current: number): boolean {
  const first = stored[0];
  const last = stored.at(-1);
  return (
    first !== undefined &&
    last !== undefined &&
    first.index <= current &&
    last.index >= current + quartersAhead
  );
}

async function readPeriods({ db, tenant }: PeriodReader): Promise<StoredPeriod[]> {
  const rows = await db
    .selectFrom('goal_period as period')
    .innerJoin('goal_period_week as week', (join) =>
      join.onRef('week.tenant_id', '=', 'period.tenant_id').onRef('week.period_id', '=', 'period.id'),
    )
    .where('period.tenant_id', '=', tenant.id)
    .select(['period.id', 'period.index', 'week.id as week_id'])
    .orderBy('period.index')
    .orderBy('week.week')
    .execute();
  const periods: StoredPeriod[] = [];
  for (const row of rows) {
    const period = periods.at(-1);
    if (period?.id === row.id) period.weekIds.push(row.week_id);
    else periods.push({ id: row.id, index: row.index, weekIds: [row.week_id] });
  }
  return periods;
}

async function makePeriods(
  { db, tenant, now }: PeriodReader,
  stored: readonly StoredPeriod[],
): Promise<void> {
  const quarters = existingQuarters(stored[0]?.index, now, tenant.calendar);
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

const views = new WeakMap<readonly StoredPeriod[], { key: string; periods: Periods }>();

/** Returns the stored quarters in the rules' form; computed again when the quarter or the calendar changes. */
function view(stored: readonly StoredPeriod[], currentIndex: number, reader: PeriodReader): Periods {
  const key = `${currentIndex} ${JSON.stringify(reader.tenant.calendar)}`;
  const known = views.get(stored);
  if (known?.key === key) return known.periods;
  const periods = workOut(stored, currentIndex, reader);
  views.set(stored, { key, periods });
  return periods;
}

function workOut(stored: readonly StoredPeriod[], currentIndex: number, { tenant }: PeriodReader): Periods {
  const all = stored.map((period) => ({
    ...quarterByIndex(period.index, tenant.calendar),
    id: period.id,
    weekIds: period.weekIds,
  }));
  const byIndex = (index: number) => all.find((period) => period.index === index);
  const current = byIndex(currentIndex);
  if (!current) throw new Error(`Tenant ${tenant.id} has no period with index ${currentIndex}.`);
  return { current, all, byIndex, byId: (id) => all.find((period) => period.id === id) };
}
