import { currentQuarter, type Quarter, quarterByIndex } from '@bellwether/domain/calendar/quarter';
import { quartersAhead } from '@bellwether/domain/calendar/settings';
import type { Queries } from '#platform/database/driver.ts';
import type { ActingTenant } from '#platform/session/scope.ts';
import type { TenantCache } from '#platform/session/tenant-cache.ts';

/** A stored quarter. `weekIds[n - 1]` is the id of week n, 1 to 22. */
export interface Period extends Quarter {
  readonly id: number;
  readonly weekIds: readonly number[];
}

/** A tenant's quarters: from its first to five after the current one (calendar.3). */
export interface Periods {
  readonly current: Period;
  /** By rising index, without gaps. */
  readonly all: readonly Period[];
  byId(id: number): Period | undefined;
  byIndex(index: number): Period | undefined;
}

export interface PeriodReader {
  readonly db: Queries;
  readonly now: number;
  readonly cache: TenantCache;
  readonly tenant: Pick<ActingTenant, 'id' | 'calendar'> & Partial<Pick<ActingTenant, 'firstQuarter'>>;
}

export interface StoredPeriod {
  id: number;
  index: number;
  weekIds: number[];
}

/**
 * Returns the tenant's stored periods. Writes nothing: `ensurePeriods` has created the missing ones and filled
 * the node's cache before.
 */
export async function periodsOf(reader: PeriodReader): Promise<Periods> {
  const current = currentQuarter(reader.now, reader.tenant.calendar).index;
  return workOut(knownPeriods(reader) ?? (await readPeriods(reader)), current, reader);
}

/** Returns the cached quarters if they reach from the first one to five after the current one. */
export function knownPeriods({ tenant, now, cache }: PeriodReader): StoredPeriod[] | undefined {
  const known = cache.get<StoredPeriod[]>(cacheKind(tenant), tenant.id);
  return known && covers(known, now, tenant) ? known : undefined;
}

/** Caches quarters. Only for quarters of committed transactions: after a rollback the ids do not exist. */
export function cachePeriods({ tenant, cache }: PeriodReader, stored: readonly StoredPeriod[]): void {
  cache.set(cacheKind(tenant), tenant.id, stored);
}

/** Another first month of the fiscal year makes other quarters. */
function cacheKind({ calendar }: PeriodReader['tenant']): string {
  return `periods-${calendar.firstFiscalMonth}`;
}

/** Returns whether the quarters reach from the first one to five after the current one (calendar.3). */
export function covers(
  stored: readonly StoredPeriod[],
  now: number,
  { calendar, firstQuarter }: PeriodReader['tenant'],
): boolean {
  const current = currentQuarter(now, calendar).index;
  const first = stored[0];
  const last = stored.at(-1);
  return (
    first !== undefined &&
    last !== undefined &&
    first.index <= (firstQuarter ?? current) &&
    last.index >= current + quartersAhead
  );
}

/** Reads the tenant's quarters, by rising index. */
export async function readPeriods({ db, tenant }: PeriodReader): Promise<StoredPeriod[]> {
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

/** Returns the stored quarters as they are now, also those of the open transaction. */
export async function storedPeriodsOf(reader: PeriodReader): Promise<Periods> {
  const current = currentQuarter(reader.now, reader.tenant.calendar).index;
  return workOut(await readPeriods(reader), current, reader);
}

/** Returns the stored quarters in the rules' form. */
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
