import { type SqlBool, sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import { uploadLifetime } from './manual/commands.entry.ts';

/** Deletes the rows of uploads that were not used within an hour. The daily purge of files deletes the bytes. */
export async function purgeUploads({ pool, clock }: Pick<ServerContext, 'pool' | 'clock'>): Promise<void> {
  const before = timestamp(clock.now() - uploadLifetime);
  await everyTenant(pool, async (tenantId) => {
    await inTenant(pool, tenantId, (db) =>
      db
        .deleteFrom('file')
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', 'manual_upload')
        .where(sql<SqlBool>`created_at <= ${before}::timestamptz`)
        .execute(),
    );
  });
}
