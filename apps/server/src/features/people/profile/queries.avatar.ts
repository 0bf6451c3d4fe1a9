import { buffer } from 'node:stream/consumers';
import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { getPicture } from '@bellwether/contract/people/avatar';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { asPng } from '#platform/files/picture.ts';
import { placeOf } from '#platform/files/stored-files.ts';
import type { SentFile } from '#platform/http/sent-file.ts';
import { notFound } from '#platform/refusal/problem.ts';
import { isSigned } from '#platform/session/picture-address.ts';

/**
 * Returns the picture behind a signed address.
 * @throws HttpProblem 404 for an invalid or expired signature, and for a deleted picture.
 */
export async function readPicture(
  { pool, files }: Pick<ServerContext, 'pool' | 'files'>,
  asked: EndpointParsed<typeof getPicture>['params'],
  now: number,
): Promise<SentFile> {
  const { rows } = await inTenant(pool, asked.tenant, (db) =>
    sql<{ secret: Buffer; size: number | null; media_type: string | null }>`
      select installed.key as secret, file.size, file.media_type from installation_key installed
      left join file on file.tenant_id = ${asked.tenant} and file.key = ${asked.key} and file.kind = 'avatar'`.execute(
      db,
    ),
  );
  const [row] = rows;
  if (!row) throw new Error('The installation has no key.');
  const signed = { tenant: asked.tenant, key: asked.key, until: Number(asked.until) };
  const { size, media_type: mediaType } = row;
  if (!isSigned(row.secret, signed, asked.signature, now) || size === null || mediaType === null)
    throw notFound();
  const bytes = await files.read(placeOf(asked.tenant, asked.key));
  if (!bytes) throw notFound();
  return { mediaType, size, bytes };
}

/** Returns the picture as a data address (PNG); null if its bytes are missing. */
export async function pictureData(files: FileStore, tenantId: number, key: string): Promise<string | null> {
  const stream = await files.read(placeOf(tenantId, key));
  if (!stream) return null;
  const png = await asPng(await buffer(stream));
  return `data:image/png;base64,${png.toString('base64')}`;
}
