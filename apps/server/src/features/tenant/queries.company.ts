import { buffer } from 'node:stream/consumers';
import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getLogo } from '@bellwether/contract/tenant.company';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { findFile, placeOf } from '#platform/files/stored-files.ts';
import type { Outside } from '#platform/http/route.ts';
import type { SentFile } from '#platform/http/sent-file.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { logoAddress } from './presenter.ts';

type Logo = EndpointReplyInput<typeof getLogo>;

const none: Logo = { Logo: null, data: null, width: 0, height: 0 };

/** Returns the company's logo with its picture; nulls and 0 without one. Reads the bytes after the commit. */
export async function logoOf(scope: Scope, files: FileStore): Promise<Outside<Logo>> {
  const { id, logo } = scope.tenant;
  const row = logo === null ? undefined : await findFile(scope.db, id, logo, ['logo']);
  if (!row) return async () => none;
  return async () => {
    const stream = await files.read(placeOf(id, row.key));
    if (!stream) return none;
    const data = `data:${row.media_type};base64,${(await buffer(stream)).toString('base64')}`;
    return { Logo: logoAddress(id, row.key), data, width: row.width ?? 0, height: row.height ?? 0 };
  };
}

/**
 * Returns the picture of a logo.
 * @throws HttpProblem 404 if it does not belong to this company.
 */
export async function readLogo(
  { pool, files }: Pick<ServerContext, 'pool' | 'files'>,
  { tenant, key }: { tenant: number; key: string },
): Promise<SentFile> {
  const row = await inTenant(pool, tenant, (db) => findFile(db, tenant, key, ['logo', 'square_logo']));
  const bytes = row && (await files.read(placeOf(tenant, key)));
  if (!bytes) throw notFound();
  return { mediaType: row.media_type, size: row.size, bytes };
}
