import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveMediaType } from '@bellwether/contract/personal-data.company';
import { exportLifetime } from '@bellwether/domain/personal-data/rules';
import { exportCompany } from '#platform/backup/export-company.ts';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { DatabaseUnavailable } from '#platform/database/unavailable.ts';
import { addFile, storeFileAt } from '#platform/files/stored-files.ts';
import type { CompanyExportReference } from './jobs.company-queue.ts';

/** The largest size that a row of `file` can tell; a larger file is stored whole all the same. */
const largestSize = 2_147_483_647;

/** Makes the file of a waiting export. Safe to repeat: a file whose row was not written is purged with its bytes. */
export async function runCompanyExport(
  context: ServerContext,
  reference: CompanyExportReference,
): Promise<void> {
  try {
    await makeFile(context, reference);
  } catch (error) {
    // If the database is unavailable, the queue tries the job again.
    if (!(error instanceof DatabaseUnavailable)) await endExport(context, reference, { state: 'failed' });
    throw error;
  }
}

async function makeFile(context: ServerContext, reference: CompanyExportReference): Promise<void> {
  const { tenantId, exportId } = reference;
  const waiting = await inTenant(context.pool, tenantId, (db) =>
    db
      .selectFrom('company_export')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', exportId)
      .where('state', '=', 'waiting')
      .executeTakeFirst(),
  );
  if (!waiting) return;
  const path = join(tmpdir(), `bellwether-${randomUUID()}.tar.gz`);
  try {
    await exportCompany(context, tenantId, path, { for: 'admin' });
    const { size } = await stat(path);
    const key = await storeFileAt(context.files, tenantId, { path, mediaType: archiveMediaType });
    const now = context.clock.now();
    await inTenant(context.pool, tenantId, async (db) => {
      const kept = await db
        .updateTable('company_export')
        .set({ state: 'ready', file_key: key, expires_at: timestamp(now + exportLifetime) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', exportId)
        .where('state', '=', 'waiting')
        .returning('id')
        .executeTakeFirst();
      const file = { key, size: Math.min(size, largestSize), mediaType: archiveMediaType, pixels: null };
      if (kept)
        await addFile({ db, tenant: { id: tenantId }, now }, file, { kind: 'company_data', ownerId: null });
    });
  } finally {
    await rm(path, { force: true });
  }
}

async function endExport(
  { pool }: ServerContext,
  { tenantId, exportId }: CompanyExportReference,
  change: { state: 'failed' },
): Promise<void> {
  await inTenant(pool, tenantId, (db) =>
    db
      .updateTable('company_export')
      .set(change)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', exportId)
      .where('state', '=', 'waiting')
      .execute(),
  );
}
