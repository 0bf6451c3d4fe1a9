import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { instant } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { eventClausesOf } from '#platform/events/record-event.ts';
import { placeOf } from '#platform/files/stored-files.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';

/** Removes files with personal data after their seven days, and the kept appraisals of erased people after their date. */
export async function purgePersonalData({
  pool,
  clock,
  files,
}: Pick<ServerContext, 'pool' | 'clock' | 'files'>): Promise<void> {
  const at = clock.now();
  const now = instant(at);
  await everyTenant(pool, async (tenantId) => {
    const keys = await inTenant(pool, tenantId, async (db) => {
      const { rows } = await sql<{ key: string }>`with expired as (
          select id, file_key from personal_export
          where tenant_id = ${tenantId} and state = 'ready' and expires_at <= ${now} for update
        ), changed as (update personal_export set state = 'removed', file_key = null from expired
          where personal_export.tenant_id = ${tenantId} and personal_export.id = expired.id)
        delete from file using expired where file.tenant_id = ${tenantId} and file.key = expired.file_key
        returning file.key`.execute(db);
      const act = { db, tenant: { id: tenantId }, requestId: 'purge-personal-data', now: at };
      const event = { kind: 'person.appraisals_erased', subjectId: sql`gone.id`, detail: {} } as const;
      await sql`with gone as (update person set appraisals_kept_until = null
          where tenant_id = ${tenantId} and appraisals_kept_until <= ${now} returning id),
        erased as (delete from appraisal using gone where appraisal.tenant_id = ${tenantId} and appraisal.employee_id = gone.id),
        ${eventClausesOf(act, sql`gone`, [event], sql`gone.id`)} select 1`.execute(db);
      return rows.map(({ key }) => key);
    });
    for (const key of keys) await files.delete(placeOf(tenantId, key));
  });
}
