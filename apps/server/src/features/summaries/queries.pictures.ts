import { buffer } from 'node:stream/consumers';
import type { FileStore } from '#platform/files/file-store.ts';
import { asPng } from '#platform/files/picture.ts';
import { findFile, placeOf } from '#platform/files/stored-files.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { Subject } from './access.ts';
import type { CoverPictures } from './presenter.deck.ts';

/** Returns the person's picture and the company's logo, if they exist. Reads their bytes after the commit. */
export async function coverPictures(
  scope: Scope,
  { subject }: { readonly subject: Pick<Subject, 'avatar'> | null },
  files: FileStore,
): Promise<() => Promise<CoverPictures>> {
  const { id, logo: key } = scope.tenant;
  const logo = key === null ? undefined : await findFile(scope.db, id, key, ['logo']);
  const avatar = subject?.avatar ?? null;
  return async () => ({
    avatar: avatar === null ? null : await pngOf(files, id, avatar),
    logo: logo ? await sized(await pngOf(files, id, logo.key), logo) : null,
  });
}

async function sized(
  bytes: Uint8Array | null,
  { width, height }: { readonly width: number | null; readonly height: number | null },
) {
  return bytes && width !== null && height !== null ? { bytes, width, height } : null;
}

/** Returns a stored picture as PNG; null if its bytes are missing. */
async function pngOf(files: FileStore, tenantId: number, key: string): Promise<Uint8Array | null> {
  const stream = await files.read(placeOf(tenantId, key));
  // Copy the bytes: a pooled buffer shares its memory with other buffers, and the thread would get those, too.
  return stream ? new Uint8Array(await asPng(await buffer(stream))) : null;
}
