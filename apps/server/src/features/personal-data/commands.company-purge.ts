import { sql } from 'kysely';
import { purgeCompany } from '#platform/backup/purge-company.ts';
import type { ServerContext } from '#platform/context.ts';
import { instant } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { removeInboxFiles } from '#platform/files/company-inbox.ts';
import { placeOf } from '#platform/files/stored-files.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';

type PurgeContext = Pick<ServerContext, 'pool' | 'owner' | 'clock' | 'files' | 'config'>;

/** Removes files with the data of companies after seven days, and deletes companies whose end is 30 days ago. */
export async function purgeCompanies(context: PurgeContext): Promise<void> {
  await purgeExports(context);
  const { rows } = await inTenant(context.pool, 0, (db) =>
    sql<{
      id: number;
      subdomain: string;
    }>`select id, subdomain from tenant where held = 'ended' and purge_at <= ${instant(context.clock.now())}`.execute(
      db,
    ),
  );
  // A legal hold stops it (personal-data.5); the next run looks again.
  for (const { id, subdomain } of rows) {
    if (await isUnderLegalHold(context, id)) continue;
    await removeInboxFiles(context, subdomain);
    await purgeCompany(context, id);
  }
}

async function isUnderLegalHold({ pool }: PurgeContext, tenantId: number): Promise<boolean> {
  const { rows } = await inTenant(pool, tenantId, (db) =>
    sql`select from legal_hold where tenant_id = ${tenantId} and lifted_at is null limit 1`.execute(db),
  );
  return rows.length > 0;
}

async function purgeExports({ pool, clock, files }: PurgeContext): Promise<void> {
  const now = instant(clock.now());
  await everyTenant(pool, async (tenantId) => {
    const { rows } = await inTenant(pool, tenantId, (db) =>
      sql<{ key: string }>`with expired as (
          select id, file_key from company_export
          where tenant_id = ${tenantId} and state = 'ready' and expires_at <= ${now} for update
        ), changed as (update company_export set state = 'removed', file_key = null from expired
          where company_export.tenant_id = ${tenantId} and company_export.id = expired.id)
        delete from file using expired where file.tenant_id = ${tenantId} and file.key = expired.file_key
        returning file.key`.execute(db),
    );
    for (const { key } of rows) await files.delete(placeOf(tenantId, key));
  });
}
