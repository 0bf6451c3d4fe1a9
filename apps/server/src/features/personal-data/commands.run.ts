import { buffer } from 'node:stream/consumers';
import { zipMediaType } from '@bellwether/contract/personal-data';
import { localeOf } from '@bellwether/domain/locale/locales';
import { isObserver } from '@bellwether/domain/people/roles/capabilities';
import { exportLifetime } from '@bellwether/domain/personal-data/rules';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { DatabaseUnavailable } from '#platform/database/unavailable.ts';
import { addFile, placeOf, storeFile } from '#platform/files/stored-files.ts';
import { asPerson, asTenant } from '#platform/session/gate.ts';
import { onStandby } from '#platform/session/on-standby.ts';
import { mineOf } from '../insight/calibration/queries.mine.ts';
import type { ExportReference } from './jobs.queue.ts';
import { type PersonalData, zipOfData } from './presenter.file.ts';
import { type DataRow, readDataParts } from './statements.export.ts';

/** Makes the file of a waiting export. Safe to repeat: a file whose row was not written is purged with its bytes. */
export async function runExport(context: ServerContext, reference: ExportReference): Promise<void> {
  try {
    await makeFile(context, reference);
  } catch (error) {
    // If the database is unavailable, the queue tries the job again.
    if (!(error instanceof DatabaseUnavailable)) await markFailed(context, reference);
    throw error;
  }
}

async function makeFile(context: ServerContext, { tenantId, exportId }: ExportReference): Promise<void> {
  const now = context.clock.now();
  const request = { tenantId, now, requestId: `personal-data-${exportId}` };
  const read = await asTenant(context, request, async (scope) => {
    const row = await scope.db
      .selectFrom('personal_export')
      .innerJoin('person', (join) =>
        join
          .onRef('person.tenant_id', '=', 'personal_export.tenant_id')
          .onRef('person.id', '=', 'personal_export.person_id'),
      )
      .innerJoin('person as author', (join) =>
        join
          .onRef('author.tenant_id', '=', 'personal_export.tenant_id')
          .onRef('author.id', '=', 'personal_export.author_id'),
      )
      .select([
        'person.id',
        'person.name',
        'person.avatar',
        'person.role_name as role',
        'person.deactivated_at',
        'author.id as authorId',
        'author.locale',
      ])
      .where('personal_export.tenant_id', '=', tenantId)
      .where('personal_export.id', '=', exportId)
      .where('personal_export.state', '=', 'waiting')
      .executeTakeFirst();
    if (!row) return undefined;
    const manual = await scope.db
      .selectFrom('manual_entry')
      .select('file_key')
      .where('tenant_id', '=', tenantId)
      .where('person_id', '=', row.id)
      .executeTakeFirst();
    return {
      row,
      parts: await onStandby(scope, (reading) =>
        readDataParts(reading, { personId: row.id, askerId: row.authorId }),
      ),
      manualKey: manual?.file_key ?? null,
      company: scope.tenant.name,
      hasInsight: scope.tenant.hasInsight,
      language: scope.languageOf(localeOf(row.locale, scope.tenant.locale)),
    };
  });
  if (!read) return;
  const { row, company, language } = read;
  const isOwn = row.authorId === row.id;
  const hasRecord = isOwn && read.hasInsight && row.deactivated_at === null && !isObserver(row);
  const record = hasRecord
    ? [
        await asPerson(context, { ...request, personId: row.id }, async (scope) => ({
          ...(await mineOf(scope)),
        })),
      ]
    : [];
  const ownRecord = isOwn ? { own_record: record as DataRow[] } : {};
  const parts: PersonalData['parts'] = { ...read.parts, ...ownRecord };
  const files = [
    ...(await fileOf(context, tenantId, row.avatar, 'picture')),
    ...(await fileOf(context, tenantId, read.manualKey, 'user-manual.pdf')),
  ];
  const bytes = await zipOfData({ name: row.name, company, isOwn, at: now, parts, files }, language);
  const file = await storeFile(context.files, tenantId, { bytes, mediaType: zipMediaType });
  await inTenant(context.pool, tenantId, async (db) => {
    const kept = await db
      .updateTable('personal_export')
      .set({
        state: 'ready',
        file_key: file.key,
        ready_at: timestamp(now),
        expires_at: timestamp(now + exportLifetime),
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', exportId)
      // The person may have been erased meanwhile.
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (kept)
      await addFile({ db, tenant: { id: tenantId }, now }, file, { kind: 'personal_data', ownerId: row.id });
  });
}

async function fileOf(
  { files }: ServerContext,
  tenantId: number,
  key: string | null,
  name: string,
): Promise<PersonalData['files']> {
  if (key === null) return [];
  const stream = await files.read(placeOf(tenantId, key));
  return stream ? [{ name, bytes: await buffer(stream) }] : [];
}

async function markFailed({ pool }: ServerContext, { tenantId, exportId }: ExportReference): Promise<void> {
  await inTenant(pool, tenantId, (db) =>
    db
      .updateTable('personal_export')
      .set({ state: 'failed' })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', exportId)
      .where('state', '=', 'waiting')
      .execute(),
  );
}
