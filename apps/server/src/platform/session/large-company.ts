import { sql } from 'kysely';
import type { Queries } from '../database/driver.ts';
import type { TenantCache } from './tenant-cache.ts';

/** Up to this many people, who have left included, a company is read whole and counted anew for each call. */
export const mostPeopleAtOnce = 10_000;

/** For how long a node remembers the size of a company. */
const rememberedMilliseconds = 600_000;

interface Reader {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
  readonly now: number;
  readonly cache: TenantCache;
}

interface Size {
  readonly isLarge: boolean;
  readonly at: number;
}

/**
 * Returns whether a company has more than 10,000 people (docs/decisions/0111). A node counts them once in ten minutes, and no
 * further than it must.
 */
export async function isLargeCompany({ db, tenant, now, cache }: Reader): Promise<boolean> {
  const known = cache.get<Size>('size', tenant.id);
  if (known && Math.abs(now - known.at) < rememberedMilliseconds) return known.isLarge;
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from (
    select from person where tenant_id = ${tenant.id} limit ${sql.lit(mostPeopleAtOnce + 1)}) someone`.execute(
    db,
  );
  const isLarge = (rows[0]?.people ?? 0) > mostPeopleAtOnce;
  cache.set('size', tenant.id, { isLarge, at: now });
  return isLarge;
}
