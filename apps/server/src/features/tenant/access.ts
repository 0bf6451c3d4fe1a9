import type { Queries } from '#platform/database/driver.ts';
import type { DatabasePool } from '#platform/database/pool.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { CompanyRest } from '#platform/session/company-rest.ts';
import type { Brand } from './presenter.ts';

/** A company in the directory; the directory has no tenant and no private data. */
export type DirectoryTenant = Brand & { readonly isActive: boolean; readonly held: CompanyRest | null };

/** Returns the company of a subdomain (lower case); undefined without one. */
export async function findTenant(
  db: Queries,
  subdomain: string | undefined,
): Promise<DirectoryTenant | undefined> {
  if (!subdomain) return undefined;
  const row = await db
    .selectFrom('tenant')
    .select([
      'id',
      'name',
      'subdomain',
      'logo',
      'primary_color',
      'use_light_text',
      'is_demo',
      'is_active',
      'held',
    ])
    .where('subdomain', '=', subdomain)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: row.name,
      subdomain: row.subdomain,
      logo: row.logo,
      primaryColor: row.primary_color,
      useLightText: row.use_light_text,
      isDemo: row.is_demo,
      isActive: row.is_active,
      held: row.held as CompanyRest | null,
    }
  );
}

/** Returns the company whose address was called, in a transaction of its own; undefined without one. */
export function companyAt(
  { pool }: { readonly pool: DatabasePool },
  subdomain: string | undefined,
): Promise<DirectoryTenant | undefined> {
  return inTenant(pool, 0, (db) => findTenant(db, subdomain));
}
